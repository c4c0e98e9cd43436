import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import { emptySections } from './sections/registry.ts'

/** A lesson that has nothing yet, in the shape of one. */
export const emptyBook = (ageGroup: AgeGroup, writtenBy: LessonBook['writtenBy'] = 'provider'): LessonBook => ({
  ageGroup,
  ...emptySections(),
  newWords: [],
  minutes: 45,
  reading: { words: 0, grade: 0, hardWords: 0 },
  writtenBy,
  ofSermon: -1,
})
