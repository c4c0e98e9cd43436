import { and, desc, eq, getTableColumns, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { App } from '#server/app.ts'
import { asJson } from '#server/db/as-json.ts'
import { prepared } from '#server/db/prepared.ts'
import { entitlements, referrals, registrationCodes } from '#server/db/money-schema.ts'
import { passwordResets, sessions, users } from '#server/db/schema.ts'

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

/** Everybody, for what is said to all. */
export const userRows = (app: With): Promise<UserRow[]> => app.db.q.select().from(users)

const rowById = prepared<{ userId: string }, UserRow[]>('user_by_id', (q) =>
  q
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
)
export async function userById(app: With, userId: string): Promise<UserRow | undefined> {
  const [row] = await rowById(app, { userId })
  return row
}

/** A person's row, locked until the transaction ends: what two calls give one account at the same moment is added up, not overwritten. */
export async function lockUser(app: With, userId: string): Promise<UserRow | undefined> {
  const [row] = await app.db.q.select().from(users).where(eq(users.id, userId)).for('update')
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

/** False when there was no such session of this person. */
export async function deleteSession(app: With, { userId, sessionId }: { userId: string; sessionId: string }): Promise<boolean> {
  const gone = await app.db.q
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return gone.length > 0
}

type LiveSession = { id: string; userId: string; seenAt: Date; mayCreate: boolean }
const sessionByToken = prepared<{ tokenHash: string; now: string }, LiveSession[]>('session_by_token', (q) => {
  const at = sql`${sql.placeholder('now')}::timestamptz`
  return q
    .select({
      id: sessions.id,
      userId: sessions.userId,
      seenAt: sessions.seenAt,
      mayCreate: sql<boolean>`exists (select 1 from ${entitlements} where ${entitlements.userId} = ${sessions.userId} and (${entitlements.endsAt} is null or ${entitlements.endsAt} > ${at}))`,
    })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), sql`${sessions.expiresAt} > ${at}`))
})
/** A session that lives, and whether its person has a plan that runs: one question, because every call asks it. */
export async function liveSession(app: With, tokenHash: string, now: Date): Promise<LiveSession | undefined> {
  const [row] = await sessionByToken(app, { tokenHash, now: now.toISOString() })
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

const grantedTo = prepared<{ userId: string }, EntitlementRow[]>('entitlements_of', (q) =>
  q
    .select()
    .from(entitlements)
    .where(eq(entitlements.userId, sql.placeholder('userId'))),
)
type Grant = Pick<EntitlementRow, 'source' | 'endsAt'>
type Profile = Omit<UserRow, 'passwordHash' | 'createdAt' | 'classDefaults'>
type Person = { row: Profile; grants: (Omit<Grant, 'endsAt'> & { endsAt: string | null })[] }
const personById = prepared<{ userId: string }, { person: Person }[]>('person_by_id', (q) => {
  const { passwordHash: _hash, createdAt: _at, classDefaults: _class, ...profile } = getTableColumns(users)
  const granted = sql`select json_agg(${asJson({ source: entitlements.source, endsAt: entitlements.endsAt })}) from ${entitlements} where ${entitlements.userId} = ${users.id}`
  return q
    .select({ person: asJson<Person>({ row: asJson(profile), grants: sql`coalesce((${granted}), '[]')` }) })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
})
/** A person as the pages show him, and what he was granted, in one question. */
export async function profileOf(app: With, userId: string): Promise<{ row: Profile; grants: Grant[] } | undefined> {
  const [found] = await personById(app, { userId })
  if (!found) return undefined
  const { row, grants } = found.person
  return { row, grants: grants.map(({ source, endsAt }) => ({ source, endsAt: endsAt === null ? null : new Date(endsAt) })) }
}
export const entitlementsOf = (app: With, userId: string): Promise<EntitlementRow[]> => grantedTo(app, { userId })

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

export async function codeOf(app: With, codeHash: string) {
  const [row] = await app.db.q.select().from(registrationCodes).where(eq(registrationCodes.codeHash, codeHash))
  return row
}
/** Counts an account for the church whose code it used, and names the church where the person named none; false when it was counted before. */
export async function recordReferral(
  app: With,
  { userId, codeHash, church }: { userId: string; codeHash: string; church: string },
): Promise<boolean> {
  const fresh = await app.db.q.insert(referrals).values({ userId, codeHash, church }).onConflictDoNothing().returning()
  if (fresh.length === 0) return false
  await app.db.q
    .update(users)
    .set({ churchName: church })
    .where(and(eq(users.id, userId), eq(users.churchName, '')))
  return true
}

/** The churches whose codes an account used. */
export const churchesOf = (app: With, userId: string) =>
  app.db.q.select({ church: referrals.church, at: referrals.createdAt }).from(referrals).where(eq(referrals.userId, userId))

export async function insertCode(app: With, row: typeof registrationCodes.$inferInsert): Promise<void> {
  await app.db.q.insert(registrationCodes).values(row)
}

export async function updateUser(app: With, userId: string, set: Partial<typeof users.$inferInsert>): Promise<UserRow | undefined> {
  const [row] = await app.db.q.update(users).set(set).where(eq(users.id, userId)).returning()
  return row
}
/** Deletes the person; everything that belongs to the row goes with it. */
export async function deleteUser(app: With, userId: string): Promise<void> {
  await app.db.q.delete(users).where(eq(users.id, userId))
}

export async function sessionsOf(app: With, userId: string, now: Date) {
  return app.db.q
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt))
}
/** Ends every session of a person but one, or all of them. */
export async function endSessions(app: With, { userId, except }: { userId: string; except?: string }): Promise<void> {
  await app.db.q.delete(sessions).where(and(eq(sessions.userId, userId), except ? ne(sessions.id, except) : undefined))
}

export async function insertReset(app: With, row: typeof passwordResets.$inferInsert): Promise<void> {
  await app.db.q.insert(passwordResets).values(row)
}
/** Takes away every open reset token of a person. */
export async function dropResets(app: With, userId: string): Promise<void> {
  await app.db.q.delete(passwordResets).where(eq(passwordResets.userId, userId))
}
/** Takes a reset token, once; gives whose it was. */
export async function takeReset(app: With, tokenHash: string, now: Date): Promise<string | undefined> {
  const [row] = await app.db.q
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
    .returning({ userId: passwordResets.userId })
  return row?.userId
}
