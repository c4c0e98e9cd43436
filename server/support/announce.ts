import { createHash } from 'node:crypto'
import { userRows } from '#server/accounts/accounts.store.ts'
import { preferencesOf } from '#server/accounts/preferences.ts'
import { letters } from '#server/mail/letters.ts'
import { postMail } from '#server/mail/outbox.ts'
import { CannotDo, type OperatorCommand } from '#server/operator/command.ts'

/** "Subject" "What will happen and when": a mail to everybody who wants system alerts. */
export const announce: OperatorCommand = async (app, [subject = '', text = '']) => {
  if (!subject.trim() || !text.trim())
    throw new CannotDo(
      'Say the subject and the text: npm run announce -- "Away on Monday night" "From 22:00 to 23:00 we move to a new server."',
    )
  const occasion = createHash('sha256')
    .update([new Date().toISOString().slice(0, 10), subject, text].join('\n'))
    .digest('base64url')
  let told = 0
  for (const user of await userRows(app)) {
    if (!preferencesOf(user).notifications.system_alerts) continue
    const letter = letters.systemAlert({ name: user.name, subject, text })
    // The same words on one day are one mail; another day, or other words, are another.
    const fresh = await postMail(app, {
      key: `alert:${user.id}:${occasion}`,
      kind: 'system-alert',
      to: user.email,
      userId: user.id,
      letter,
    })
    if (fresh) told++
  }
  app.jobs.poke()
  return [`${told} ${told === 1 ? 'mail waits' : 'mails wait'} in the outbox; the running server sends them.`]
}
