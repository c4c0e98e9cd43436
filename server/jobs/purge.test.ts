import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stripeEvents } from '#server/db/money-schema.ts'
import { jobs, mails, passwordResets, sessions, throttles } from '#server/db/schema.ts'
import { useApp } from '#tests/test-app.ts'
import { purge } from './purge.store.ts'

const at = useApp()
const ago = (days: number) => new Date(Date.now() - days * 86_400_000)

test('what has had its effect and what has run out goes once a day, and what is still wanted stays', async () => {
  await at.registered()
  const { q } = at.app.db
  const row = (kind: string, state: 'queued' | 'done' | 'failed', days: number) => ({
    kind,
    payload: {},
    state,
    updatedAt: ago(days),
    runAt: ago(-1),
  })
  await q
    .insert(jobs)
    .values([
      row('x-new', 'done', 6),
      row('x-old', 'done', 8),
      row('x-waits', 'queued', 400),
      row('x-failed', 'failed', 29),
      row('x-given-up', 'failed', 31),
    ])
  await q.insert(throttles).values([
    { key: 'over', hits: 1, windowEnd: ago(0.001) },
    { key: 'runs', hits: 1, windowEnd: ago(-1) },
  ])
  await q.insert(stripeEvents).values([
    { eventId: 'evt_old', createdAt: ago(31) },
    { eventId: 'evt_new', createdAt: ago(4) },
  ])
  const [session] = await q.select().from(sessions)
  const userId = session?.userId ?? ''
  await q.insert(sessions).values({ userId, tokenHash: 'over', expiresAt: ago(1) })
  await q.insert(passwordResets).values([
    { tokenHash: 'over', userId, expiresAt: ago(1) },
    { tokenHash: 'runs', userId, expiresAt: ago(-1) },
  ])
  const letter = (uniqueKey: string, state: 'sent' | 'waiting') => ({
    uniqueKey,
    state,
    kind: 'x',
    recipient: 'a@b.example',
    subject: '',
    text: '',
    html: '',
    createdAt: ago(91),
  })
  await q.insert(mails).values([letter('sent long ago', 'sent'), letter('never sent', 'waiting')])
  await purge(at.app)
  const kept = (await q.select({ key: mails.uniqueKey }).from(mails)).map(({ key }) => key)
  expect([kept.includes('sent long ago'), kept.includes('never sent')]).toEqual([false, true])
  const kinds = (
    await q
      .select()
      .from(jobs)
      .where(sql`kind like 'x-%'`)
  ).map((one) => one.kind)
  expect(kinds.toSorted()).toEqual(['x-failed', 'x-new', 'x-waits'])
  // Where she logged in is remembered longer than any window.
  const left = (await q.select().from(throttles)).map((one) => one.key)
  expect(left.filter((key) => !key.startsWith('login-known:'))).toEqual(['runs'])
  expect(
    (
      await q
        .select()
        .from(stripeEvents)
        .where(sql`event_id in ('evt_old', 'evt_new')`)
    ).map((one) => one.eventId),
  ).toEqual(['evt_new'])
  expect((await q.select().from(sessions)).map((one) => one.id)).toEqual([session?.id])
  expect((await q.select().from(passwordResets)).map((one) => one.tokenHash)).toEqual(['runs'])
})

test('the purge runs as a job and is on the list again for the next day', async () => {
  await at.app.db.q.insert(throttles).values({ key: 'over', hits: 1, windowEnd: ago(1) })
  await at.app.jobs.add('purge', {})
  at.app.jobs.poke()
  await expect.poll(async () => (await at.app.db.q.select().from(throttles)).length, { timeout: 10_000 }).toBe(0)
  const waiting = await at.app.db.q.select().from(jobs).where(eq(jobs.kind, 'purge'))
  expect(waiting.some((one) => one.state === 'queued' && one.runAt.getTime() > Date.now() + 80_000_000)).toBe(true)
})
