import type { Activity, LessonBook } from '#contract/lesson-book.ts'
import type { CheckContext } from '#lesson/checks/check-book.ts'
import { withNotes } from '#lesson/notes/note-sentences.ts'
import { settled } from '#lesson/sections/apply-changes.ts'
import { readabilityOf } from '#lesson/words/sentences.ts'
import { inOwnWords } from '#lesson/words/own-words.ts'
import { isAtHand } from './at-hand.ts'
import type { RewriteWork } from './candidates.ts'
import { type Room, withLines, withSuppliesAtHand } from './for-class.ts'
import type { Rewritten } from './read-rewritten.ts'
import { versionsOf } from './rewrite-section.ts'
import { wishOf } from './wish.ts'

/** So many versions are looked at for the easiest one. */
const mostLookedAt = 3
/** How much easier a story has to read, in school grades, for anybody to notice. */
const noticed = 0.3
const gradeOf = ({ devotional, bibleStory }: Pick<LessonBook, 'devotional' | 'bibleStory'>) =>
  readabilityOf(devotional?.content ?? bibleStory?.content ?? '').grade

/** The easiest version of the story or devotional that breaks no hard line; nothing is changed by it. Undefined where none is easier to notice. */
export function easierStory(work: RewriteWork, context: CheckContext): Rewritten | undefined {
  const found = versionsOf({ ...work, wish: wishOf('easier') }, { section: 'story', item: undefined, count: mostLookedAt }, context)
    .map((one) => ({ ...one, more: false }))
    .map((one) => ({ one, grade: gradeOf(withTaken(work.book, [one])) }))
  const [best] = found.sort((x, y) => x.grade - y.grade)
  return best && best.grade <= gradeOf(work.book) - noticed ? best.one : undefined
}

const put = (book: LessonBook, path: string, value: unknown): LessonBook => {
  const at = /^activities\.(\d+)$/.exec(path)?.[1]
  const after = at === undefined ? { ...book, [path]: value } : { ...book, activities: book.activities.with(Number(at), value as Activity) }
  return settled(book, after).book
}
const withTaken = (book: LessonBook, found: Rewritten[]): LessonBook =>
  found.flatMap(({ changes }) => changes).reduce((now, { path, value }) => put(now, path, value), book)

/**
 * A book that was just written, for the class that it is for: nobody has seen it yet, so that what a change of the class would only
 * propose is taken. A provider was told of the class, and what it wrote stays; what is not at hand even then the leader is told.
 */
export function writtenFor(work: RewriteWork, room: Room, context: CheckContext): LessonBook {
  const ours = work.book.writtenBy === 'offline'
  let { book } = work
  if (ours && room.reading === 'easier')
    book = withTaken(
      book,
      [easierStory(work, context)].filter((one) => one !== undefined),
    )
  if (ours && room.supplies) book = withTaken(book, withSuppliesAtHand({ ...work, book }, room.supplies, context))
  const missing = room.supplies ? book.activities.flatMap((one) => notAtHand(one, room.supplies ?? [])) : []
  return inOwnWords(withLines(missing.length > 0 ? withNotes(book, [...book.notes, ...missing]) : book, room), room.words)
}
function notAtHand({ title, materials }: Activity, supplies: readonly string[]): LessonBook['notes'] {
  const things = materials.filter((one) => !isAtHand(one, supplies))
  return things.length > 0 ? [{ code: 'not-at-hand' as const, params: { activity: title, things: things.join(', ') } }] : []
}
