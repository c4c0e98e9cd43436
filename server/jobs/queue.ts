import { randomUUID } from 'node:crypto'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { jobs } from '#server/db/schema.ts'
import type { Logger } from '#server/http/log.ts'
import { traced, traceParent } from '#server/observe/spans.ts'
import { ComeAgain } from './come-again.ts'
import { claimJobs, type JobRow, type Lane, lanesDue, leaseSeconds } from './claim.store.ts'

export type Job = { id: string; payload: unknown; attempt: number; lastAttempt: boolean }
/** Does one job; `lost` fires when the lease is gone and the work belongs to another worker. */
export type JobHandler = (job: Job, lost: AbortSignal) => Promise<void>
export type JobHandlers = Record<string, JobHandler>

type Running = { leaseToken: string; lane: Lane; account: string | null; stop: AbortController; done: Promise<void> }
type Slots = Record<Lane, number>
/** How many jobs of a lane one process does at once. */
const usualSlots: Slots = { lessons: 4, voice: 2, mail: 2, other: 2 }
type Wanted = { uniqueKey?: string; maxAttempts?: number; delaySeconds?: number; lane?: Lane; account?: string | null }

/**
 * A queue in the database: enqueued in the caller's transaction, claimed with SKIP LOCKED, kept by a lease with a
 * heartbeat, fenced by a token, and taken up again by another worker when one dies.
 */
export class JobQueue {
  readonly #db: Database
  readonly #log: Logger
  readonly #worker = `${process.pid}-${randomUUID().slice(0, 4)}`
  readonly #running = new Map<string, Running>()
  #stopped = true
  #ending = false
  #wake: (() => void) | undefined
  #loop: Promise<void> = Promise.resolve()
  #beat: NodeJS.Timeout | undefined

  constructor(db: Database, log: Logger) {
    this.#db = db
    this.#log = log
  }

  /** Adds a job to the open transaction. An equal `uniqueKey` that waits or runs makes this a no-op. */
  async add(
    kind: string,
    payload: object,
    { uniqueKey, maxAttempts = 4, delaySeconds = 0, lane = 'other', account = null }: Wanted = {},
  ): Promise<void> {
    await this.#db.q
      .insert(jobs)
      .values({
        kind,
        lane,
        account,
        payload: traceParent() ? { ...payload, traceparent: traceParent() } : payload,
        maxAttempts,
        uniqueKey: uniqueKey ?? null,
        runAt: sql`now() + make_interval(secs => ${delaySeconds})`,
      })
      .onConflictDoNothing()
  }

  /** Lets a job that waits for later begin now. */
  async hurry(uniqueKey: string): Promise<void> {
    await this.#db.q
      .update(jobs)
      .set({ runAt: sql`now()` })
      .where(and(eq(jobs.uniqueKey, uniqueKey), eq(jobs.state, 'queued')))
    this.poke()
  }

  /** Looks for work now instead of at the next poll; call it after the transaction that added a job. */
  poke(): void {
    this.#wake?.()
  }

  start(handlers: JobHandlers, { slots = usualSlots, pollMs = 500 }: { slots?: Slots; pollMs?: number } = {}): void {
    this.#stopped = false
    this.#ending = false
    this.#beat = setInterval(
      () => void this.#heartbeat().catch((error: unknown) => this.#log.warn({ error: String(error) }, 'job heartbeat failed')),
      (leaseSeconds * 1000) / 3,
    )
    this.#loop = this.#run(handlers, slots, pollMs)
  }

  /** Takes no more jobs; those that run go on. */
  pause(): void {
    this.#stopped = true
    this.#wake?.()
  }

  /** Resolves when nothing runs here any more. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all([...this.#running.values()].map((job) => job.done))
  }

  /** Stops claiming, tells the running jobs to stop, and leaves what they were at to the next start. */
  async stop(): Promise<void> {
    this.pause()
    this.#ending = true
    clearInterval(this.#beat)
    for (const job of this.#running.values()) job.stop.abort()
    await Promise.race([
      Promise.all([this.#loop, ...[...this.#running.values()].map((job) => job.done)]),
      new Promise((done) => setTimeout(done, 3000).unref()),
    ])
    await this.#release()
  }

  async #run(handlers: JobHandlers, slots: Slots, pollMs: number): Promise<void> {
    // The embedded database has one user: what is marked as running was left by a process that died.
    if (this.#db.kind === 'embedded')
      await this.#db.q
        .update(jobs)
        .set({ leaseUntil: sql`now() - interval '1 second'` })
        .where(eq(jobs.state, 'running'))
    while (!this.#stopped) {
      const claimed = await this.#claim(slots).catch(
        (error: unknown) => (this.#log.warn({ error: String(error) }, 'no job could be claimed'), []),
      )
      for (const job of claimed) this.#begin(job, handlers)
      if (claimed.length === 0 && !this.#stopped)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, pollMs)
          this.#wake = () => (clearTimeout(timer), resolve())
        })
    }
  }

  /** What is due in the lanes that have room here. One account never takes the last place of a lane, so that nobody waits for another's work. */
  async #claim(slots: Slots): Promise<JobRow[]> {
    const own = [...this.#running.entries()]
    const free = (lane: Lane) => slots[lane] - own.filter(([, job]) => job.lane === lane).length
    // A worker that was held up past its lease is still at the job: it never takes its own a second time.
    const mine = own.map(([id]) => id)
    const claimed: JobRow[] = []
    if (!(Object.keys(slots) as Lane[]).some((lane) => free(lane) > 0)) return claimed
    for (const lane of await lanesDue(this.#db, mine)) {
      if (free(lane) <= 0) continue
      const share = Math.max(1, slots[lane] - 1)
      const here = own.flatMap(([, job]) => (job.lane === lane && job.account ? [job.account] : []))
      claimed.push(...(await claimJobs(this.#db, { lane, count: free(lane), share, here, mine, worker: this.#worker })))
    }
    return claimed
  }

  #begin(job: JobRow, handlers: JobHandlers): void {
    const stop = new AbortController()
    const leaseToken = job.leaseToken ?? ''
    const done = this.#work(job, leaseToken, handlers, stop.signal).finally(() => {
      this.#running.delete(job.id)
      this.#wake?.()
    })
    this.#running.set(job.id, { leaseToken, lane: job.lane, account: job.account, stop, done })
  }

  async #work(job: JobRow, leaseToken: string, handlers: JobHandlers, lost: AbortSignal): Promise<void> {
    const mine = and(eq(jobs.id, job.id), eq(jobs.leaseToken, leaseToken))
    try {
      const handler = handlers[job.kind]
      if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`)
      const { kind, attempt } = job
      const parent = (job.payload as { traceparent?: string }).traceparent
      await traced({ name: `job ${kind}`, kind: 'consumer', attributes: { 'storyfold.attempt': attempt }, parent }, () =>
        handler({ id: job.id, payload: job.payload, attempt, lastAttempt: attempt >= job.maxAttempts }, lost),
      )
      await this.#db.q
        .update(jobs)
        .set({ state: 'done', leaseUntil: null, updatedAt: sql`now()` })
        .where(mine)
    } catch (error) {
      if (this.#ending) return
      if (error instanceof ComeAgain) return await this.#put(mine, error.seconds)
      this.#log.warn(
        { job: job.id, kind: job.kind, attempt: job.attempt, error: error instanceof Error ? error.stack : String(error) },
        'job failed',
      )
      const again = job.attempt < job.maxAttempts
      await this.#db.q
        .update(jobs)
        .set({
          state: again ? 'queued' : 'failed',
          runAt: sql`now() + make_interval(secs => least(60, ${jobs.backoffSeconds} * power(2, ${job.attempt}::int - 1)))`,
          error: String(error).slice(0, 500),
          leaseUntil: null,
          updatedAt: sql`now()`,
        })
        .where(mine)
        .catch((cause: unknown) => this.#log.error({ error: String(cause) }, 'the outcome of a job could not be stored'))
    }
  }

  /** Back in the queue for later, as if it had not been begun. */
  async #put(mine: SQL | undefined, seconds: number): Promise<void> {
    await this.#db.q
      .update(jobs)
      .set({
        state: 'queued',
        attempt: sql`${jobs.attempt} - 1`,
        runAt: sql`now() + make_interval(secs => ${seconds})`,
        leaseUntil: null,
        updatedAt: sql`now()`,
      })
      .where(mine)
      .catch((cause: unknown) => this.#log.error({ error: String(cause) }, 'a job that waits could not be put back'))
  }

  async #heartbeat(): Promise<void> {
    const held = [...this.#running.entries()]
    if (held.length === 0) return
    const kept = await this.#db.q
      .update(jobs)
      .set({ leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})` })
      .where(
        and(
          inArray(
            jobs.leaseToken,
            held.map(([, job]) => job.leaseToken),
          ),
          eq(jobs.state, 'running'),
        ),
      )
      .returning({ id: jobs.id })
    const still = new Set(kept.map((row) => row.id))
    for (const [id, job] of held) if (!still.has(id)) job.stop.abort()
  }

  /** Gives unfinished jobs back at once, without counting this attempt: a restart is not a failure. */
  async #release(): Promise<void> {
    const tokens = [...this.#running.values()].map((job) => job.leaseToken)
    if (tokens.length)
      await this.#db.q
        .update(jobs)
        .set({ state: 'queued', attempt: sql`${jobs.attempt} - 1`, leaseUntil: null, leaseToken: null })
        .where(inArray(jobs.leaseToken, tokens))
        .catch(() => undefined)
  }
}
