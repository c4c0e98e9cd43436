import type { LessonBook } from '#contract/lesson-book.ts'
import { PRODUCT } from '#contract/product.ts'
import { balancedLines, shortClause } from '#lesson/puzzles/verse-lines.ts'

/** A sheet as the template takes it; `kind` chooses its layout. */
export type Sheet = { kind: string; title: string; credit: string } & Record<string, unknown>
/** A printable of a book: its name in addresses, what a leader reads of it, and how it is made. Undefined where the book has nothing for it. */
export type Picture = {
  name: string
  title: string
  description: string
  /** One for each child, for some of them, for the room, or for the leader alone: how many are printed. */
  copies: 'each' | 'some' | 'room' | 'leader'
  /** What a page to color shows. */
  scene?: string
  sheet: () => Sheet | undefined
}

export const told = (book: LessonBook): { title: string; content: string } => book.bibleStory ?? { title: '', content: '' }
export const storyOf = (book: LessonBook): string => `${told(book).title} ${told(book).content}`
export const credited = ({ memoryVerse }: LessonBook, adapted = false): string =>
  [memoryVerse?.translation, adapted ? 'Some pictures adapted from Noto Emoji (Apache License 2.0)' : '', PRODUCT]
    .filter(Boolean)
    .join(' · ')
/** Two lines of big letters. A clause that is longer than that is set smaller in at most four: it is never cut. */
export const clauseLines = (book: LessonBook, most: number): string[] => {
  const clause = shortClause(book.memoryVerse?.text ?? '', 2 * most)
  return balancedLines(clause, Math.max(most, Math.ceil(clause.length / 4) + 4))
}
