import type * as z from 'zod/mini'
import type { loginForm, Subscription, User } from '#contract/accounts.ts'
import { rates } from '#contract/limits.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { countAgainst, forget } from '#server/http/rate-limit.ts'
import { dropExpiredSessions, userByEmail } from './accounts.store.ts'
import { openSession } from './open-session.ts'
import { passwordFits } from './passwords.ts'
import { hashOf } from './tokens.ts'

type Login = { form: z.output<typeof loginForm>; address: string; userAgent: string }

/** The same answer in the same time for a wrong password and an unknown address. */
export async function logIn(
  app: App,
  { form, address, userAgent }: Login,
): Promise<{ token: string; user: User; subscription: Subscription }> {
  const account = hashOf(form.email.toLowerCase())
  await countAgainst(app, rates.loginFailures, account)
  const user = await userByEmail(app, form.email)
  const fits = await passwordFits(user?.passwordHash, form.password)
  if (!user || !fits) throw new Problem('accounts.wrong_login')
  await forget(app, rates.loginFailures, account)
  await dropExpiredSessions(app, user.id, app.now())
  return openSession(app, user, { address, userAgent })
}
