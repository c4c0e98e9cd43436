import type { LessonBook } from '#contract/lesson-book.ts'
import { storyOf, textHeard } from './book-text.ts'
import { newWordsIn } from './words/faith-words.ts'
import { unfamiliarShare } from './words/familiar-words.ts'
import { readabilityOf } from './words/sentences.ts'

/** How a book's story reads. The grade says nothing of fewer than 100 words and is 0 there. */
function readingOf(book: LessonBook): LessonBook['reading'] {
  const story = storyOf(book)
  const { words, grade } = readabilityOf(story)
  return {
    words,
    grade: words < 100 ? 0 : Math.max(0, Math.round(grade * 10) / 10),
    hardWords: Math.round(unfamiliarShare(story).share * 100),
  }
}

/** A book's faith words with their meanings, and how it reads. */
export const derivedOf = (book: LessonBook): Pick<LessonBook, 'newWords' | 'reading'> => ({
  newWords: newWordsIn(textHeard(book), book.ageGroup).map(({ word, meaning }) => ({ word, meaning })),
  reading: readingOf(book),
})
