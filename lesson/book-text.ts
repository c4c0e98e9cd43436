import type { LessonBook } from '#contract/lesson-book.ts'

export const storyOf = (book: Pick<LessonBook, 'devotional' | 'bibleStory'>): string =>
  book.devotional?.content ?? book.bibleStory?.content ?? ''

/** What a group hears of a book, in which a word may need explaining. */
export const textHeard = (book: LessonBook): string => [storyOf(book), ...book.keyPoints, book.bottomLine].join('\n')
