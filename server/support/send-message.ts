import type * as z from 'zod/mini'
import type { contactForm } from '#contract/support.ts'
import type { App } from '#server/app.ts'
import { contactMessages } from '#server/db/schema.ts'
import { letters } from '#server/mail/letters.ts'
import { postMail } from '#server/mail/outbox.ts'

/** Stores a message and mails it to support, with a copy to whoever wrote it. */
export async function sendMessage(
  app: App,
  { userId, form }: { userId: string | null; form: z.output<typeof contactForm> },
): Promise<{ id: string }> {
  const id = await app.db.transaction(async () => {
    const [row] = await app.db.q
      .insert(contactMessages)
      .values({ ...form, userId })
      .returning({ id: contactMessages.id })
    if (!row) throw new Error('the message was not stored')
    // Where nobody named an address the message waits in the database for whoever runs it.
    if (app.config.supportEmail)
      await postMail(app, {
        key: `contact:${row.id}`,
        kind: 'contact',
        to: app.config.supportEmail,
        userId,
        replyTo: form.email,
        letter: letters.contact(form),
      })
    await postMail(app, { key: `contact-copy:${row.id}`, kind: 'contact-copy', to: form.email, userId, letter: letters.contactCopy(form) })
    return row.id
  })
  app.jobs.poke()
  return { id }
}
