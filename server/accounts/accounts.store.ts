import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { App } from '#server/app.ts'
import { entitlements, registrationCodes, sessions, users } from '#server/db/schema.ts'

type With = Pick<App, 'db'>
export type UserRow = typeof users.$inferSelect
export type EntitlementRow = typeof entitlements.$inferSelect

export async function userByEmail(app: With, email: string): Promise<UserRow | undefined> {
  const [row] = await app.db.q
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`)
  return row
}

export async function userById(app: With, userId: string): Promise<UserRow | undefined> {
  const [row] = await app.db.q.select().from(users).where(eq(users.id, userId))
  return row
}

/** Undefined when the email is taken. */
export async function insertUser(app: With, user: { email: string; name: string; passwordHash: string }): Promise<UserRow | undefined> {
  const [row] = await app.db.q.insert(users).values(user).onConflictDoNothing().returning()
  return row
}

/** Sets the picture's address and gives the one before. */
export async function replacePicture(app: With, userId: string, profileImageUrl: string): Promise<string | null> {
  return app.db.transaction(async () => {
    const [before] = await app.db.q.select({ url: users.profileImageUrl }).from(users).where(eq(users.id, userId)).for('update')
    await app.db.q.update(users).set({ profileImageUrl }).where(eq(users.id, userId))
    return before?.url ?? null
  })
}

export async function insertSession(app: With, row: typeof sessions.$inferInsert): Promise<void> {
  await app.db.q.insert(sessions).values(row)
}

export async function deleteSession(app: With, { userId, sessionId }: { userId: string; sessionId: string }): Promise<void> {
  await app.db.q.delete(sessions).where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
}

export async function liveSession(app: With, tokenHash: string, now: Date) {
  const [row] = await app.db.q
    .select()
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
  return row
}

export async function touchSession(
  app: With,
  { userId, sessionId, seenAt, expiresAt }: { userId: string; sessionId: string; seenAt: Date; expiresAt: Date },
): Promise<void> {
  await app.db.q
    .update(sessions)
    .set({ seenAt, expiresAt })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
}

export async function dropExpiredSessions(app: With, userId: string, now: Date): Promise<void> {
  await app.db.q.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)))
}

export async function entitlementsOf(app: With, userId: string): Promise<EntitlementRow[]> {
  return app.db.q.select().from(entitlements).where(eq(entitlements.userId, userId))
}

export async function hasRunningEntitlement(app: With, userId: string, now: Date): Promise<boolean> {
  const running = or(isNull(entitlements.endsAt), gt(entitlements.endsAt, now))
  const rows = await app.db.q
    .select({ id: entitlements.id })
    .from(entitlements)
    .where(and(eq(entitlements.userId, userId), running))
    .limit(1)
  return rows.length > 0
}

export async function grant(app: With, row: typeof entitlements.$inferInsert): Promise<void> {
  await app.db.q.insert(entitlements).values(row).onConflictDoNothing()
}

/** Marks a code as used, once; undefined when there is no such code or somebody was faster. */
export async function takeCode(app: With, codeHash: string, userId: string, now: Date) {
  const open = or(isNull(registrationCodes.usedAt), eq(registrationCodes.reusable, true))
  const [row] = await app.db.q
    .update(registrationCodes)
    .set({ usedBy: userId, usedAt: now })
    .where(and(eq(registrationCodes.codeHash, codeHash), open))
    .returning()
  return row
}

export async function insertCode(app: With, row: typeof registrationCodes.$inferInsert): Promise<void> {
  await app.db.q.insert(registrationCodes).values(row)
}
