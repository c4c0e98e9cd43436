import type { Translation } from '#contract/generation-wishes.ts'
import type { LessonBook } from '#contract/lesson-book.ts'
import type { BookFinding, OpenBook } from '#contract/library.ts'
import type { Problem as Found } from '#lesson/checks/check-book.ts'
import type { App } from '#server/app.ts'
import { identifier } from '#server/http/identifier.ts'
import { Problem } from '#server/http/problem.ts'
import { sermonOf } from '#server/sermons/sermons.store.ts'
import { editableOf } from './book-revisions.store.ts'
import { bookOf, namesOfSermon } from './library.store.ts'

/** What the checks find in a book, and how much of it is the sermon's; nothing where the engine does not answer: no check keeps a book from being read or saved. */
export async function recheck(
  app: App,
  { userId, sermonId, content }: { userId: string; sermonId: string; content: LessonBook },
): Promise<{ problems: Found[]; ofSermon: number } | undefined> {
  const sermon = await sermonOf(app, { userId, sermonId })
  // A lesson of the community has no sermon to be held against.
  if (!sermon || sermon.source) return undefined
  const { title, speaker, date, scripture, theme, content: text } = sermon
  return app.offline
    .run('recheck', { title, speaker, date, scripture, theme, content: text }, sermon.translation as Translation, content)
    .catch((error: unknown) => {
      app.log.warn({ error: String(error) }, 'a book was not checked')
      return undefined
    })
}

export const asFinding = ({ code, params, section, path, severity, says }: Found): BookFinding => ({
  code,
  params,
  section,
  path,
  severity,
  message: says,
})

/** One book with what is needed to change it; throws 404 for everybody but its owner. `checked` is what the checks have just said of it. */
export async function openBook(app: App, { userId, id }: { userId: string; id: string }, checked?: Found[]): Promise<OpenBook> {
  const bookId = identifier(id, 'library.book_not_found')
  const [book, editable] = [await bookOf(app, { userId, bookId }), await editableOf(app, { userId, bookId })]
  if (!book || !editable) throw new Problem('library.book_not_found')
  const { sermonId, content } = book
  const [problems, ofSermon] = [
    checked ?? (await recheck(app, { userId, sermonId, content }))?.problems ?? [],
    await namesOfSermon(app, { userId, sermonId }),
  ]
  return { ...book, sections: editable.sections, findings: problems.map(asFinding), ofSermon }
}
