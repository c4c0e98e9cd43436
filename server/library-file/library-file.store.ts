import { and, asc, eq, sql } from 'drizzle-orm'
import type { FiledSermon } from '#contract/library-file.ts'
import { derivedOf } from '#lesson/derived.ts'
import { fromStored, toStored } from '#lesson/stored-book.ts'
import type { App } from '#server/app.ts'
import { bookRevisions } from '#server/db/book-revision-schema.ts'
import { classNotes } from '#server/db/class-note-schema.ts'
import { lessonPlans } from '#server/db/lesson-plan-schema.ts'
import { books, generations, sermons } from '#server/db/schema.ts'
import { live, placeSermon } from '#server/sermons/sermons.store.ts'

type With = Pick<App, 'db'>
type Key = { userId: string; sermonId: string }
type FiledBook = FiledSermon['books'][number]

/** Every sermon of a library, the oldest first. */
export async function sermonIdsOf(app: With, userId: string): Promise<string[]> {
  const rows = await app.db.q
    .select({ id: sermons.id })
    .from(sermons)
    .where(and(eq(sermons.userId, userId), live))
    .orderBy(asc(sermons.createdAt), asc(sermons.id))
  return rows.map(({ id }) => id)
}

/** A sermon with everything that was made from it; undefined where it was deleted meanwhile. */
export async function filedSermonOf(app: With, { userId, sermonId }: Key): Promise<FiledSermon | undefined> {
  const [row] = await app.db.q
    .select()
    .from(sermons)
    .where(and(eq(sermons.id, sermonId), eq(sermons.userId, userId), live))
  if (!row) return undefined
  const [plan] = await app.db.q.select().from(lessonPlans).where(eq(lessonPlans.sermonId, sermonId))
  const [generation] = await app.db.q.select().from(generations).where(eq(generations.sermonId, sermonId))
  const ofSermon = await app.db.q.select().from(books).where(eq(books.sermonId, sermonId)).orderBy(asc(books.ageGroup))
  const { id, title, speaker, date, scripture, theme, series, content, translation, minutes, passage, day } = row
  const { notices = [] } = (generation?.progress ?? {}) as { notices?: string[] }
  const filed: FiledBook[] = []
  for (const book of ofSermon) filed.push(await filedBook(app, book))
  return {
    id,
    title,
    speaker,
    date,
    scripture,
    theme,
    series,
    content,
    translation,
    minutes,
    passage,
    day,
    notices,
    classSettings: row.classSettings as FiledSermon['classSettings'],
    source: row.source as FiledSermon['source'],
    plan: plan ? { plan: plan.plan as NonNullable<FiledSermon['plan']>['plan'], turn: plan.turn } : null,
    createdAt: row.createdAt.toISOString(),
    books: filed,
  }
}

async function filedBook(app: With, row: typeof books.$inferSelect): Promise<FiledBook> {
  const { book, said } = fromStored(row)
  const history = await app.db.q.select().from(bookRevisions).where(eq(bookRevisions.bookId, row.id)).orderBy(asc(bookRevisions.revision))
  const notes = await app.db.q.select().from(classNotes).where(eq(classNotes.bookId, row.id)).orderBy(asc(classNotes.createdAt))
  return {
    ageGroup: row.ageGroup,
    content: book,
    said: said ?? null,
    revision: row.revision,
    sectionRevisions: row.sectionRevisions as FiledBook['sectionRevisions'],
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    history: history.map(({ since, revision, kind, changes, madeBy, createdAt, updatedAt }) => ({
      since,
      revision,
      kind,
      own: madeBy === row.userId,
      changes: changes as FiledBook['history'][number]['changes'],
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    })),
    notes: notes.map(({ by, marks, about, text, createdAt }) => ({
      by,
      about,
      text,
      marks: marks as FiledBook['notes'][number]['marks'],
      createdAt: createdAt.toISOString(),
    })),
  }
}

/** One library after the other where two files come for the same person at once; inside a transaction. */
const takeTurns = (app: With, userId: string) =>
  app.db.q.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`library-file:${userId}`}, 0))`)

/** Stores a sermon of a file with everything in it, in one transaction. False where this person has it already: nothing is written then. */
export async function insertFiled(app: Pick<App, 'db' | 'now'>, userId: string, filed: FiledSermon): Promise<boolean> {
  return app.db.transaction(async () => {
    await takeTurns(app, userId)
    const createdAt = new Date(filed.createdAt)
    const same = sql`(${sermons.id} = ${filed.id} or (${sermons.title} = ${filed.title} and date_trunc('milliseconds', ${sermons.createdAt}) = ${createdAt.toISOString()}::timestamptz))`
    const there = await app.db.q
      .select({ id: sermons.id })
      .from(sermons)
      .where(and(eq(sermons.userId, userId), same))
      .limit(1)
    if (there.length > 0) return false
    const { id, books: filedBooks, plan, notices, ...fields } = filed
    const values = { ...fields, userId, createdAt }
    // The same number on another installation keeps its addresses; here it may be somebody else's.
    const [kept] = await app.db.q
      .insert(sermons)
      .values({ id, ...values })
      .onConflictDoNothing()
      .returning({ id: sermons.id })
    const [made] = kept ? [kept] : await app.db.q.insert(sermons).values(values).returning({ id: sermons.id })
    if (!made) throw new Error('the sermon was not stored')
    const key = { userId, sermonId: made.id }
    if (plan) await app.db.q.insert(lessonPlans).values({ ...key, ...plan })
    if (filedBooks.length > 0)
      await app.db.q.insert(generations).values({ ...key, state: 'done', progress: { books: [], notices }, createdAt })
    for (const book of filedBooks) await insertBook(app, key, book)
    // The words of its books are there now, so that it is found by them.
    await placeSermon(app, key, filed.passage)
    return true
  })
}

async function insertBook(app: With, { userId, sermonId }: Key, filed: FiledBook): Promise<void> {
  const { content, said, ageGroup, revision, sectionRevisions } = filed
  const stored = toStored({ ...content, ...derivedOf(content) }, said ?? [])
  // A book of the first releases stays as it was kept: nobody has told its notes from the checks' yet.
  const kept = said === null ? { ...stored, content, derived: null } : stored
  const [made] = await app.db.q
    .insert(books)
    .values({
      userId,
      sermonId,
      ageGroup,
      title: content.title,
      description: content.bottomLine,
      ...kept,
      revision,
      sectionRevisions,
      createdAt: new Date(filed.createdAt),
      editedAt: filed.editedAt === null ? null : new Date(filed.editedAt),
    })
    .returning({ id: books.id })
  if (!made) throw new Error('the book was not stored')
  const bookId = made.id
  const when = (one: { createdAt: string }) => new Date(one.createdAt)
  for (const { own, updatedAt, ...step } of filed.history)
    await app.db.q
      .insert(bookRevisions)
      .values({ ...step, userId, bookId, madeBy: own ? userId : null, createdAt: when(step), updatedAt: new Date(updatedAt) })
  if (filed.notes.length > 0)
    await app.db.q.insert(classNotes).values(filed.notes.map((note) => ({ ...note, userId, bookId, createdAt: when(note) })))
}
