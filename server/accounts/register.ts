import type * as z from 'zod/mini'
import type { registerForm, Subscription, User } from '#contract/accounts.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { grant, insertUser, takeCode, type UserRow } from './accounts.store.ts'
import { openSession } from './open-session.ts'
import { hashPassword, isCommonPassword } from './passwords.ts'
import { hashOfCode } from './tokens.ts'

type Registration = { form: z.output<typeof registerForm>; address: string; userAgent: string }

/** Makes an account with its trial, or with what its code gives; a wrong code makes no account. */
export async function register(
  app: App,
  { form, address, userAgent }: Registration,
): Promise<{ token: string; user: User; subscription: Subscription }> {
  if (isCommonPassword(form.password))
    throw new Problem('accounts.password_common', {
      fields: { password: 'This password is one of the most common ones. Please choose another.' },
    })
  const passwordHash = await hashPassword(form.password)
  const user = await app.db.transaction(async () => {
    const made = await insertUser(app, { email: form.email, name: form.name, passwordHash })
    if (!made) throw new Problem('accounts.email_taken', { fields: { email: 'There is already an account with this email.' } })
    await grantFirst(app, made, form.couponCode)
    return made
  })
  return openSession(app, user, { address, userAgent })
}

async function grantFirst(app: App, user: UserRow, couponCode: string): Promise<void> {
  const now = app.now()
  const code = couponCode ? await takeCode(app, hashOfCode(couponCode), user.id, now) : undefined
  if (couponCode && !code) throw new Problem('accounts.code_unknown', { fields: { couponCode: 'This code is not valid.' } })
  const ref = code && !code.reusable ? `code:${code.codeHash}` : `start:${user.id}`
  if (code?.kind === 'lifetime') return grant(app, { userId: user.id, source: 'lifetime', startsAt: now, endsAt: null, ref })
  if (code?.kind === 'gift')
    return grant(app, { userId: user.id, source: 'gift', startsAt: now, endsAt: monthsLater(now, code.months), ref })
  return grant(app, {
    userId: user.id,
    source: code ? 'referral' : 'trial',
    startsAt: now,
    endsAt: new Date(now.getTime() + app.config.trialDays * 86_400_000),
    ref,
  })
}

/** Calendar months later; 31 January and a month is the last day of February. */
export function monthsLater(from: Date, months: number): Date {
  const to = new Date(from)
  to.setUTCMonth(to.getUTCMonth() + months)
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return to
}
