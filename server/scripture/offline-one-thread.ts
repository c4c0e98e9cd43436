import { Worker } from 'node:worker_threads'
import type { OfflineTasks } from './offline-tasks.ts'

export type Task = {
  task: keyof OfflineTasks
  args: unknown[]
  about: string
  /** Less than the thread's own. */
  limitMs?: number
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}
type Answer = { id: number; value?: unknown; error?: string }
type Heard = { free: () => void; idle: () => void }
/** As many sermons as the thread itself keeps the reading of. */
const remembered = 30

/** So many times the limit a task may take in all, however little of that it had the processor. */
const patience = 6

/** Milliseconds of the processor that a thread has used; without end where it does not even say that. */
async function usedBy(worker: Worker): Promise<number> {
  const silent = new Promise<number>((told) => setTimeout(() => told(Infinity), 2000).unref())
  const asked = worker.cpuUsage().then(({ user, system }) => (user + system) / 1000)
  return Promise.race([asked, silent]).catch(() => 0)
}

/** One thread of the engine, with the task that it is at; it starts with its first task and again after a failure. */
export class OfflineThread {
  readonly #options: { thread: URL; limitMs: number; idleMs: number }
  readonly #heard: Heard
  #known: string[] = []
  #worker: Worker | undefined
  #running: (Task & { id: number }) | undefined
  #timer: NodeJS.Timeout | undefined
  #resting: NodeJS.Timeout | undefined
  #isOnline = false
  #isWarm = false
  #next = 0

  constructor(options: { thread: URL; limitMs: number; idleMs: number }, heard: Heard) {
    this.#options = options
    this.#heard = heard
  }

  /** From its first task on it knows Bible and bank. */
  get isWarm(): boolean {
    return this.#isWarm
  }
  get busy(): boolean {
    return this.#running !== undefined
  }
  knows(about: string): boolean {
    return about !== '' && this.#known.includes(about)
  }

  /** Begins a task; only while it is not busy. */
  give(task: Task): void {
    const one = { ...task, id: this.#next++ }
    clearTimeout(this.#resting)
    this.#running = one
    if (task.about && !this.knows(task.about)) this.#known = [...this.#known.slice(1 - remembered), task.about]
    const worker = (this.#worker ??= this.#start())
    if (this.#isOnline) this.#startClock()
    try {
      worker.postMessage({ id: one.id, task: one.task, args: one.args })
    } catch (error) {
      this.#settle((given) => given.reject(error instanceof Error ? error : new Error(String(error))))
    }
  }

  async close(reason: Error): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    clearTimeout(this.#timer)
    clearTimeout(this.#resting)
    const one = this.#running
    this.#running = undefined
    one?.reject(reason)
    await worker?.terminate()
  }

  /** The clock starts with the task: neither waiting behind others nor the start of a thread is its fault. */
  #startClock(): void {
    const [one, worker, began] = [this.#running, this.#worker, performance.now()]
    if (!one || !worker) return
    const limitMs = one.limitMs ?? this.#options.limitMs
    const before = usedBy(worker)
    const again = (ms: number) => {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => void look(), ms)
    }
    const look = async () => {
      const used = (await usedBy(worker)) - (await before)
      if (this.#running !== one) return
      // On a machine that is busy with other things a task is judged by its own work, and not for ever.
      if (used < limitMs && performance.now() - began < limitMs * patience) again(Math.max(100, limitMs - used))
      else this.#replace(new Error(`the offline engine took more than ${limitMs / 1000} s`))
    }
    again(limitMs)
  }

  #settle(end: (one: Task) => void): void {
    const one = this.#running
    clearTimeout(this.#timer)
    this.#running = undefined
    if (one) end(one)
    this.#heard.free()
    if (!this.busy) this.#resting = setTimeout(() => !this.busy && this.#heard.idle(), this.#options.idleMs).unref()
  }

  #start(): Worker {
    const worker = new Worker(this.#options.thread, { resourceLimits: { maxOldGenerationSizeMb: 300 } })
    worker.unref()
    this.#isOnline = false
    worker.on('online', () => {
      if (this.#worker !== worker) return
      this.#isOnline = true
      if (this.#running) this.#startClock()
    })
    worker.on('message', ({ id, value, error }: Answer) => {
      this.#isWarm = true
      if (this.#running?.id === id) this.#settle((one) => (error === undefined ? one.resolve(value) : one.reject(new Error(error))))
    })
    const ended = (error: Error) => this.#worker === worker && this.#replace(error)
    worker.on('error', ended)
    worker.on('exit', (code) => ended(new Error(`the thread of the offline engine ended with ${code}`)))
    return worker
  }

  /** Ends the thread with the task that it is at; the next task starts another. */
  #replace(error: Error): void {
    const worker = this.#worker
    this.#worker = undefined
    this.#known = []
    this.#isWarm = false
    void worker?.terminate()
    this.#settle((one) => one.reject(error))
  }
}
