import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { jobs } from '#server/db/schema.ts'
import { useApp } from '#tests/test-app.ts'
import { JobQueue } from './queue.ts'

const at = useApp({ ROLE: 'all' })
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const until = async (done: () => Promise<boolean> | boolean) => {
  for (let tries = 0; tries < 2400 && !(await done()); tries++) await new Promise((next) => setTimeout(next, 25))
}
const none = { lessons: 0, voice: 0, mail: 0, other: 0 }
const queue = () => new JobQueue(at.app.db, quiet)
const stateOf = async (kind: string) => (await at.app.db.q.select().from(jobs).where(eq(jobs.kind, kind)))[0]?.state

test('each of forty jobs is done once by two workers', async () => {
  await at.app.jobs.stop()
  const seen: string[] = []
  const workers = [queue(), queue()]
  for (let i = 0; i < 40; i++) await workers[0]!.add('count', { i })
  for (const worker of workers) worker.start({ count: async ({ payload }) => void seen.push(JSON.stringify(payload)) }, { pollMs: 20 })
  await until(() => seen.length >= 40)
  await Promise.all(workers.map((worker) => worker.stop()))
  expect(seen).toHaveLength(40)
  expect(new Set(seen).size).toBe(40)
})

test('an equal key that waits or runs is no second job', async () => {
  const one = queue()
  await one.add('once', {}, { uniqueKey: 'same' })
  await one.add('once', {}, { uniqueKey: 'same' })
  const [row] = await at.app.db.q
    .select({ n: sql<number>`count(*)::int` })
    .from(jobs)
    .where(eq(jobs.kind, 'once'))
  expect(row?.n).toBe(1)
})

test('a job that fails is tried again, and given up after its last attempt', async () => {
  const one = queue()
  let tries = 0
  await one.add('fails', {}, { maxAttempts: 2 })
  await at.app.db.q.update(jobs).set({ backoffSeconds: 0.01 })
  one.start(
    {
      fails: async () => {
        tries++
        throw new Error('no')
      },
    },
    { pollMs: 20 },
  )
  await until(async () => (await stateOf('fails')) === 'failed')
  await one.stop()
  expect(tries).toBe(2)
})

test('a job whose worker hangs is taken up by another when the lease ends, and the hanging one can no longer write', async () => {
  const hanging = queue()
  let begun = 0
  await hanging.add('left', {})
  let release: () => void = () => undefined
  const lost = new Promise<boolean>((told) => {
    hanging.start(
      {
        left: (_, signal) =>
          new Promise<void>((done) => {
            begun++
            release = done
            signal.addEventListener('abort', () => told(true))
          }),
      },
      { pollMs: 20 },
    )
  })
  await until(async () => (await stateOf('left')) === 'running')
  await at.app.db.q.update(jobs).set({ leaseUntil: sql`now() - interval '1 second'` })
  // Many looks later it has still begun once: it does not take its own job for an abandoned one.
  await new Promise((looked) => setTimeout(looked, 200))
  expect(begun).toBe(1)
  let done = 0
  const alive = queue()
  alive.start({ left: async () => void done++ }, { pollMs: 20 })
  await until(async () => (await stateOf('left')) === 'done')
  release()
  await Promise.race([lost, new Promise((end) => setTimeout(end, 100))])
  await Promise.all([hanging.stop(), alive.stop()])
  expect(done).toBe(1)
  expect(await stateOf('left')).toBe('done')
})

/** A worker that lost its lease while it was at a job, and another that is at it now; each ends when it is told to. */
async function twoAtOneJob(kind: string) {
  const ends = { first: (_: Error | null) => {}, second: () => {} }
  const log = { begun: 0, finished: 0 }
  const first = queue()
  const second = queue()
  await first.add(kind, {})
  first.start(
    { [kind]: () => new Promise<void>((done, failed) => (ends.first = (error) => (error ? failed(error) : done()))) },
    { pollMs: 20, slots: { ...none, other: 1 } },
  )
  await until(async () => (await stateOf(kind)) === 'running')
  await at.app.db.q.update(jobs).set({ leaseUntil: sql`now() - interval '1 second'` })
  second.start(
    {
      [kind]: async () => {
        log.begun++
        await new Promise<void>((done) => (ends.second = done))
        log.finished++
      },
    },
    { pollMs: 20, slots: { ...none, other: 1 } },
  )
  await until(() => log.begun === 1)
  return { ends, log, stop: () => Promise.all([first.stop(), second.stop()]) }
}
test.each([
  ['is done with it', null],
  ['fails at it', new Error('too late')],
])('a worker that lost its job and %s all the same writes nothing of that', async (how, error) => {
  const kind = `fenced: ${how}`
  const { ends, log, stop } = await twoAtOneJob(kind)
  const [before] = await at.app.db.q.select().from(jobs).where(eq(jobs.kind, kind))
  ends.first(error)
  await new Promise((written) => setTimeout(written, 400))
  const [after] = await at.app.db.q.select().from(jobs).where(eq(jobs.kind, kind))
  expect(after).toMatchObject({ state: 'running', leaseToken: before?.leaseToken, attempt: 2, error: null })
  ends.second()
  await until(async () => (await stateOf(kind)) === 'done')
  await stop()
  expect([log, await stateOf(kind)]).toEqual([{ begun: 1, finished: 1 }, 'done'])
})

describe('the lanes', () => {
  const account = () => crypto.randomUUID()
  test('work of one lane that hangs keeps no other lane waiting', async () => {
    const worker = queue()
    let ended: () => void = () => undefined
    for (let i = 0; i < 9; i++) await worker.add('hangs', {}, { lane: 'mail', account: account() })
    await worker.add('lesson', {}, { lane: 'lessons', account: account() })
    let done = 0
    const hangs = () => new Promise<void>((end) => (ended = end))
    worker.start({ hangs, lesson: async () => void done++ }, { pollMs: 20, slots: { ...none, mail: 2, lessons: 1 } })
    await until(() => done === 1)
    expect(done).toBe(1)
    ended()
    await worker.stop()
  })
  test('twelve jobs of one account do not go before the first of another, and never take the last place', async () => {
    const worker = queue()
    const [busy, other] = [account(), account()]
    const order: string[] = []
    const release: (() => void)[] = []
    for (let i = 0; i < 12; i++) await worker.add('speak', { who: 'busy' }, { lane: 'voice', account: busy })
    worker.start(
      {
        speak: ({ payload }) => {
          order.push((payload as { who: string }).who)
          return new Promise((end) => release.push(end))
        },
      },
      { pollMs: 20, slots: { ...none, voice: 2 } },
    )
    await until(() => order.length === 1)
    await new Promise((looked) => setTimeout(looked, 200))
    expect(order).toEqual(['busy'])
    await worker.add('speak', { who: 'other' }, { lane: 'voice', account: other })
    await until(() => order.length === 2)
    expect(order).toEqual(['busy', 'other'])
    for (const end of release) end()
    await worker.stop()
  })
  test('jobs of nobody in particular use all of a lane', async () => {
    const worker = queue()
    const release: (() => void)[] = []
    for (let i = 0; i < 3; i++) await worker.add('tidy', {})
    worker.start({ tidy: () => new Promise((end) => release.push(end)) }, { pollMs: 20, slots: { ...none, other: 2 } })
    await until(() => release.length === 2)
    expect(release).toHaveLength(2)
    for (const end of release) end()
    await until(() => release.length === 3)
    release[2]?.()
    await worker.stop()
  })
})
