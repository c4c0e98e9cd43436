import { session as sessionLimits } from '#contract/limits.ts'
import type { Subscription, User } from '#contract/accounts.ts'
import type { App } from '#server/app.ts'
import { entitlementsOf, insertSession, liveSession, touchSession, type UserRow } from './accounts.store.ts'
import { subscriptionOf } from './subscription.ts'
import { hashOf, newToken } from './tokens.ts'

type From = { address: string; userAgent: string }
const days = (count: number) => count * 86_400_000
/** A session that is in use is extended at most this often, so that reading does not write. */
const touchEvery = 15 * 60_000

/** Makes a session for a person and returns its token, which is stored only as a hash. */
export async function openSession(app: App, user: UserRow, from: From): Promise<{ token: string; user: User; subscription: Subscription }> {
  const token = newToken()
  const now = app.now()
  await insertSession(app, {
    userId: user.id,
    tokenHash: hashOf(token),
    address: from.address,
    userAgent: from.userAgent,
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + days(sessionLimits.days)),
  })
  return { token, ...(await personOf(app, user)) }
}

export function userOf({ id, name, email, profileImageUrl, churchName, churchSize, denomination, role, bio }: User): User {
  return { id, name, email, profileImageUrl, churchName, churchSize, denomination, role, bio }
}

export async function personOf(app: App, row: UserRow): Promise<{ user: User; subscription: Subscription }> {
  return {
    user: userOf(row),
    subscription: subscriptionOf(await entitlementsOf(app, row.id), app.now()),
  }
}

/** Who a bearer token belongs to; undefined when it is unknown, logged out or 30 days unused. */
export async function whoIs(app: App, token: string): Promise<{ id: string; sessionId: string; mayCreate: boolean } | undefined> {
  const now = app.now()
  const row = await liveSession(app, hashOf(token), now)
  if (!row) return undefined
  if (now.getTime() - row.seenAt.getTime() > touchEvery)
    await touchSession(app, {
      userId: row.userId,
      sessionId: row.id,
      seenAt: now,
      expiresAt: new Date(now.getTime() + days(sessionLimits.days)),
    })
  return { id: row.userId, sessionId: row.id, mayCreate: row.mayCreate }
}
