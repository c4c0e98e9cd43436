import { availableParallelism, totalmem } from 'node:os'
import type { OfflineTasks } from './offline-tasks.ts'
import { traced } from '#server/observe/spans.ts'
import { OfflineThread, type Task } from './offline-one-thread.ts'

/** What somebody sits and waits for goes before the writing of whole books. */
const awaited = new Set<keyof OfflineTasks>(['lookUp', 'recheck', 'rewrite', 'suppliesAtHand', 'readRewritten', 'suggest', 'changePlan'])
const gigabyte = 1024 ** 3
/** A container may have less than its machine. */
const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
/** Half of the cores, because requests and printing want some; each thread holds some 190 MB. */
const most =
  memory < 1.2 * gigabyte ? 1 : Math.min(4, Math.max(2, Math.floor(Math.min(availableParallelism() / 2, memory / (4 * gigabyte)))))

/** Too many wait for the time that nobody else needs, or one has waited too long for it. */
export class Crowded extends Error {}
/** What is done in the time that nobody else needs: so many may wait, so long, and each may take so long. One at a time is done. */
const spare = { atOnce: 8, patienceMs: 30_000, limitMs: 15_000 }
const warmUp = 'The Lord is my shepherd. He leads me beside still waters.'

/**
 * The engine without AI, in two to four threads of its own (one where memory is short). A thread is given one task at a time: a task that takes too
 * long, or ends its thread, fails alone, and those behind it have lost nothing. The first thread stays until all rest; the others
 * start where all are busy and leave when they have had nothing to do for a while. Work for people without an account waits
 * until nobody of the house does.
 */
export class OfflineWriter {
  readonly #options: { thread: URL; limitMs: number; idleMs: number }
  readonly #threads: OfflineThread[] = []
  readonly #waiting: Task[] = []
  readonly #waitingForSpare: Task[] = []
  readonly #mostThreads: number
  readonly #spare: typeof spare
  #isAtSpare = false
  #hasTriedToWarm = false
  #closed = false

  constructor({
    thread = new URL('./offline-thread.ts', import.meta.url),
    limitMs = 20_000,
    idleMs = 60_000,
    mostThreads = most,
    spareTime = {},
  }: { thread?: URL; limitMs?: number; idleMs?: number; mostThreads?: number; spareTime?: Partial<typeof spare> } = {}) {
    this.#spare = { ...spare, ...spareTime }
    this.#options = { thread, limitMs, idleMs }
    this.#mostThreads = mostThreads
  }

  /** Runs one task; rejects when it took more than 20 s of its own, and then its thread is replaced. */
  run<Name extends keyof OfflineTasks>(task: Name, ...args: Parameters<OfflineTasks[Name]>): Promise<ReturnType<OfflineTasks[Name]>> {
    const begin = (resolve: (value: ReturnType<OfflineTasks[Name]>) => void, reject: (error: Error) => void) => {
      const one: Task = { task, args, about: about(args), resolve: resolve as (value: unknown) => void, reject }
      if (this.#closed) {
        reject(new Error('the server is stopping'))
        return
      }
      const behind = awaited.has(task) ? this.#waiting.findIndex((other) => !awaited.has(other.task)) : -1
      if (behind < 0) this.#waiting.push(one)
      else this.#waiting.splice(behind, 0, one)
      this.#begin()
    }
    return traced({ name: `engine ${task}` }, () => new Promise(begin))
  }

  /** Runs one task when nobody else's waits; rejects with Crowded where too many wait for that, or it does not come. */
  runInSpareTime<Name extends keyof OfflineTasks>(
    task: Name,
    ...args: Parameters<OfflineTasks[Name]>
  ): Promise<ReturnType<OfflineTasks[Name]>> {
    const { atOnce, patienceMs, limitMs } = this.#spare
    if (this.#closed) return Promise.reject(new Error('the server is stopping'))
    if (this.#waitingForSpare.length >= atOnce) return Promise.reject(new Crowded('too many wait for spare time'))
    return new Promise((resolve, reject) => {
      const ended = (end: () => void) => {
        this.#isAtSpare = false
        end()
        this.#begin()
      }
      const one: Task = {
        task,
        args,
        limitMs,
        about: about(args),
        resolve: (value) => ended(() => resolve(value as ReturnType<OfflineTasks[Name]>)),
        reject: (error) => ended(() => reject(error)),
      }
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

  /** Lets every thread go where none is at work and nothing waits; the next task starts one again. */
  async rest(): Promise<void> {
    const idle = this.#waiting.length === 0 && this.#waitingForSpare.length === 0 && this.#threads.every((thread) => !thread.busy)
    if (idle) await Promise.all(this.#threads.splice(0).map((thread) => thread.close(new Error('it had nothing to do'))))
  }

  /** How many threads there are, and how many tasks wait for one. */
  get load(): { threads: number; waiting: number } {
    return { threads: this.#threads.length, waiting: this.#waiting.length }
  }

  async close(): Promise<void> {
    this.#closed = true
    const stopped = new Error('the server is stopping')
    for (const one of [...this.#waiting.splice(0), ...this.#waitingForSpare.splice(0)]) one.reject(stopped)
    await Promise.all(this.#threads.splice(0).map((thread) => thread.close(stopped)))
  }

  #begin(): void {
    while (this.#waiting.length > 0) {
      const one = this.#waiting[0]
      const thread = one && this.#threadFor(one)
      if (!thread) return
      this.#waiting.shift()
      thread.give(one)
    }
    const one = this.#closed || this.#isAtSpare ? undefined : this.#waitingForSpare[0]
    const thread = one && this.#threadFor(one)
    if (!thread) return
    if (!thread.isWarm && !this.#hasTriedToWarm) {
      // A spare task, whose time is short, does not pay for what a new thread has to load.
      this.#hasTriedToWarm = true
      const done = () => undefined
      thread.give({ task: 'suggest', args: [warmUp], about: '', resolve: done, reject: done })
      return
    }
    this.#hasTriedToWarm = false
    this.#waitingForSpare.shift()
    this.#isAtSpare = true
    thread.give(one)
  }

  /** A thread that has read this sermon need not read it again; undefined where all are busy. */
  #threadFor(one: Task): OfflineThread | undefined {
    const idle = this.#threads.filter((thread) => !thread.busy)
    if (idle.length === 0 && this.#threads.length >= this.#mostThreads) return undefined
    return idle.find((other) => other.knows(one.about)) ?? idle[0] ?? this.#grow()
  }

  #grow(): OfflineThread {
    const thread: OfflineThread = new OfflineThread(this.#options, {
      free: () => this.#begin(),
      idle: () => {
        if (this.#threads.length < 2) return
        this.#threads.splice(this.#threads.indexOf(thread), 1)
        void thread.close(new Error('it had nothing to do'))
      },
    })
    this.#threads.push(thread)
    return thread
  }
}

/** Which sermon a task is about, as far as a thread's memory is concerned. */
function about([first]: unknown[]): string {
  if (typeof first !== 'object' || first === null || !('content' in first)) return ''
  const { title = '', content = '' } = first as { title?: string; content?: string }
  return `${title}\0${content.length}`
}
