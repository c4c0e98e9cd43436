// The thread of the engine without AI: reading and writing a sermon takes tenths of a second of CPU that no request may wait for.
import { parentPort } from 'node:worker_threads'
import { type OfflineTasks, offlineTasks } from './offline-tasks.ts'

type Ask = { id: number; task: keyof OfflineTasks; args: unknown[] }
parentPort?.on('message', ({ id, task, args }: Ask) => {
  try {
    const run = offlineTasks[task] as (...given: unknown[]) => unknown
    parentPort?.postMessage({ id, value: run(...args) })
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
