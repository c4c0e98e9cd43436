import { passwordReset, rates } from '#contract/limits.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { countAgainst } from '#server/http/rate-limit.ts'
import { securityEvent } from '#server/http/security-event.ts'
import { letters } from '#server/mail/letters.ts'
import { postMail } from '#server/mail/outbox.ts'
import { dropResets, endSessions, insertReset, takeReset, updateUser, userByEmail, userById, type UserRow } from './accounts.store.ts'
import { freeLogin } from './login-limit.ts'
import { hashPassword, isCommonPassword, passwordFits } from './passwords.ts'
import { hashOf, newToken } from './tokens.ts'

async function refuseCommon(password: string, email: string, field: string): Promise<void> {
  if (await isCommonPassword(password, email))
    throw new Problem('accounts.password_common', {
      fields: { [field]: 'This password is one of the most common ones. Please choose another.' },
    })
}

/** Changes the password of a logged-in person and ends every other session. */
export async function changePassword(
  app: App,
  { userId, sessionId, currentPassword, newPassword }: { userId: string; sessionId: string; currentPassword: string; newPassword: string },
): Promise<void> {
  const user = await userById(app, userId)
  await refuseCommon(newPassword, user?.email ?? '', 'newPassword')
  if (!user || !(await passwordFits(user.passwordHash, currentPassword)))
    throw new Problem('accounts.wrong_password', { fields: { currentPassword: 'The current password is not right.' } })
  await store(app, user, newPassword, sessionId)
}

/** Mails a link that sets a new password. An unknown address gets the same answer and no mail. */
export async function askForReset(app: App, { email }: { email: string }): Promise<void> {
  await countAgainst(app, rates.reset, hashOf(email.toLowerCase()))
  const user = await userByEmail(app, email)
  if (!user) return
  const token = newToken()
  const tokenHash = hashOf(token)
  await app.db.transaction(async () => {
    await insertReset(app, { tokenHash, userId: user.id, expiresAt: new Date(app.now().getTime() + passwordReset.minutes * 60_000) })
    await postMail(app, {
      key: `reset:${tokenHash}`,
      kind: 'password-reset',
      // The link stands in this mail and nowhere else.
      forgetWhenSent: true,
      to: user.email,
      userId: user.id,
      letter: letters.passwordReset({ name: user.name, link: `${app.address}/reset-password#${token}` }),
    })
  })
  app.jobs.poke()
  securityEvent(app, 'reset_asked', { userId: user.id })
}

/** Sets a new password with the token of a mailed link, once, and ends every session. */
export async function resetPassword(
  app: App,
  { token, password, address }: { token: string; password: string; address: string },
): Promise<void> {
  await app.db.transaction(async () => {
    const userId = await takeReset(app, hashOf(token), app.now())
    const user = userId ? await userById(app, userId) : undefined
    if (!user) throw new Problem('accounts.reset_unknown')
    // Thrown inside, so that the link is not used up by a password that is refused.
    await refuseCommon(password, user.email, 'password')
    await store(app, user, password)
    // Whoever has the mailbox is the owner, wherever he is and however often a stranger guessed.
    await freeLogin(app, user.email, address)
  })
}

async function store(app: App, user: UserRow, password: string, keepSession?: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  await app.db.transaction(async () => {
    await updateUser(app, user.id, { passwordHash })
    // A link that was asked for before belongs to whoever knew the old password.
    await dropResets(app, user.id)
    await endSessions(app, { userId: user.id, ...(keepSession ? { except: keepSession } : {}) })
    await postMail(app, {
      key: `password-changed:${hashOf(passwordHash)}`,
      kind: 'password-changed',
      to: user.email,
      userId: user.id,
      letter: letters.passwordChanged({ name: user.name, at: app.address }),
    })
  })
  app.jobs.poke()
  securityEvent(app, 'password_changed', { userId: user.id })
}
