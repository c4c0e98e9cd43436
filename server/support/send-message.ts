import type * as z from 'zod/mini'
import type { contactForm } from '#contract/support.ts'
import { userById } from '#server/accounts/accounts.store.ts'
import type { App } from '#server/app.ts'
import { contactMessages } from '#server/db/schema.ts'
import { letters } from '#server/mail/letters.ts'
import { postMail } from '#server/mail/outbox.ts'

/** Stores a message and mails it to support, with a copy to whoever is signed in and wrote it, and a word without it to an address that anybody may have typed. */
export async function sendMessage(
  app: App,
  { userId, form }: { userId: string | null; form: z.output<typeof contactForm> },
): Promise<{ id: string }> {
  const sender = userId ? await userById(app, userId) : undefined
  const own = sender?.email.toLowerCase() === form.email.toLowerCase()
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
    // Whoever names somebody else's address sends that person no words of his own.
    const letter = own ? letters.contactCopy(form) : letters.contactReceived()
    await postMail(app, { key: `contact-copy:${row.id}`, kind: 'contact-copy', to: form.email, userId, letter })
    return row.id
  })
  app.jobs.poke()
  return { id }
}
