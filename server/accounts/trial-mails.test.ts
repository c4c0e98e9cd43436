import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { register, saveNotifications } from '#contract/accounts.ts'
import { jobs, mails } from '#server/db/schema.ts'
import { insertCode } from './accounts.store.ts'
import { hashOfCode, newCode } from './tokens.ts'
import { people } from '#tests/people.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp()
const planned = () =>
  at.app.db.q
    .select({ kind: jobs.kind, wait: sql<number>`extract(epoch from ${jobs.runAt} - now())::float` })
    .from(jobs)
    .where(sql`${jobs.kind} like 'trial-%'`)
/** Lets the time of the planned mails come. */
async function timeComes() {
  await at.app.db.q
    .update(jobs)
    .set({ runAt: sql`now()` })
    .where(sql`${jobs.kind} like 'trial-%'`)
  at.app.jobs.poke()
  await expect
    .poll(
      async () =>
        (
          await at.app.db.q
            .select()
            .from(jobs)
            .where(sql`${jobs.kind} like 'trial-%' and state <> 'done'`)
        ).length,
      { timeout: 10_000 },
    )
    .toBe(0)
}
const sent = async (kind: string) => (await at.app.db.q.select().from(mails).where(eq(mails.kind, kind))).length

test('a trial is told of a day before its end and at its end, each once', async () => {
  await at.registered()
  const waits = Object.fromEntries((await planned()).map((one) => [one.kind, one.wait / 86_400]))
  expect(waits['trial-ending']).toBeCloseTo(2, 1)
  expect(waits['trial-ended']).toBeCloseTo(3, 1)
  await timeComes()
  await timeComes()
  expect([await sent('trial-ending'), await sent('trial-ended')]).toEqual([1, 1])
})
test('who switched such mails off, or has more than a trial, hears nothing of it', async () => {
  const token = await at.registered()
  await at.call(saveNotifications, {
    token,
    body: { email_updates: false, sermon_reminders: true, community_activity: false, system_alerts: true },
  })
  const code = newCode()
  await insertCode(at.app, { codeHash: hashOfCode(code), kind: 'lifetime' })
  await at.call(register, { body: { ...people.daniel, couponCode: code } })
  expect(await planned()).toHaveLength(2)
  await timeComes()
  expect([await sent('trial-ending'), await sent('trial-ended')]).toEqual([0, 0])
})
