import { and, desc, eq, sql } from 'drizzle-orm'
import type { Book } from '#contract/library.ts'
import { ageGroups, type LessonBook } from '#contract/lesson-book.ts'
import { fromStored, type StoredBook, toStored } from '#lesson/stored-book.ts'
import type { App } from '#server/app.ts'
import { books, sermons } from '#server/db/schema.ts'
import { live, placeSermon } from '#server/sermons/sermons.store.ts'

type With = Pick<App, 'db'>
const columns = {
  id: books.id,
  sermonId: books.sermonId,
  sermonTitle: sermons.title,
  sermonDate: sermons.date,
  speaker: sermons.speaker,
  theme: sermons.theme,
  ageGroup: books.ageGroup,
  title: books.title,
  description: books.description,
  content: books.content,
  derived: books.derived,
  createdAt: books.createdAt,
  revision: books.revision,
  editedAt: books.editedAt,
}
type Row = Omit<Book, 'content' | 'createdAt' | 'editedAt'> & StoredBook & { createdAt: Date; editedAt: Date | null }
const asBook = ({ derived, ...row }: Row): Book => ({
  ...row,
  content: fromStored({ content: row.content, derived }).book,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
})

/** Every book of a person; with `evenDeleted` also those that can still be had back. */
export async function booksOf(app: With, userId: string, { evenDeleted = false } = {}): Promise<Book[]> {
  const rows = await app.db.q
    .select(columns)
    .from(books)
    .innerJoin(sermons, eq(sermons.id, books.sermonId))
    .where(and(eq(books.userId, userId), evenDeleted ? undefined : live))
    .orderBy(desc(books.createdAt), desc(books.sermonId), books.ageGroup)
  return rows.map(asBook)
}

export async function bookOf(app: With, { userId, bookId }: { userId: string; bookId: string }): Promise<Book | undefined> {
  const [row] = await app.db.q
    .select(columns)
    .from(books)
    .innerJoin(sermons, eq(sermons.id, books.sermonId))
    .where(and(eq(books.id, bookId), eq(books.userId, userId), live))
  return row && asBook(row)
}

type OfSermon = { userId: string; sermonId: string }
/** The books of one sermon, oldest group first. */
export const booksOfSermon = async (app: With, key: OfSermon): Promise<Book[]> => (await rowsOfSermon(app, key)).map(asBook)
/** The same as they go into the room: what the checks say of a book is for whoever can change it. */
export const booksForRooms = async (app: With, key: OfSermon): Promise<Book[]> =>
  (await rowsOfSermon(app, key)).map((row) => {
    const { said = [] } = fromStored(row)
    const book = asBook(row)
    return { ...book, content: { ...book.content, toCheck: book.content.toCheck.filter((line) => !said.includes(line)) } }
  })
async function rowsOfSermon(app: With, { userId, sermonId }: OfSermon) {
  const rows = await app.db.q
    .select(columns)
    .from(books)
    .innerJoin(sermons, eq(sermons.id, books.sermonId))
    .where(and(eq(books.sermonId, sermonId), eq(books.userId, userId), live))
  return rows.sort((a, b) => ageGroups.indexOf(a.ageGroup) - ageGroups.indexOf(b.ageGroup))
}

/** The books of a sermon by their names alone. */
export const namesOfSermon = (app: With, { userId, sermonId }: { userId: string; sermonId: string }) =>
  app.db.q
    .select({ id: books.id, ageGroup: books.ageGroup, title: books.title })
    .from(books)
    .where(and(eq(books.sermonId, sermonId), eq(books.userId, userId)))
    .then((rows) => rows.sort((a, b) => ageGroups.indexOf(a.ageGroup) - ageGroups.indexOf(b.ageGroup)))

/** The copy of a shared lesson that a person has already. */
export async function bookTakenFrom(
  app: With,
  { userId, postId }: { userId: string; postId: string },
): Promise<{ sermonId: string; bookId: string } | undefined> {
  const [row] = await app.db.q
    .select({ sermonId: books.sermonId, bookId: books.id })
    .from(books)
    .innerJoin(sermons, eq(sermons.id, books.sermonId))
    .where(and(eq(books.userId, userId), live, sql`${sermons.source} ->> 'postId' = ${postId}`))
  return row
}
/** Stores a book that nobody wrote here, and tells its id. */
export async function insertTaken(
  app: Pick<App, 'db' | 'now'>,
  { userId, sermonId, book }: { userId: string; sermonId: string; book: LessonBook },
): Promise<string> {
  const [made] = await app.db.q
    .insert(books)
    .values({
      sermonId,
      userId,
      ageGroup: book.ageGroup,
      createdAt: app.now(),
      title: book.title,
      description: book.bottomLine,
      ...toStored(book, []),
    })
    .returning({ id: books.id })
  if (!made) throw new Error('the lesson was not stored')
  await placeSermon(app, { userId, sermonId }, book.passage)
  return made.id
}

/** As many of the newest books as a church remembers: about half a year of Sundays. */
const remembered = 75

/** Titles of the lessons, stories and activities that a person's library already holds, so that the next lesson brings others. */
export async function titlesGiven(app: With, userId: string): Promise<string[]> {
  const rows = await app.db.q
    .select({
      title: books.title,
      story: sql<string | null>`${books.content} -> 'bibleStory' ->> 'title'`,
      activities: sql<string[]>`jsonb_path_query_array(${books.content}, '$.activities[*].title')`,
    })
    .from(books)
    .innerJoin(sermons, eq(sermons.id, books.sermonId))
    .where(and(eq(books.userId, userId), live))
    .orderBy(desc(books.createdAt))
    .limit(remembered)
  return [...new Set(rows.flatMap(({ title, story, activities }) => [title, story ?? '', ...activities]))].filter(Boolean).sort()
}
