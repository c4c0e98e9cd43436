import { and, eq, ne, sql } from 'drizzle-orm'
import type { App } from '#server/app.ts'
import { mails } from '#server/db/schema.ts'
import type { JobHandlers } from '#server/jobs/queue.ts'
import { composeMail, type Letter } from './compose-mail.ts'
import { MailRefused } from './mail-driver.ts'

/** Seconds until the next try: soon at first, then patiently. After the last one the mail is given up. */
const waits = [5, 60, 300, 1800, 7200, 7200, 14_400, 28_800, 43_200]

type Post = {
  /** Names the occasion: the same key is one mail, however often it is posted. */
  key: string
  kind: string
  to: string
  /** Whose mail it is; it goes when the person's account goes. Null for people without an account. */
  userId: string | null
  replyTo?: string
  /** Leaves no trace of its own once it is on its way. */
  forgetWhenSent?: boolean
  letter: Letter
}

/** Puts a mail into the outbox, in the transaction of whatever it tells of: it is sent just when that is true. False when it was posted before. */
export async function postMail(
  app: Pick<App, 'db' | 'jobs'>,
  { key, kind, to, userId, replyTo, forgetWhenSent = false, letter }: Post,
): Promise<boolean> {
  const [row] = await app.db.q
    .insert(mails)
    .values({ uniqueKey: key, kind, recipient: to, userId, replyTo: replyTo ?? '', forgetWhenSent, ...composeMail(letter) })
    .onConflictDoNothing()
    .returning({ id: mails.id })
  if (row) await app.jobs.add('send-mail', { mailId: row.id }, { uniqueKey: `send-mail:${row.id}`, lane: 'mail', account: userId })
  return row !== undefined
}

export const mailJobs = (app: App): JobHandlers => ({
  'send-mail': async ({ payload }) => {
    const { mailId } = payload as { mailId: string }
    const [mail] = await app.db.q
      .select()
      .from(mails)
      .where(and(eq(mails.id, mailId), eq(mails.state, 'waiting')))
    if (!mail) return
    const tries = mail.tries + 1
    const settle = (set: Partial<typeof mails.$inferInsert>) =>
      app.db.q
        .update(mails)
        .set({ tries, ...set })
        .where(eq(mails.id, mailId))
        .returning({ id: mails.id })
    try {
      const { id, kind, recipient: to, replyTo, subject, text, html } = mail
      await app.mail.send({ id, kind, to, subject, text, html, ...(replyTo ? { replyTo } : {}) })
      if (mail.forgetWhenSent) await app.db.q.delete(mails).where(eq(mails.id, mailId))
      // Whoever deleted the account while it was on its way wants nothing kept of it.
      else if ((await settle({ state: 'sent', sentAt: app.now() })).length === 0) await app.mail.forget([mail])
    } catch (error) {
      const wait = error instanceof MailRefused ? undefined : waits[tries - 1]
      app.log.warn({ mail: mailId, kind: mail.kind, tries, error: String(error) }, 'a mail was not sent')
      await app.db.transaction(async () => {
        // A link that could not be mailed is kept no longer than one that was.
        if (wait === undefined && mail.forgetWhenSent) {
          await app.db.q.delete(mails).where(eq(mails.id, mailId))
          return
        }
        await settle({ state: wait === undefined ? 'failed' : 'waiting', error: String(error).slice(0, 500) })
        if (wait !== undefined)
          await app.jobs.add(
            'send-mail',
            { mailId },
            {
              uniqueKey: `send-mail:${mailId}:${tries}`,
              delaySeconds: wait,
              lane: 'mail',
              account: mail.userId,
            },
          )
      })
    }
  },
})

/** Mails of a kind that wait for their turn or were sent, for a person; for tests and the export. */
export async function mailsOf(
  app: Pick<App, 'db'>,
  userId: string,
): Promise<{ kind: string; subject: string; state: string; createdAt: Date }[]> {
  return (
    app.db.q
      .select({ kind: mails.kind, subject: mails.subject, state: mails.state, createdAt: mails.createdAt })
      .from(mails)
      // What somebody reported about a lesson goes with its owner's account, but is not told to the owner.
      .where(and(eq(mails.userId, userId), ne(mails.kind, 'report')))
      .orderBy(sql`${mails.createdAt}`)
  )
}

/** Takes a person's mails out of the outbox, and the files of those that were kept as files. */
export async function deleteMailsOf(app: Pick<App, 'db' | 'mail'>, userId: string): Promise<void> {
  const gone = await app.db.q.delete(mails).where(eq(mails.userId, userId)).returning({ id: mails.id, kind: mails.kind })
  await app.mail.forget(gone)
}
