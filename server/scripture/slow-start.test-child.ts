// Stands in for the thread of the engine: its first task takes as long as loading Bible and bank, every other one none.
import { parentPort } from 'node:worker_threads'

let loaded = false
parentPort?.on('message', ({ id, args: [content] }: { id: number; args: string[] }) => {
  if (content === 'dies') process.exit(3)
  if (!loaded) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500)
  loaded = true
  parentPort?.postMessage({ id, value: content })
})
