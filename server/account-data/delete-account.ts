import { randomUUID } from 'node:crypto'
import type { App } from '#server/app.ts'
import { deleteUser, userById } from '#server/accounts/accounts.store.ts'
import { passwordFits } from '#server/accounts/passwords.ts'
import { pictureKeyOf } from '#server/accounts/save-picture.ts'
import { customerOf, forgetGiver } from '#server/billing/billing.store.ts'
import { endCustomer } from '#server/billing/end-customer.ts'
import { Problem } from '#server/http/problem.ts'
import { securityEvent } from '#server/http/security-event.ts'
import { letters } from '#server/mail/letters.ts'
import { deleteMailsOf, postMail } from '#server/mail/outbox.ts'
import { audioKey } from '#server/narration/narrate.ts'
import { soundsOf } from '#server/narration/narration.store.ts'

/** Deletes a person with everything: rows, files and mails. One last mail tells of it. A device left open does not know the password. */
export async function deleteAccount(app: App, { userId, password }: { userId: string; password: string }): Promise<void> {
  const user = await userById(app, userId)
  if (!user) return
  if (!(await passwordFits(user.passwordHash, password)))
    throw new Problem('accounts.wrong_password', {
      message: 'This password is not right.',
      fields: { password: 'This password is not right.' },
    })
  const picture = pictureKeyOf(user.profileImageUrl)
  const files = [...(await soundsOf(app, userId)).map(audioKey), ...(picture ? [picture] : [])]
  const customer = await customerOf(app, userId)
  // Ends every plan at the payment provider too: nobody is charged for an account that is gone.
  if (customer) await endCustomer(app, customer)
  await deleteMailsOf(app, userId)
  await app.db.transaction(async () => {
    await forgetGiver(app, userId)
    await deleteUser(app, userId)
    await postMail(app, {
      key: `account-deleted:${randomUUID()}`,
      kind: 'account-deleted',
      to: user.email,
      userId: null,
      forgetWhenSent: true,
      letter: letters.accountDeleted(),
    })
  })
  app.jobs.poke()
  securityEvent(app, 'account_deleted', { userId })
  for (const key of files) await app.files.delete(key)
}
