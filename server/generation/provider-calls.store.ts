import { and, eq, gte, sql } from 'drizzle-orm'
import type { AgeGroup } from '#contract/lesson-book.ts'
import type { App } from '#server/app.ts'
import { providerAnswers, providerCalls } from '#server/db/provider-schema.ts'

type With = Pick<App, 'db'>
type Key = { userId: string; sermonId: string }
export type CallRow = Omit<typeof providerCalls.$inferInsert, 'id' | 'createdAt'>

export async function keepCall(app: With & Pick<App, 'now'>, row: CallRow): Promise<void> {
  await app.db.q.insert(providerCalls).values({ ...row, createdAt: app.now() })
}

/** What a model took since a day: calls, those that failed, tokens, and what they cost where a price is known. */
export type Taken = {
  provider: string
  model: string
  sermons: number
  calls: number
  failed: number
  input: number
  cached: number
  output: number
  microdollars: number | null
}
export async function takenSince(app: With, since: Date): Promise<Taken[]> {
  const sum = (column: keyof typeof providerCalls.$inferSelect) => sql<number>`coalesce(sum(${providerCalls[column]}), 0)::float8`
  return app.db.q
    .select({
      provider: providerCalls.provider,
      model: providerCalls.model,
      sermons: sql<number>`count(distinct ${providerCalls.sermonId})::int`,
      calls: sum('calls'),
      failed: sql<number>`(count(*) filter (where ${providerCalls.fault} <> ''))::int`,
      input: sum('input'),
      cached: sum('cached'),
      output: sum('output'),
      microdollars: sql<number | null>`sum(${providerCalls.microdollars})::float8`,
    })
    .from(providerCalls)
    .where(gte(providerCalls.createdAt, since))
    .groupBy(providerCalls.provider, providerCalls.model)
    .orderBy(providerCalls.provider, providerCalls.model)
}

/** What each sermon took, the newest first. */
export type SermonTaken = { sermonId: string; model: string; at: Date; calls: number; tokens: number; microdollars: number | null }
export async function takenBySermon(app: With, most: number): Promise<SermonTaken[]> {
  const last = sql<string>`max(${providerCalls.createdAt})`
  const rows = await app.db.q
    .select({
      sermonId: sql<string>`${providerCalls.sermonId}::text`,
      model: sql<string>`max(${providerCalls.model})`,
      at: last,
      calls: sql<number>`sum(${providerCalls.calls})::int`,
      tokens: sql<number>`sum(${providerCalls.input} + ${providerCalls.output})::float8`,
      microdollars: sql<number | null>`sum(${providerCalls.microdollars})::float8`,
    })
    .from(providerCalls)
    .where(sql`${providerCalls.sermonId} is not null`)
    .groupBy(providerCalls.sermonId)
    .orderBy(sql`${last} desc`)
    .limit(most)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

const mine = ({ userId, sermonId }: Key) => and(eq(providerAnswers.sermonId, sermonId), eq(providerAnswers.userId, userId))

/** The answer that was given for a step of a book before the work was cut off; undefined where none was. */
export async function answerFor(app: With, key: Key, ageGroup: AgeGroup, step = 'book'): Promise<object | undefined> {
  const [row] = await app.db.q
    .select({ answer: providerAnswers.answer })
    .from(providerAnswers)
    .where(and(mine(key), eq(providerAnswers.ageGroup, ageGroup), eq(providerAnswers.step, step)))
  return row?.answer as object | undefined
}
export async function keepAnswer(
  app: With,
  { userId, sermonId }: Key,
  { age, step }: { age: AgeGroup; step: string },
  answer: object,
): Promise<void> {
  await app.db.q
    .insert(providerAnswers)
    .values({ sermonId, userId, ageGroup: age, step, answer })
    .onConflictDoUpdate({
      target: [providerAnswers.sermonId, providerAnswers.ageGroup, providerAnswers.step],
      set: { answer },
      setWhere: eq(providerAnswers.userId, userId),
    })
}
/** Forgets the answers of a sermon: its books are finished, or something else is to be written. */
export async function forgetAnswers(app: With, key: Key): Promise<void> {
  await app.db.q.delete(providerAnswers).where(mine(key))
}
