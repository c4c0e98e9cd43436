import type { BookRevision, ChangedBook } from '#contract/book-edits.ts'
import type { LessonBook, SectionId } from '#contract/lesson-book.ts'
import { settled } from '#lesson/sections/apply-changes.ts'
import { sectionOf } from '#lesson/sections/registry.ts'
import { whatChanged } from '#lesson/sections/what-changed.ts'
import type { App } from '#server/app.ts'
import { identifier } from '#server/http/identifier.ts'
import { Problem } from '#server/http/problem.ts'
import { editableOf, oldestRevision, revisionsOf, type RevisionRow, revisionsSince, type SectionChange } from './book-revisions.store.ts'
import { answerOf, storeChange } from './change-book.ts'

const isSection = (change: SectionChange): change is SectionChange & { section: SectionId } => change.section !== 'origin'
const shownRevision = ({ revision, kind, by, updatedAt, changes }: RevisionRow): BookRevision => {
  const ofSections = changes.filter(isSection)
  return {
    revision,
    kind,
    by,
    at: updatedAt.toISOString(),
    sections: ofSections.map(({ section }) => section),
    changes: ofSections.flatMap(({ section, before, after }) => {
      const typed: readonly string[] = sectionOf(section).editable
      return whatChanged(section, before, after).filter(({ path }) => typed.includes(path.split('.')[0] ?? ''))
    }),
  }
}

/** The history of a book, newest first; throws 404 for everybody but its owner. */
export async function bookHistory(
  app: App,
  { userId, id, before }: { userId: string; id: string; before: number | undefined },
): Promise<BookRevision[]> {
  const key = { userId, bookId: identifier(id, 'library.book_not_found') }
  if (!(await editableOf(app, key))) throw new Problem('library.book_not_found')
  return (await revisionsOf(app, key, before)).map(shownRevision)
}

/** The book, or some of its sections, as it stood at a revision. It becomes the newest one, so that this too can be taken back. */
export async function restoreBook(
  app: App,
  { userId, id, revision, sections }: { userId: string; id: string; revision: string; sections: SectionId[] | undefined },
): Promise<ChangedBook> {
  const key = { userId, bookId: identifier(id, 'library.book_not_found') }
  const wanted = /^[1-9]\d{0,8}$/.test(revision) ? Number(revision) : 0
  const stored = await storeChange(app, key, {
    kind: 'restore',
    change: async (now) => {
      const oldest = await oldestRevision(app, key)
      if (wanted < 1 || wanted > now.revision || (oldest !== undefined && wanted < oldest - 1))
        throw new Problem('library.no_such_revision')
      const steps = await revisionsSince(app, key, wanted)
      const wantedIn = (change: SectionChange) => !sections || (isSection(change) && sections.includes(change.section))
      const old = steps
        .flatMap(({ changes }) => changes.filter(wantedIn))
        .reduce<LessonBook>((book, change) => ({ ...book, ...change.before }), now.content)
      return settled(now.content, old).book
    },
  })
  return answerOf(app, { userId, id: key.bookId }, stored)
}
