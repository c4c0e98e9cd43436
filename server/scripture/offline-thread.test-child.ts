// Stands in for the thread of the engine: "for ever" never ends, "dies" takes the thread along, a number answers after so many milliseconds, other words at once.
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', ({ id, args: [content] }: { id: number; args: string[] }) => {
  if (content === 'for ever') for (;;);
  if (content === 'dies') process.exit(3)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(content) || 0)
  parentPort?.postMessage({ id, value: content })
})
