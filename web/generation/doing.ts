import { ageGroups } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import type { Generation, Shown, ShownBook } from './use-generation.ts'

/** What goes on, in one sentence for each stage. */
export const stages: Record<Generation['stage'], string> = {
  queued: 'Your sermon is saved. Writing starts in a moment.',
  reading: 'Reading the sermon: its passage, its points, its main idea.',
  asking: 'Storyfold is waiting for you to confirm what it heard.',
  writing: 'Writing the three books.',
  done: '',
  failed: '',
}

/** Whether nothing goes on until a provider is asked again; from then on it is asked, until it answers. */
export const waits = (shown: Pick<Shown, 'waiting'> | undefined): boolean =>
  shown?.waiting !== undefined && Date.parse(shown.waiting.wait.until) > Date.now()

/** What goes on in all: where one book is written again, or the last one is left, no others are spoken of. */
export function goingOn({ stage, shown }: Generation): string {
  if (waits(shown)) return 'Waiting for the AI provider.'
  const left = ageGroups.filter((age) => !shown?.books[age]?.done)
  if (stage !== 'writing' || left.length === 0 || left.length === ageGroups.length) return stages[stage]
  return `Writing the ${left.length === 1 ? 'book' : 'books'} for ${left.map((age) => ageProfiles[age].short.toLowerCase()).join(' and ')}.`
}

/** What is written, in the order in which a model writes it. */
const sectionNames: Record<string, string> = {
  title: 'the title',
  bottomLine: 'the main point',
  story: 'the story',
  devotional: 'the devotional',
  bibleStory: 'the story',
  keyPoints: 'the key points',
  evidence: 'the key points',
  memoryVerse: 'the memory verse',
  activities: 'the activities',
  discussionQuestions: 'the questions',
  weeklyChallenge: 'the weekly challenge',
  prayer: 'the prayer',
  flashcards: 'the flashcards',
  song: 'the song',
  todayILearned: 'the summary',
}

/** What is done to one book just now. */
export function doing({ book, section, mending }: ShownBook, { stage, shown }: Generation): string {
  if (waits(shown)) return 'Waiting for the AI provider'
  if (mending.length > 0) {
    const names = [...new Set(mending.map((one) => sectionNames[one] ?? 'a section'))]
    return `Fixing ${names.join(', ')}: what was written did not pass the checks`
  }
  if (sectionNames[section]) return `Writing ${sectionNames[section]}`
  if (book.title) return 'Checking the book'
  return stage === 'writing' ? 'Waiting its turn' : 'Waiting for what was heard'
}

const order = Object.keys(sectionNames)
/** How much of a book is written, from 0 to 1. What is checked or mended is written. */
export function written({ book, section, done }: Pick<ShownBook, 'book' | 'section' | 'done'>): number {
  if (done) return 1
  if (!book.title && section === '') return 0
  const at = order.indexOf(section)
  return at < 0 ? (order.length - 1) / order.length : at / order.length
}
