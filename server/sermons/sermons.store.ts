import { and, desc, eq, exists, gt, notExists, sql } from 'drizzle-orm'
import type { ClassSettings } from '#contract/class-settings.ts'
import type { SermonForm } from '#contract/sermons.ts'
import type { App } from '#server/app.ts'
import { books, generations, sermons, users } from '#server/db/schema.ts'

type With = Pick<App, 'db'>
export type SermonRow = typeof sermons.$inferSelect

export async function insertSermon(
  app: With,
  { userId, form, createdAt }: { userId: string; form: SermonForm; createdAt: Date },
): Promise<SermonRow> {
  const [row] = await app.db.q
    .insert(sermons)
    .values({ userId, ...form, createdAt })
    .returning()
  if (!row) throw new Error('the sermon was not stored')
  return row
}

export async function sermonOf(app: With, { userId, sermonId }: { userId: string; sermonId: string }): Promise<SermonRow | undefined> {
  const [row] = await app.db.q
    .select()
    .from(sermons)
    .where(and(eq(sermons.id, sermonId), eq(sermons.userId, userId)))
  return row
}

/** The class of a sermon. Minutes and translation are the ones that its books are written with from now on. */
export async function saveClassOf(
  app: With,
  { userId, sermonId }: { userId: string; sermonId: string },
  chosen: ClassSettings,
): Promise<void> {
  const { minutes, translation, ...classSettings } = chosen
  await app.db.q
    .update(sermons)
    .set({ minutes, translation, classSettings })
    .where(and(eq(sermons.id, sermonId), eq(sermons.userId, userId)))
}

export async function sermonsOf(app: With, userId: string): Promise<SermonRow[]> {
  return app.db.q.select().from(sermons).where(eq(sermons.userId, userId)).orderBy(desc(sermons.createdAt))
}

export async function newestSermons(app: With, userId: string, count: number) {
  return app.db.q
    .select({ id: sermons.id, title: sermons.title, speaker: sermons.speaker, createdAt: sermons.createdAt, generation: generations.state })
    .from(sermons)
    .leftJoin(generations, eq(generations.sermonId, sermons.id))
    .where(eq(sermons.userId, userId))
    .orderBy(desc(sermons.createdAt), desc(sermons.id))
    .limit(count)
}

export async function booksOfSermon(app: With, { userId, sermonId }: { userId: string; sermonId: string }) {
  return app.db.q
    .select()
    .from(books)
    .where(and(eq(books.sermonId, sermonId), eq(books.userId, userId)))
}

export async function generationStateOf(app: With, { userId, sermonId }: { userId: string; sermonId: string }) {
  const [row] = await app.db.q
    .select({ state: generations.state })
    .from(generations)
    .where(and(eq(generations.sermonId, sermonId), eq(generations.userId, userId)))
  return row?.state
}

/** True when there was such a sermon of this person. Its books and its generation go with it. */
export async function deleteSermonOf(app: With, { userId, sermonId }: { userId: string; sermonId: string }): Promise<boolean> {
  const gone = await app.db.q
    .delete(sermons)
    .where(and(eq(sermons.id, sermonId), eq(sermons.userId, userId)))
    .returning({ id: sermons.id })
  return gone.length > 0
}

/** People with a sermon since one day and none since a later one. */
export async function peopleWithoutNewSermon(app: With, { activeSince, newSince }: { activeSince: Date; newSince: Date }) {
  const since = (day: Date) =>
    app.db.q
      .select({ one: sql`1` })
      .from(sermons)
      .where(and(eq(sermons.userId, users.id), gt(sermons.createdAt, day)))
  return app.db.q
    .select()
    .from(users)
    .where(and(exists(since(activeSince)), notExists(since(newSince))))
}
