import type * as z from 'zod/mini'
import type { registerForm, Subscription, User } from '#contract/accounts.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { letters } from '#server/mail/letters.ts'
import { postMail } from '#server/mail/outbox.ts'
import { grant, insertUser, recordReferral, takeCode, userById, type UserRow } from './accounts.store.ts'
import { planTrialMails } from './accounts.jobs.ts'
import { freeLogin } from './login-limit.ts'
import { openSession } from './open-session.ts'
import { hashPassword, isCommonPassword } from './passwords.ts'
import { hashOfCode } from './tokens.ts'

type Registration = { form: z.output<typeof registerForm>; address: string; userAgent: string }

/** Makes an account with its trial, or with what its code gives; a wrong code makes no account. */
export async function register(
  app: App,
  { form, address, userAgent }: Registration,
): Promise<{ token: string; user: User; subscription: Subscription }> {
  if (await isCommonPassword(form.password, form.email))
    throw new Problem('accounts.password_common', {
      fields: { password: 'This password is one of the most common ones. Please choose another.' },
    })
  const passwordHash = await hashPassword(form.password)
  const user = await app.db.transaction(async () => {
    const made = await insertUser(app, { email: form.email, name: form.name, passwordHash })
    if (!made) throw new Problem('accounts.email_taken', { fields: { email: 'There is already an account with this email.' } })
    const { endsAt, source } = await grantFirst(app, made, form.couponCode)
    await postMail(app, {
      key: `welcome:${made.id}`,
      kind: 'welcome',
      to: made.email,
      userId: made.id,
      letter: letters.welcome({ name: made.name, at: app.address, ends: endsAt, source }),
    })
    if (endsAt && (source === 'trial' || source === 'referral')) await planTrialMails(app, made.id, endsAt)
    return (await userById(app, made.id)) ?? made
  })
  app.jobs.poke()
  await freeLogin(app, user.email, address)
  return openSession(app, user, { address, userAgent })
}

type First = { source: 'lifetime' | 'gift' | 'referral' | 'trial'; startsAt: Date; endsAt: Date | null; ref: string }
/** What an account begins with: what its code gives, else the trial. */
async function grantFirst(app: App, user: UserRow, couponCode: string): Promise<First> {
  const now = app.now()
  const code = couponCode ? await takeCode(app, hashOfCode(couponCode), user.id, now) : undefined
  if (couponCode && !code) throw new Problem('accounts.code_unknown', { fields: { couponCode: 'This code is not valid.' } })
  const ref = code && !code.reusable ? `code:${code.codeHash}` : `start:${user.id}`
  const trialEnd = new Date(now.getTime() + app.config.trialDays * 86_400_000)
  const first: First =
    code?.kind === 'lifetime'
      ? { source: 'lifetime', startsAt: now, endsAt: null, ref }
      : code?.kind === 'gift'
        ? { source: 'gift', startsAt: now, endsAt: monthsLater(now, code.months), ref }
        : { source: code ? 'referral' : 'trial', startsAt: now, endsAt: trialEnd, ref }
  await grant(app, { userId: user.id, ...first })
  if (code?.kind === 'referral') await recordReferral(app, { userId: user.id, codeHash: code.codeHash, church: code.church })
  return first
}

/** Calendar months later; 31 January and a month is the last day of February. */
export function monthsLater(from: Date, months: number): Date {
  const to = new Date(from)
  to.setUTCMonth(to.getUTCMonth() + months)
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return to
}
