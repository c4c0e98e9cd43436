// npm run announce -- "Subject" "What will happen and when": a mail to everybody who wants system alerts.
import { createHash } from 'node:crypto'
import { userRows } from '#server/accounts/accounts.store.ts'
import { preferencesOf } from '#server/accounts/preferences.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { FolderInUse } from '#server/db/folder-lock.ts'
import { JobQueue } from '#server/jobs/queue.ts'
import { letters } from '#server/mail/letters.ts'
import { postMail } from '#server/mail/outbox.ts'

const [subject = '', text = ''] = process.argv.slice(2)
if (!subject || !text) {
  console.error('Say the subject and the text: npm run announce -- "Away on Monday night" "From 22:00 to 23:00 we move to a new server."')
  process.exit(1)
}
const occasion = createHash('sha256')
  .update([new Date().toISOString().slice(0, 10), subject, text].join('\n'))
  .digest('base64url')
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
try {
  const config = readConfig(process.env)
  const db = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  const app = { db, jobs: new JobQueue(db, quiet) }
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
  await db.close()
  console.log(`${told} ${told === 1 ? 'mail waits' : 'mails wait'} in the outbox; the running server sends them.`)
} catch (error) {
  console.error(
    error instanceof FolderInUse ? `${error.message} Announce while it is stopped; the mails go out at the next start.` : String(error),
  )
  process.exit(1)
}
