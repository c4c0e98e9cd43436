import { Worker } from 'node:worker_threads'
import type { OfflineTasks } from './offline-tasks.ts'

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }
type Answer = { id: number; value?: unknown; error?: string }
const limitMs = 20_000

/** The engine without AI, in a thread of its own that starts with the first task and again after a failure. */
export class OfflineWriter {
  #worker: Worker | undefined
  #next = 0
  readonly #waiting = new Map<number, Waiting>()

  /** Runs one task; rejects after 20 s, and then the thread is replaced. */
  run<Task extends keyof OfflineTasks>(task: Task, ...args: Parameters<OfflineTasks[Task]>): Promise<ReturnType<OfflineTasks[Task]>> {
    const worker = (this.#worker ??= this.#start())
    const id = this.#next++
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#fail(new Error(`the offline engine took more than ${limitMs / 1000} s`)), limitMs)
      this.#waiting.set(id, { resolve: resolve as (value: unknown) => void, reject, timer })
      worker.postMessage({ id, task, args })
    })
  }

  /** Loads the Bible ahead of the first sermon. */
  async warm(): Promise<void> {
    await this.run('suggest', 'The Lord is my shepherd. He leads me beside still waters.')
  }

  async close(): Promise<void> {
    const worker = this.#worker
    this.#fail(new Error('the server is stopping'))
    await worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./offline-thread.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 300 } })
    worker.unref()
    worker.on('message', ({ id, value, error }: Answer) => {
      const waiting = this.#waiting.get(id)
      if (!waiting) return
      this.#waiting.delete(id)
      clearTimeout(waiting.timer)
      if (error === undefined) waiting.resolve(value)
      else waiting.reject(new Error(error))
    })
    worker.on('error', (error: Error) => this.#fail(error))
    return worker
  }

  #fail(error: Error): void {
    const worker = this.#worker
    this.#worker = undefined
    for (const waiting of this.#waiting.values()) {
      clearTimeout(waiting.timer)
      waiting.reject(error)
    }
    this.#waiting.clear()
    void worker?.terminate()
  }
}
