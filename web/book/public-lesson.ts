import type { PublicLesson } from '#contract/community.ts'
import type { LessonBook } from '#contract/lesson-book.ts'

/** A public lesson in the shape of a book: what stayed private is empty. */
export const asBook = (lesson: PublicLesson): LessonBook => ({
  ...lesson,
  evidence: [],
  leftOut: [],
  toCheck: [],
  notes: [],
  setAside: [],
  judged: [],
  reading: { words: 0, grade: 0, hardWords: 0 },
})
