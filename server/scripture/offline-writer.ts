import { Worker } from 'node:worker_threads'
import type { OfflineTasks } from './offline-tasks.ts'

type Task = {
  id: number
  task: keyof OfflineTasks
  args: unknown[]
  limitMs: number
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}
type Answer = { id: number; value?: unknown; error?: string }

/** Too many wait for the time that nobody else needs, or one has waited too long for it. */
export class Crowded extends Error {}
const warmUp = 'The Lord is my shepherd. He leads me beside still waters.'
/** What is done in the time that nobody else needs: so many may wait, so long, and each may take so long. */
const spare = { atOnce: 8, patienceMs: 30_000, limitMs: 15_000 }

/**
 * The engine without AI, in a thread of its own that starts with the first task and again after a failure. It is given
 * one task at a time: a task that takes too long, or ends the thread, fails alone, and those behind it have lost nothing.
 * Work for people without an account waits until nobody of the house does.
 */
export class OfflineWriter {
  readonly #thread: URL
  readonly #limitMs: number
  readonly #spare: typeof spare
  readonly #waiting: Task[] = []
  readonly #waitingForSpare: Task[] = []
  #worker: Worker | undefined
  #running: Task | undefined
  #timer: NodeJS.Timeout | undefined
  #isOnline = false
  /** A thread has done something already: from its first task on it knows Bible and bank. */
  #isWarm = false
  #hasTriedToWarm = false
  #next = 0

  constructor({
    thread = new URL('./offline-thread.ts', import.meta.url),
    limitMs = 20_000,
    spareTime = {} as Partial<typeof spare>,
  } = {}) {
    this.#thread = thread
    this.#limitMs = limitMs
    this.#spare = { ...spare, ...spareTime }
  }

  /** Runs one task; rejects when it took more than 20 s of its own, and then the thread is replaced. */
  run<Name extends keyof OfflineTasks>(task: Name, ...args: Parameters<OfflineTasks[Name]>): Promise<ReturnType<OfflineTasks[Name]>> {
    return new Promise((resolve, reject) => {
      const limitMs = this.#limitMs
      this.#waiting.push({ id: this.#next++, task, args, limitMs, resolve: resolve as (value: unknown) => void, reject })
      this.#begin()
    })
  }

  /** Runs one task when nobody else's waits; rejects with Crowded where too many wait for that, or it does not come. */
  runInSpareTime<Name extends keyof OfflineTasks>(
    task: Name,
    ...args: Parameters<OfflineTasks[Name]>
  ): Promise<ReturnType<OfflineTasks[Name]>> {
    const { atOnce, patienceMs, limitMs } = this.#spare
    if (this.#waitingForSpare.length >= atOnce) return Promise.reject(new Crowded('too many wait for spare time'))
    return new Promise((resolve, reject) => {
      const one: Task = { id: this.#next++, task, args, limitMs, resolve: resolve as (value: unknown) => void, reject }
      this.#waitingForSpare.push(one)
      setTimeout(() => {
        const at = this.#waitingForSpare.indexOf(one)
        if (at < 0) return
        this.#waitingForSpare.splice(at, 1)
        reject(new Crowded('no spare time came'))
      }, patienceMs).unref()
      this.#begin()
    })
  }

  /** Loads the Bible ahead of the first sermon. */
  async warm(): Promise<void> {
    await this.run('suggest', warmUp)
  }

  async close(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    const stopped = new Error('the server is stopping')
    for (const one of [...this.#waiting.splice(0), ...this.#waitingForSpare.splice(0)]) one.reject(stopped)
    this.#settle((one) => one.reject(stopped))
    await worker?.terminate()
  }

  #begin(): void {
    if (this.#running) return
    const one = this.#waiting.shift() ?? this.#forSpareTime()
    if (!one) return
    this.#running = one
    const worker = (this.#worker ??= this.#start())
    if (this.#isOnline) this.#startClock()
    try {
      worker.postMessage({ id: one.id, task: one.task, args: one.args })
    } catch (error) {
      this.#settle(() => one.reject(error instanceof Error ? error : new Error(String(error))))
    }
  }

  /** Nobody's own task pays for what a new thread has to load: a spare one, whose time is short, comes behind it. */
  #forSpareTime(): Task | undefined {
    if (this.#isWarm || this.#hasTriedToWarm || this.#waitingForSpare.length === 0) return this.#waitingForSpare.shift()
    this.#hasTriedToWarm = true
    const done = () => undefined
    return { id: this.#next++, task: 'suggest', args: [warmUp], limitMs: this.#limitMs, resolve: done, reject: done }
  }

  /** The clock starts with the task: neither waiting behind others nor the start of a thread is its fault. */
  #startClock(): void {
    clearTimeout(this.#timer)
    const limitMs = this.#running?.limitMs ?? this.#limitMs
    this.#timer = setTimeout(() => this.#replace(new Error(`the offline engine took more than ${limitMs / 1000} s`)), limitMs)
  }

  #settle(end: (one: Task) => void): void {
    const one = this.#running
    clearTimeout(this.#timer)
    this.#running = undefined
    if (one) end(one)
    this.#begin()
  }

  #start(): Worker {
    const worker = new Worker(this.#thread, { resourceLimits: { maxOldGenerationSizeMb: 300 } })
    worker.unref()
    this.#isOnline = false
    worker.on('online', () => {
      if (this.#worker !== worker) return
      this.#isOnline = true
      if (this.#running) this.#startClock()
    })
    worker.on('message', ({ id, value, error }: Answer) => {
      this.#isWarm = true
      this.#hasTriedToWarm = false
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
    this.#isWarm = false
    this.#hasTriedToWarm = false
    void worker?.terminate()
    this.#settle((one) => one.reject(error))
  }
}
