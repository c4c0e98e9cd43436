import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'

/** A book with nothing in it yet: what is shown while the first words are written. */
export const emptyBook = (ageGroup: AgeGroup, writtenBy: LessonBook['writtenBy'] = 'provider'): LessonBook => ({
  ageGroup,
  title: '',
  bottomLine: '',
  passage: '',
  devotional: null,
  bibleStory: null,
  keyPoints: [],
  evidence: [],
  memoryVerse: null,
  activities: [],
  discussionQuestions: [],
  weeklyChallenge: null,
  prayer: '',
  flashcards: [],
  song: null,
  todayILearned: null,
  newWords: [],
  minutes: 45,
  reading: { words: 0, grade: 0, hardWords: 0 },
  leftOut: [],
  toCheck: [],
  writtenBy,
  ofSermon: -1,
})
