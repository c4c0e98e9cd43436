import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, sql } from 'drizzle-orm'
import type { LessonBook, SectionId } from '#contract/lesson-book.ts'
import { editedBook } from '#contract/limits.ts'
import { changedSections, partOf } from '#lesson/sections/registry.ts'
import { fromStored, toStored } from '#lesson/stored-book.ts'
import type { StoredPoint } from '#lesson/stored-points.ts'
import { isSame } from '#lesson/sections/same-value.ts'
import type { App } from '#server/app.ts'
import { bookRevisions } from '#server/db/book-revision-schema.ts'
import { books, sermons, users } from '#server/db/schema.ts'
import { indexSermon, live } from '#server/sermons/sermons.store.ts'

type With = Pick<App, 'db' | 'now'>
type Key = { userId: string; bookId: string }
/** What a section was and is; `origin` is who wrote the book and for how long a class. */
export type SectionChange = { section: SectionId | 'origin'; before: Partial<LessonBook>; after: Partial<LessonBook> }
export type RevisionRow = Omit<typeof bookRevisions.$inferSelect, 'changes'> & { changes: SectionChange[]; by: string }
/** A book as it is changed: its words and who changed which section when. */
export type Editable = {
  id: string
  sermonId: string
  content: LessonBook
  revision: number
  sections: Record<string, number>
  /** The lines of its notes that the checks said; undefined where nobody has told them from the others yet. */
  said: string[] | undefined
  /** Its key points as they are kept. */
  points: StoredPoint[]
}

export async function editableOf(app: With, { userId, bookId }: Key): Promise<Editable | undefined> {
  const [row] = await app.db.q
    .select(getTableColumns(books))
    .from(books)
    .innerJoin(sermons, eq(sermons.id, books.sermonId))
    .where(and(eq(books.id, bookId), eq(books.userId, userId), live))
  if (!row) return undefined
  const { book: content, said, points } = fromStored(row)
  const sections = row.sectionRevisions as Record<string, number>
  return { id: row.id, sermonId: row.sermonId, content, revision: row.revision, sections, said, points }
}

/** What one person types within so many minutes into the same sections is one step of the history. */
const oneGoMinutes = 10
const originOf = ({ writtenBy, ofSermon, minutes }: LessonBook) => ({ writtenBy, ofSermon, minutes })

type Next = {
  before: Editable
  /** What somebody made of it. */
  made: LessonBook
  /** The same as it is stored, with what the checks say of it in the leader's notes: nobody's change, so no part of the history. */
  content: LessonBook
  said: string[]
  kind: RevisionRow['kind']
  madeBy: string | null
}
/**
 * Stores the next revision of a book with its step of the history, in one transaction. False when somebody else stored one
 * since `before` was read: nothing is written then.
 */
export async function saveRevision(app: With, key: Key, next: Next): Promise<boolean> {
  return app.db.transaction(async () => {
    const { before, made, content, said, kind } = next
    const revision = before.revision + 1
    const changes: SectionChange[] = changedSections(before.content, made).map((section) => ({
      section: section.id,
      before: partOf(before.content, section),
      after: partOf(made, section),
    }))
    const sections = { ...before.sections, ...Object.fromEntries(changes.map(({ section }) => [section, revision])) }
    const kept = await app.db.q
      .update(books)
      .set({
        ...toStored(content, said, before.points),
        title: content.title,
        description: content.bottomLine,
        revision,
        sectionRevisions: sections,
        // What a program changed is nobody's edit, and in a book that was written anew there is none.
        ...(kind === 'checked' ? {} : { editedAt: kind === 'written' ? null : app.now() }),
      })
      .where(and(eq(books.id, key.bookId), eq(books.userId, key.userId), eq(books.revision, before.revision)))
      .returning({ id: books.id })
    if (kept.length === 0) return false
    // The library finds a book by its name and its passage.
    if (content.title !== before.content.title || content.passage !== before.content.passage)
      await indexSermon(app, { userId: key.userId, sermonId: before.sermonId })
    const [was, is] = [originOf(before.content), originOf(made)]
    if (kind !== 'edit' && !isSame(was, is)) changes.push({ section: 'origin', before: was, after: is })
    if (kind === 'edit' && (await lengthened(app, key, { revision, changes, madeBy: next.madeBy }))) return true
    const row = { userId: key.userId, bookId: key.bookId, madeBy: next.madeBy, since: revision, revision, kind, changes }
    await app.db.q.insert(bookRevisions).values({ ...row, createdAt: app.now(), updatedAt: app.now() })
    await forgetOldest(app, key)
    return true
  })
}

/** The next revision of a book that was written anew; what stood there before, and what people had changed in it, is in its history. */
export async function writeAnew(app: With, key: Key, { content, said }: { content: LessonBook; said: string[] }): Promise<void> {
  const before = await editableOf(app, key)
  if (before) await saveRevision(app, key, { before, made: content, content, said, kind: 'written', madeBy: key.userId })
}

/** What the checks made of a book that a model has just written, as a step that can be taken back; `draft` is what stands there now. */
export async function saveChecked(app: With, key: Key, { content, said }: { content: LessonBook; said: string[] }): Promise<void> {
  const before = await editableOf(app, key)
  if (before) await saveRevision(app, key, { before, made: content, content, said, kind: 'checked', madeBy: null })
}

/** Adds a change to the newest step where it is one with it: the same person, the same sections, a little later. */
async function lengthened(
  app: With,
  key: Key,
  { revision, changes, madeBy }: { revision: number; changes: SectionChange[]; madeBy: string | null },
): Promise<boolean> {
  const [newest] = await rowsOf(app, key).orderBy(desc(bookRevisions.revision)).limit(1)
  const earlier = (newest?.changes ?? []) as SectionChange[]
  const isOneGo =
    newest?.kind === 'edit' &&
    newest.madeBy === madeBy &&
    app.now().getTime() - newest.updatedAt.getTime() < oneGoMinutes * 60_000 &&
    earlier.length === changes.length &&
    changes.every(({ section }) => earlier.some((one) => one.section === section))
  if (!newest || !isOneGo) return false
  const together = earlier.map((one) => ({ ...one, after: changes.find(({ section }) => section === one.section)?.after ?? one.after }))
  const step = and(eq(bookRevisions.id, newest.id), eq(bookRevisions.userId, key.userId))
  // What was typed and taken back again is no step.
  if (together.every(({ before, after }) => isSame(before, after))) await app.db.q.delete(bookRevisions).where(step)
  else await app.db.q.update(bookRevisions).set({ revision, changes: together, updatedAt: app.now() }).where(step)
  return true
}

const rowsOf = (app: With, { userId, bookId }: Key) =>
  app.db.q
    .select()
    .from(bookRevisions)
    .where(and(eq(bookRevisions.bookId, bookId), eq(bookRevisions.userId, userId)))
    .$dynamic()

/** A history without end would outgrow its book. */
async function forgetOldest(app: With, { userId, bookId }: Key): Promise<void> {
  const mine = and(eq(bookRevisions.bookId, bookId), eq(bookRevisions.userId, userId))
  const oldest = app.db.q
    .select({ revision: bookRevisions.revision })
    .from(bookRevisions)
    .where(mine)
    .orderBy(desc(bookRevisions.revision))
    .offset(editedBook.history)
    .limit(1)
  await app.db.q.delete(bookRevisions).where(and(mine, sql`${bookRevisions.revision} <= (${oldest})`))
}

const withName = {
  id: bookRevisions.id,
  bookId: bookRevisions.bookId,
  userId: bookRevisions.userId,
  madeBy: bookRevisions.madeBy,
  since: bookRevisions.since,
  revision: bookRevisions.revision,
  kind: bookRevisions.kind,
  changes: bookRevisions.changes,
  createdAt: bookRevisions.createdAt,
  updatedAt: bookRevisions.updatedAt,
  by: sql<string>`coalesce(nullif(${users.name}, ''), ${users.email}, '')`,
}
const asRow = (row: Omit<RevisionRow, 'changes'> & { changes: unknown }): RevisionRow => ({
  ...row,
  changes: row.changes as SectionChange[],
})

/** A page of a book's history, newest first. */
export async function revisionsOf(app: With, { userId, bookId }: Key, before: number | undefined): Promise<RevisionRow[]> {
  const rows = await app.db.q
    .select(withName)
    .from(bookRevisions)
    .leftJoin(users, eq(users.id, bookRevisions.madeBy))
    .where(
      and(
        eq(bookRevisions.bookId, bookId),
        eq(bookRevisions.userId, userId),
        before === undefined ? undefined : lt(bookRevisions.revision, before),
      ),
    )
    .orderBy(desc(bookRevisions.revision))
    .limit(editedBook.historyPage)
  return rows.map(asRow)
}

/** The sections of a book in which a person wrote, or which a person brought back: their words are that person's. */
export async function sectionsWrittenIn(app: With, { userId, bookId }: Key): Promise<ReadonlySet<SectionId>> {
  const rows = await app.db.q
    .select({ changes: bookRevisions.changes })
    .from(bookRevisions)
    .where(and(eq(bookRevisions.bookId, bookId), eq(bookRevisions.userId, userId), inArray(bookRevisions.kind, ['edit', 'restore'])))
  const changed = rows.flatMap(({ changes }) => (changes as SectionChange[]).map(({ section }) => section))
  return new Set(changed.filter((section) => section !== 'origin'))
}

/** Every step that began after a revision, newest first: what has to be taken back to come to it. */
export async function revisionsSince(app: With, { userId, bookId }: Key, revision: number): Promise<RevisionRow[]> {
  const rows = await app.db.q
    .select(withName)
    .from(bookRevisions)
    .leftJoin(users, eq(users.id, bookRevisions.madeBy))
    .where(and(eq(bookRevisions.bookId, bookId), eq(bookRevisions.userId, userId), gt(bookRevisions.since, revision)))
    .orderBy(desc(bookRevisions.revision))
  return rows.map(asRow)
}

/** The revision behind the oldest step that is kept; undefined where nothing was changed yet. */
export async function oldestRevision(app: With, { userId, bookId }: Key): Promise<number | undefined> {
  const [row] = await app.db.q
    .select({ since: bookRevisions.since })
    .from(bookRevisions)
    .where(and(eq(bookRevisions.bookId, bookId), eq(bookRevisions.userId, userId)))
    .orderBy(asc(bookRevisions.revision))
    .limit(1)
  return row?.since
}

/** The whole history of a person's books, as it goes into the export of the account. */
export async function historyOf(app: With, userId: string): Promise<RevisionRow[]> {
  const rows = await app.db.q
    .select(withName)
    .from(bookRevisions)
    .leftJoin(users, eq(users.id, bookRevisions.madeBy))
    .where(eq(bookRevisions.userId, userId))
    .orderBy(asc(bookRevisions.bookId), asc(bookRevisions.revision))
  return rows.map(asRow)
}
