import type { LessonBook } from '#contract/lesson-book.ts'
import type { Bible } from '#lesson/scripture/bible.ts'
import { checkActivities } from './check-activities.ts'
import { checkKeyPoints } from './check-key-points.ts'
import { checkStory } from './check-story.ts'
import { checkVerse } from './check-verse.ts'
import { checkWeek } from './check-week.ts'

export type Section =
  | 'title'
  | 'story'
  | 'keyPoints'
  | 'memoryVerse'
  | 'activities'
  | 'discussionQuestions'
  | 'weeklyChallenge'
  | 'prayer'
  | 'flashcards'
  | 'song'
  | 'todayILearned'
/** Something in a book that is not as it must be; `says` is a sentence for a person or a model that mends it. */
export type Problem = { section: Section; says: string }
export type CheckContext = { bible: Bible; sermonText: string }
export type Check = (book: LessonBook, context: CheckContext) => Problem[]

const checks: Check[] = [checkStory, checkKeyPoints, checkVerse, checkActivities, checkWeek]

/** Every problem of a book, by section. The same checks run whoever wrote it. */
export const checkBook: Check = (book, context) => checks.flatMap((check) => check(book, context))
