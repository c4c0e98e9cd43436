import type { LessonBook } from '#contract/lesson-book.ts'
import type { Bible } from '#lesson/scripture/bible.ts'
import { activityChecks } from './activities.ts'
import { bottomLineChecks } from './bottom-line.ts'
import { faithfulChecks } from './faithful.ts'
import { keyPointChecks } from './key-points.ts'
import { languageChecks } from './language.ts'
import { planChecks } from './plan.ts'
import { questionChecks } from './questions.ts'
import { scriptureChecks } from './scripture.ts'
import { sectionChecks } from './sections.ts'
import { storyChecks } from './story.ts'
import { verseChecks } from './verse.ts'
import { weekChecks } from './week.ts'
import { wordChecks } from './words.ts'

export type Section =
  | 'title'
  | 'bottomLine'
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
export type CheckContext = { bible: Bible; sermonText: string; sermonTitle: string; speaker: string }
/** What is wrong, each as a sentence for a person or a model that mends it. `section` where it is not the line's own. */
export type Finding = string | { section: Section; says: string }
/** One line of docs/lessons.md as a function. `bold` lines are never left broken without a word to the leader. */
export type Check = {
  /** The line: its number in docs/lessons.md and what it holds. */
  line: string
  bold?: true
  section: Section
  find: (book: LessonBook, context: CheckContext) => Finding[]
}
/** Something in a book that is not as it must be. */
export type Problem = { line: string; bold: boolean; section: Section; says: string }

export const checks: Check[] = [
  ...sectionChecks,
  ...bottomLineChecks,
  ...keyPointChecks,
  ...storyChecks,
  ...planChecks,
  ...wordChecks,
  ...verseChecks,
  ...activityChecks,
  ...questionChecks,
  ...weekChecks,
  ...faithfulChecks,
  ...scriptureChecks,
  ...languageChecks,
]

/** Every problem of a book. The same checks run whoever wrote it. */
export const checkBook = (book: LessonBook, context: CheckContext): Problem[] =>
  checks.flatMap(({ line, bold = false, section, find }) =>
    find(book, context).map((found) =>
      typeof found === 'string' ? { line, bold, section, says: found } : { line, bold, section: found.section, says: found.says },
    ),
  )
