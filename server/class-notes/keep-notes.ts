import type { ClassNote, NoteMark, writeLinkNote as linkLine, writeNote as writeLine } from '#contract/class-notes.ts'
import type { Body } from '#contract/endpoint.ts'
import type { LessonBook } from '#contract/lesson-book.ts'
import { classNote } from '#contract/limits.ts'
import type { App } from '#server/app.ts'
import { planOfSermon } from '#server/generation/plan.store.ts'
import { identifier } from '#server/http/identifier.ts'
import { Problem } from '#server/http/problem.ts'
import { findBook } from '#server/library/find-book.ts'
import { booksOfSermon } from '#server/library/library.store.ts'
import { bookOfLink, liveLink } from '#server/links/open-link.ts'
import { sermonOf } from '#server/sermons/sermons.store.ts'
import { insertNote, type NoteRow, notesOfBook, notesOnTheSame } from './class-notes.store.ts'

type At = { userId: string; id: string }
const shown = ({ createdAt, marks, ...note }: NoteRow): ClassNote => ({ ...note, marks: marks as NoteMark[], at: createdAt.toISOString() })

/** What earlier lessons with the same are known by: the passage, the story, the activities. */
const knownBy = (books: LessonBook[]) => ({
  passages: books.map(({ passage }) => passage).filter(Boolean),
  stories: books.flatMap(({ bibleStory }) => bibleStory?.title ?? []),
  titles: books.flatMap(({ activities }) => activities.map(({ title }) => title)),
})

/** The notes of a book and those that earlier lessons with the same story or activity got. Throws 404 for a book of somebody else. */
export async function readNotes(app: App, at: At): Promise<{ here: ClassNote[]; earlier: ClassNote[] }> {
  const { id: bookId, sermonId, content } = await findBook(app, at)
  const key = { userId: at.userId, bookId }
  const earlier = await notesOnTheSame(app, { userId: at.userId, sermonId, ...knownBy([content]) })
  return { here: (await notesOfBook(app, key)).map(shown), earlier: earlier.map(shown) }
}

/** What was said of the story and the passage that a sermon's plan names, before its books are written. */
export async function earlierNotes(app: App, { userId, id }: At): Promise<ClassNote[]> {
  const key = { userId, sermonId: identifier(id, 'sermons.not_found') }
  if (!(await sermonOf(app, key))) throw new Problem('sermons.not_found')
  const plan = (await planOfSermon(app, key))?.plan
  const known = knownBy((await booksOfSermon(app, key)).map(({ content }) => content))
  const passages = [...known.passages, plan?.passage ?? '', plan?.story?.span ?? ''].filter(Boolean)
  const stories = [...known.stories, plan?.story?.title ?? ''].filter(Boolean)
  return (await notesOnTheSame(app, { ...key, ...known, passages, stories })).map(shown)
}

export async function writeNote(app: App, at: At, note: Body<typeof writeLine>): Promise<ClassNote> {
  const { id: bookId } = await findBook(app, at)
  const key = { userId: at.userId, bookId }
  const made = await insertNote(app, { ...key, ...note, by: '', most: classNote.perBook })
  const row = made && (await notesOfBook(app, key)).find(({ id }) => id === made)
  if (!row) throw new Problem('notes.full')
  return shown(row)
}

/** Keeps what whoever taught from a link says. Nothing of it is shown to anybody but the owner. */
export async function writeLinkNote(
  app: App,
  at: { token: string; bookId: string },
  { by, ...note }: Body<typeof linkLine>,
): Promise<void> {
  const book = await bookOfLink(app, at)
  const { userId, teacher } = await liveLink(app, at.token)
  const made = await insertNote(app, {
    userId,
    bookId: book.id,
    ...note,
    // The owner's own notes have no name: one without is whoever the link was for.
    by: by || teacher || 'A volunteer',
    most: classNote.perBook,
  })
  if (!made) throw new Problem('notes.full')
}
