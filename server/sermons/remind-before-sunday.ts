import { hasRunningEntitlement } from '#server/accounts/accounts.store.ts'
import { preferencesOf } from '#server/accounts/preferences.ts'
import type { App } from '#server/app.ts'
import { letters } from '#server/mail/letters.ts'
import { postMail } from '#server/mail/outbox.ts'
import { peopleWithoutNewSermon } from './sermons.store.ts'

const friday = 5
const dayMs = 86_400_000
/** Who made nothing for so long has stopped, and is left alone. */
const stillHere = 60 * dayMs
/** A sermon since Sunday is the one for the Sunday to come. */
const thisWeek = 5 * dayMs

/** On Fridays: a mail to people who make lessons and have none for this Sunday yet, where they want it and can make one. */
export async function remindBeforeSunday(app: App): Promise<void> {
  const now = app.now()
  if (now.getUTCDay() !== friday) return
  const people = await peopleWithoutNewSermon(app, {
    activeSince: new Date(now.getTime() - stillHere),
    newSince: new Date(now.getTime() - thisWeek),
  })
  for (const person of people) {
    const { notifications } = preferencesOf(person)
    if (!notifications.sermon_reminders || !(await hasRunningEntitlement(app, person.id, now))) continue
    await postMail(app, {
      key: `sermon-reminder:${person.id}:${now.toISOString().slice(0, 10)}`,
      kind: 'sermon-reminder',
      to: person.email,
      userId: person.id,
      letter: letters.sermonReminder({ name: person.name, at: app.address }),
    })
  }
  app.jobs.poke()
}
