import type { LessonBook } from '#contract/lesson-book.ts'
import { storyOf } from '#lesson/book-text.ts'
import { timesIn, wordsOf } from '#lesson/scripture/bible.ts'
import { sentencesOf } from '#lesson/words/sentences.ts'

const bare = (text: string) => wordsOf(text).join(' ')

/** The key points beside the main one. */
export const otherPoints = ({ keyPoints, bottomLine }: LessonBook): string[] =>
  keyPoints.filter((point) => bare(point) !== bare(bottomLine))

/** Of them those that the story of the same page does not tell: a point that stands there as a sentence of its own is read once. */
export function pointsToList(book: LessonBook): string[] {
  const told = new Set(storyOf(book).split('\n').flatMap(sentencesOf).map(bare))
  return otherPoints(book).filter((point) => !told.has(bare(point)))
}

/** The line above a devotional; '' where the devotional itself says it, so that nobody reads it aloud twice. */
export const lineAbove = ({ devotional }: LessonBook): string =>
  devotional && timesIn(devotional.content, devotional.focus) === 0 ? devotional.focus : ''
