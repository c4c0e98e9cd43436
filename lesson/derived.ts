import type { LessonBook } from '#contract/lesson-book.ts'
import { readingOf, textHeard } from './book-text.ts'
import { newWordsIn } from './words/faith-words.ts'

/** A book's faith words with their meanings, and how it reads. */
export const derivedOf = (book: LessonBook): Pick<LessonBook, 'newWords' | 'reading'> => ({
  newWords: newWordsIn(textHeard(book), book.ageGroup).map(({ word, meaning }) => ({ word, meaning })),
  reading: readingOf(book),
})
