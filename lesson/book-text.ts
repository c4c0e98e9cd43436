import type { LessonBook } from '#contract/lesson-book.ts'
import { unfamiliarShare } from '#lesson/words/familiar-words.ts'
import { readabilityOf } from './words/sentences.ts'

export const storyOf = (book: Pick<LessonBook, 'devotional' | 'bibleStory'>): string =>
  book.devotional?.content ?? book.bibleStory?.content ?? ''

/** What a group hears of a book, in which a word may need explaining. */
export const textHeard = (book: LessonBook): string => [storyOf(book), ...book.keyPoints, book.bottomLine].join('\n')

/** How a book's story reads. The grade says nothing of fewer than 100 words and is 0 there. */
export function readingOf(book: LessonBook): LessonBook['reading'] {
  const story = storyOf(book)
  const { words, grade } = readabilityOf(story)
  return {
    words,
    grade: words < 100 ? 0 : Math.max(0, Math.round(grade * 10) / 10),
    hardWords: Math.round(unfamiliarShare(story).share * 100),
  }
}
