import { and, desc, eq, exists, getTableColumns, gt, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { ClassSettings } from '#contract/class-settings.ts'
import type { LessonSource, SermonForm } from '#contract/sermons.ts'
import { passageSpan } from '#lesson/scripture/passage-span.ts'
import type { App } from '#server/app.ts'
import { communityPosts } from '#server/db/community-schema.ts'
import { sermonWords } from '#server/db/library-schema.ts'
import { books, generations, narrations, sermons, users } from '#server/db/schema.ts'

type With = Pick<App, 'db'>
type Key = { userId: string; sermonId: string }
export type SermonRow = typeof sermons.$inferSelect
/** What a sermon is of that was taken from the community. */
export type Source = { postId: string; title: string }

/** A sermon that was not deleted. */
export const live = isNull(sermons.deletedAt)
const mine = ({ userId, sermonId }: Key) => and(eq(sermons.id, sermonId), eq(sermons.userId, userId))
const dayOf = (date: string, createdAt: Date) => (/^\d{4}-\d{2}-\d{2}$/.test(date) ? date : createdAt.toISOString().slice(0, 10))
const placed = (passage: string) => {
  const span = passageSpan(passage)
  return { passage, passageStart: span?.start ?? null, passageEnd: span?.end ?? null }
}

export async function insertSermon(
  app: With,
  { userId, form, createdAt, source }: { userId: string; form: SermonForm; createdAt: Date; source?: Source },
): Promise<SermonRow> {
  const [row] = await app.db.q
    .insert(sermons)
    .values({ userId, ...form, ...placed(form.scripture), day: dayOf(form.date, createdAt), createdAt, source: source ?? null })
    .returning()
  if (!row) throw new Error('the sermon was not stored')
  await indexSermon(app, { userId, sermonId: row.id })
  return row
}

/** Characters of a sermon's text that the search looks through; what PostgreSQL keeps of words is limited too. */
const searched = 200_000

/** Writes down anew what a sermon is found by: names as they stand, the words of its text by their stems. */
export async function indexSermon(app: With, { userId, sermonId }: Key): Promise<void> {
  await app.db.q.execute(sql`insert into ${sermonWords} (sermon_id, user_id, words)
    select s.id, s.user_id,
      to_tsvector('simple', concat_ws(' ', s.title, s.speaker, s.series, s.scripture, s.theme,
        (select string_agg(b.title || ' ' || b.passage, ' ') from ${books} b where b.sermon_id = s.id)))
      || to_tsvector('english', left(s.content, ${searched}))
    from ${sermons} s where s.id = ${sermonId} and s.user_id = ${userId}
    on conflict (sermon_id) do update set words = excluded.words`)
}
/** Where in the Bible a sermon stands, by the passage that its books are written on. */
export async function placeSermon(app: With, key: Key, passage: string): Promise<void> {
  if (passage) await app.db.q.update(sermons).set(placed(passage)).where(mine(key))
  await indexSermon(app, key)
}

export async function sermonOf(app: With, key: Key): Promise<SermonRow | undefined> {
  const [row] = await app.db.q
    .select()
    .from(sermons)
    .where(and(mine(key), live))
  return row
}

/** Where a sermon was taken from, and whether that is still shared. */
export async function sourceOf(app: With, { source }: Pick<SermonRow, 'source'>): Promise<LessonSource | null> {
  if (!source) return null
  const { postId, title } = source as Source
  const [post] = await app.db.q
    .select({ church: communityPosts.church })
    .from(communityPosts)
    .where(and(eq(communityPosts.id, postId), eq(communityPosts.hidden, false)))
  // Who takes a lesson back takes his church's name with it.
  return { postId, title, church: post?.church ?? '', there: post !== undefined }
}

/** The class of a sermon. Minutes and translation are the ones that its books are written with from now on. */
export async function saveClassOf(app: With, key: Key, chosen: ClassSettings): Promise<void> {
  const { minutes, translation, ...classSettings } = chosen
  await app.db.q.update(sermons).set({ minutes, translation, classSettings }).where(mine(key))
}

/** Every sermon of a person, those that can still be had back among them. */
export async function sermonsOf(app: With, userId: string): Promise<SermonRow[]> {
  return app.db.q.select().from(sermons).where(eq(sermons.userId, userId)).orderBy(desc(sermons.createdAt))
}

/** What a list shows of a sermon. */
export const listed = {
  id: sermons.id,
  title: sermons.title,
  speaker: sermons.speaker,
  day: sermons.day,
  passage: sermons.passage,
  series: sermons.series,
  createdAt: sermons.createdAt,
  generation: generations.state,
}
export async function newestSermons(app: With, userId: string, count: number) {
  return app.db.q
    .select(listed)
    .from(sermons)
    .leftJoin(generations, eq(generations.sermonId, sermons.id))
    .where(and(eq(sermons.userId, userId), live))
    .orderBy(desc(sermons.createdAt), desc(sermons.id))
    .limit(count)
}
/** One sermon as the lists have it. */
export async function listedSermon(app: With, key: Key) {
  const [row] = await app.db.q
    .select(listed)
    .from(sermons)
    .leftJoin(generations, eq(generations.sermonId, sermons.id))
    .where(and(mine(key), live))
  return row
}
/** The books of several sermons, without their content. */
export async function shelvedBooks(app: With, { userId, sermonIds }: { userId: string; sermonIds: string[] }) {
  if (sermonIds.length === 0) return []
  return app.db.q
    .select({ id: books.id, sermonId: books.sermonId, ageGroup: books.ageGroup, title: books.title, passage: books.passage })
    .from(books)
    .where(and(inArray(books.sermonId, sermonIds), eq(books.userId, userId)))
}

export async function booksOfSermon(app: With, { userId, sermonId }: Key) {
  return app.db.q
    .select({ ...getTableColumns(books) })
    .from(books)
    .innerJoin(sermons, eq(sermons.id, books.sermonId))
    .where(and(eq(books.sermonId, sermonId), eq(books.userId, userId), live))
}

export async function generationStateOf(app: With, { userId, sermonId }: Key) {
  const [row] = await app.db.q
    .select({ state: generations.state })
    .from(generations)
    .where(and(eq(generations.sermonId, sermonId), eq(generations.userId, userId)))
  return row?.state
}

/** Changes what the library says of a sermon; false when there is none of this person. */
export async function changeSermonOf(
  app: With,
  key: Key,
  change: { [Name in 'title' | 'speaker' | 'date' | 'series']?: string | undefined },
): Promise<boolean> {
  const { date } = change
  const day = date === undefined ? {} : { day: date || sql`to_char(${sermons.createdAt} at time zone 'UTC', 'YYYY-MM-DD')` }
  const changed = await app.db.q
    .update(sermons)
    // What is left out stays; an update that sets nothing is none.
    .set({ userId: key.userId, ...change, ...day })
    .where(and(mine(key), live))
    .returning({ id: sermons.id })
  if (changed.length) await indexSermon(app, key)
  return changed.length > 0
}

/**
 * Takes a sermon out of sight; true when there was such a one of this person. What was shared of it is taken back for good:
 * nobody else shall see for a month what its owner has deleted.
 */
export async function deleteSermonOf(app: With, key: Key, now: Date): Promise<boolean> {
  const gone = await app.db.q
    .update(sermons)
    .set({ deletedAt: now })
    .where(and(mine(key), live))
    .returning({ id: sermons.id })
  if (gone.length === 0) return false
  const own = app.db.q.select({ id: books.id }).from(books).where(eq(books.sermonId, key.sermonId))
  await app.db.q.delete(communityPosts).where(and(inArray(communityPosts.bookId, own), eq(communityPosts.userId, key.userId)))
  // An address opens a sound without asking whose it is, so the sounds go at once; a book that comes back is read aloud anew.
  await app.db.q
    .update(narrations)
    .set({ bookId: null })
    .where(and(inArray(narrations.bookId, own), eq(narrations.userId, key.userId)))
  // An equal sermon that is given now is another one.
  await app.db.q
    .update(generations)
    .set({ activeKey: null })
    .where(and(eq(generations.sermonId, key.sermonId), eq(generations.userId, key.userId)))
  return true
}
/** True when there was such a deleted sermon of this person. */
export async function restoreSermonOf(app: With, key: Key): Promise<boolean> {
  const back = await app.db.q
    .update(sermons)
    .set({ deletedAt: null })
    .where(and(mine(key), isNotNull(sermons.deletedAt)))
    .returning({ id: sermons.id })
  return back.length > 0
}
/** Takes away for good what was deleted before a day: its books, words, plans and links go with it. True when there was any. */
export async function purgeSermons(app: With, before: Date): Promise<boolean> {
  const gone = await app.db.q.delete(sermons).where(lt(sermons.deletedAt, before)).returning({ id: sermons.id })
  return gone.length > 0
}

/** People with a sermon since one day and none since a later one. */
export async function peopleWithoutNewSermon(app: With, { activeSince, newSince }: { activeSince: Date; newSince: Date }) {
  const since = (day: Date) =>
    app.db.q
      .select({ one: sql`1` })
      .from(sermons)
      .where(and(eq(sermons.userId, users.id), gt(sermons.createdAt, day), live))
  return app.db.q
    .select()
    .from(users)
    .where(and(exists(since(activeSince)), notExists(since(newSince))))
}
