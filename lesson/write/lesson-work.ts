import type { KeptPlan } from '#contract/lesson-plan.ts'
import type { SermonText } from '#lesson/reading/read-sermon.ts'
import type { BankLesson } from '#lesson/bank/lessons.ts'
import type { Bible, Verse } from '#lesson/scripture/bible.ts'
import type { IdeaWords } from './idea-led/words-for-idea.ts'

/** What one book is written from: the sermon's head, its plan, the lesson of the bank that tells the same, and the leader's wishes. */
export type LessonWork = {
  sermon: Pick<SermonText, 'title' | 'speaker' | 'date'>
  /** The sentences, one after the other, in which the preacher himself says the plan's idea, where he does so at any length. */
  excerpt: readonly string[]
  plan: KeptPlan
  lesson: BankLesson
  /** What stands around the idea where the lesson does not say it; undefined where it does. */
  led?: IdeaWords | undefined
  bible: Bible
  /** The verses of the preached passage that the sermon quotes. */
  quoted: readonly Verse[]
  /** How much the sermon dwells on a verse of that passage, from 0 to 16. */
  dwelt: (verse: Verse) => number
  minutes: number
  /** Titles of activities that this church already has. */
  given: ReadonlySet<string>
}
