import type { AgeGroup } from '#contract/lesson-book.ts'
import topicsData from './topics.json' with { type: 'json' }

export type Topic = {
  topic: string
  /** What to mind, by age where it differs. */
  note: Partial<Record<AgeGroup | 'all', string>>
  /** Somebody may be in danger. */
  isDanger?: boolean
  /** Said before all others, and in full at every age. */
  isGrave?: boolean
  /** What the preacher says of it is nothing to print in a book for children. */
  isHarsh?: boolean
  /** It is one where somebody lives with it: a tale of old that has the word is none. */
  isLived?: boolean
  /** The choir and the roof, or a supper, are what it is about, and make no joke of it. */
  isOfLightThings?: boolean
  /** Somebody may be living with it and tell: whoever teaches has to know what to do then. */
  mayBeTold?: boolean
  /** Said to whoever teaches, of whatever age. */
  forAllAges?: boolean
  /** The wider matter of which it says all that is to be minded. */
  covers?: string
  /** What is said where the preacher himself does not speak of telling. */
  noteImplied?: string
}
export const topics = new Map((topicsData as Topic[]).map((one) => [one.topic, one]))
/** Whether a matter is told to the leaders of all ages. */
export const isForAllAges = (topic: string): boolean => topics.get(topic)?.forAllAges ?? false
