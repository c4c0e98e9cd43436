import type * as z from 'zod/mini'
import type { loginForm, Subscription, User } from '#contract/accounts.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { securityEvent } from '#server/http/security-event.ts'
import { dropExpiredSessions, userByEmail } from './accounts.store.ts'
import { countLogin, freeLogin } from './login-limit.ts'
import { openSession } from './open-session.ts'
import { passwordFits } from './passwords.ts'

type Login = { form: z.output<typeof loginForm>; address: string; userAgent: string }

/** The same answer in the same time for a wrong password and an unknown address. */
export async function logIn(
  app: App,
  { form, address, userAgent }: Login,
): Promise<{ token: string; user: User; subscription: Subscription }> {
  await countLogin(app, form.email, address)
  const user = await userByEmail(app, form.email)
  const fits = await passwordFits(user?.passwordHash, form.password)
  if (!user || !fits) {
    securityEvent(app, 'login_failed', { address, ...(user ? { userId: user.id } : {}) })
    throw new Problem('accounts.wrong_login')
  }
  await freeLogin(app, user.email, address)
  await dropExpiredSessions(app, user.id, app.now())
  return openSession(app, user, { address, userAgent })
}
