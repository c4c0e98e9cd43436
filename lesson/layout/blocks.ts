import { ended } from '#lesson/words/ended.ts'
import type { Activity, LessonBook, SectionId } from '#contract/lesson-book.ts'
import { minutePlan } from '#lesson/plan/minute-plan.ts'

/** What everything that leaves the screen is made of: preview, PDF, Word, slides, text. */
export type Block =
  /** `of` says which part of the book a heading begins; its words are for people. */
  | { type: 'heading'; level: 1 | 2 | 3; text: string; of?: PartOfBook }
  | { type: 'paragraph'; text: string }
  | { type: 'lead'; text: string }
  | { type: 'verse'; text: string; reference: string; translation: string }
  | { type: 'list'; items: string[] }
  | { type: 'numbered'; items: string[] }
  | { type: 'activity'; title: string; facts: string; materials: string; steps: string[]; notes: string[] }
  | { type: 'plan'; rows: { time: string; title: string; what: string }[] }
  | { type: 'terms'; terms: { term: string; meaning: string }[] }
  | { type: 'days'; days: { day: string; activity: string }[] }
  | { type: 'cards'; cards: { word: string; description: string }[] }
  | { type: 'song'; title: string; tune: string; lines: string[] }
  /** Boxes to tick. */
  | { type: 'checklist'; items: string[] }
  /** A question with lines to write on; a frame to draw in. */
  | { type: 'write'; prompt: string; lines: number }
  | { type: 'draw'; prompt: string }

/** A section of the lesson, the words that it explains, or what is for the leader. */
export type PartOfBook = SectionId | 'newWords' | 'leader'

/** A heading with its blocks; nothing at all when none of them is there. */
export function sectionOf(heading: string | { of: PartOfBook; text: string }, ...blocks: (Block | undefined)[]): Block[] {
  const there = blocks.filter((block) => block !== undefined)
  const named = typeof heading === 'string' ? { text: heading } : heading
  return there.length ? [{ type: 'heading', level: 2, ...named }, ...there] : []
}

/** The activities of a book, in the order of the class; one that stands in no minute of it is called spare. */
export function activityBlocks(book: LessonBook): Block[] {
  const planned = minutePlan(book, book.minutes).flatMap(({ part }) => (part.of === 'activity' ? (book.activities[part.at] ?? []) : []))
  const spare = book.activities.filter((one) => !planned.includes(one))
  return [...planned.map((one) => activityBlock(one, [])), ...spare.map((one) => activityBlock(one, ['an extra, not in the minute plan']))]
}
const activityBlock = (activity: Activity, also: string[]): Block => ({
  type: 'activity',
  title: activity.title,
  facts: [
    `${activity.minutes} minutes`,
    activity.prepMinutes ? `${activity.prepMinutes} min to prepare` : 'nothing to prepare',
    ...also,
  ].join(', '),
  materials: activity.materials.join(', '),
  steps: activity.steps.length ? activity.steps : [activity.description],
  notes: [activity.safety, ...activity.adapt].filter(Boolean),
})
export const verseBlock = ({ memoryVerse }: LessonBook): Block | undefined =>
  memoryVerse?.text
    ? { type: 'verse', text: memoryVerse.text, reference: memoryVerse.reference, translation: memoryVerse.translation }
    : undefined

/** The minutes of the class as rows: from when to when, what it is, what the leader does. */
export function planRows(book: LessonBook): { time: string; title: string; what: string }[] {
  let from = 0
  return minutePlan(book, book.minutes).map(({ minutes, title, what }) => {
    const time = `${from}–${from + minutes} min`
    from += minutes
    return { time, title: ended(title), what }
  })
}
