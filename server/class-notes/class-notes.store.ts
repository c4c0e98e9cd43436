import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import type { App } from '#server/app.ts'
import { classNotes } from '#server/db/class-note-schema.ts'
import { books, sermons } from '#server/db/schema.ts'
import { live } from '#server/sermons/sermons.store.ts'

type With = Pick<App, 'db' | 'now'>
type Key = { userId: string; bookId: string }
const columns = {
  id: classNotes.id,
  bookId: classNotes.bookId,
  ageGroup: books.ageGroup,
  by: classNotes.by,
  marks: classNotes.marks,
  about: classNotes.about,
  text: classNotes.text,
  sermonTitle: sermons.title,
  day: sermons.day,
  createdAt: classNotes.createdAt,
}
export type NoteRow = Awaited<ReturnType<typeof notesOfBook>>[number]
/** So many earlier notes are shown: a leader reads them before a class, not a diary. */
const mostEarlier = 30

const joined = (app: Pick<App, 'db'>) =>
  app.db.q
    .select(columns)
    .from(classNotes)
    .innerJoin(books, eq(books.id, classNotes.bookId))
    .innerJoin(sermons, eq(sermons.id, books.sermonId))
const newestFirst = [desc(sermons.day), desc(classNotes.createdAt), desc(classNotes.id)]

export const notesOfBook = (app: Pick<App, 'db'>, { userId, bookId }: Key) =>
  joined(app)
    .where(and(eq(classNotes.userId, userId), eq(classNotes.bookId, bookId), live))
    .orderBy(...newestFirst)

/** What a story or an activity is known by. */
export type Known = { passages: string[]; titles: string[] }
const list = (texts: string[]) =>
  sql`array[${sql.join(
    texts.map((one) => sql`${one}`),
    sql`, `,
  )}]::text[]`
/** Notes on books of other sermons that told the same: of their whole class where the story or the passage is the same, else of that one activity. */
export async function notesOnTheSame(
  app: Pick<App, 'db'>,
  { userId, sermonId, passages, titles, stories }: Known & { userId: string; sermonId: string; stories: string[] },
): Promise<NoteRow[]> {
  const sameStory = sql`(${books.passage} = any(${list(passages)}) or ${books.content} -> 'bibleStory' ->> 'title' = any(${list(stories)}))`
  const ofActivity = sql`${classNotes.about} <> '' and ${classNotes.about} = any(${list(titles)})`
  return joined(app)
    .where(and(eq(classNotes.userId, userId), ne(books.sermonId, sermonId), live, sql`(${sameStory} or (${ofActivity}))`))
    .orderBy(...newestFirst)
    .limit(mostEarlier)
}

/** Stores a note; undefined where the book has as many as it keeps. */
export async function insertNote(
  app: With,
  { userId, bookId, most, ...note }: Key & { most: number; by: string; marks: string[]; about: string; text: string },
): Promise<string | undefined> {
  return app.db.transaction(async () => {
    // Two notes at once are counted one after the other.
    await app.db.q.select({ id: books.id }).from(books).where(eq(books.id, bookId)).for('update')
    const [there] = await app.db.q.select({ many: count() }).from(classNotes).where(eq(classNotes.bookId, bookId))
    if ((there?.many ?? 0) >= most) return undefined
    const [made] = await app.db.q
      .insert(classNotes)
      .values({ userId, bookId, ...note, createdAt: app.now() })
      .returning({ id: classNotes.id })
    return made?.id
  })
}
export async function deleteNoteOf(app: With, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const gone = await app.db.q
    .delete(classNotes)
    .where(and(eq(classNotes.id, id), eq(classNotes.userId, userId)))
    .returning({ id: classNotes.id })
  return gone.length > 0
}
/** Every note on a person's classes, for the export of the account. */
export const notesOf = (app: Pick<App, 'db'>, userId: string) =>
  app.db.q.select().from(classNotes).where(eq(classNotes.userId, userId)).orderBy(classNotes.createdAt)
