import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { saveNotifications } from '#contract/accounts.ts'
import { generateContent } from '#contract/generation.ts'
import { mails, sermons } from '#server/db/schema.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'
import { remindBeforeSunday } from './remind-before-sunday.ts'

const at = useApp({ TRIAL_DAYS: '30' })
const day = 86_400_000
const friday = new Date('2026-11-27T09:00:00Z')
const told = async () => (await at.app.db.q.select().from(mails).where(eq(mails.kind, 'sermon-reminder'))).map((mail) => mail.recipient)
/** Somebody whose last sermon is so many days old on that Friday. */
async function personWithSermon(person: (typeof people)[keyof typeof people], daysOld: number): Promise<string> {
  at.setNow(() => new Date(friday.getTime() - 7 * day))
  const token = await at.registered(person)
  await at.call(generateContent, { token, body: neighborSermon })
  await at.app.db.q
    .update(sermons)
    .set({ createdAt: new Date(friday.getTime() - daysOld * day) })
    .where(sql`user_id = (select id from users where email = ${person.email})`)
  at.setNow(() => friday)
  return token
}

test('on Friday whoever has no lesson for the week is reminded, once; whoever has one is not', async () => {
  await personWithSermon(people.ruth, 6)
  await personWithSermon(people.daniel, 2)
  for (const _ of [1, 2]) await remindBeforeSunday(at.app)
  expect(await told()).toEqual([people.ruth.email])
})
test('no reminder on other days, after a long silence, when switched off, or without a plan', async () => {
  const token = await personWithSermon(people.ruth, 6)
  at.setNow(() => new Date(friday.getTime() + day))
  await remindBeforeSunday(at.app)
  at.setNow(() => new Date(friday.getTime() + 63 * day))
  await remindBeforeSunday(at.app)
  at.setNow(() => new Date(friday.getTime() + 28 * day))
  await remindBeforeSunday(at.app)
  at.setNow(() => friday)
  const off = { email_updates: true, sermon_reminders: false, community_activity: false, system_alerts: true }
  await at.call(saveNotifications, { token, body: off })
  await remindBeforeSunday(at.app)
  expect(await told()).toEqual([])
})
