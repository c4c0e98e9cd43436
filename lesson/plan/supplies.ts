import type { Activity, LessonBook } from '#contract/lesson-book.ts'
import { cards, neededFor, showTheCards } from './fillers.ts'
import { type Block, minutePlan } from './minute-plan.ts'
import { isWrittenOn, type Named, sheetsOfStep } from './sheets-of-step.ts'

const small = /^(?:an?|the|some|one)\s+/i
/** One thing, however it is written: "a Bible", "Bibles" and "bible" are the same line of a list. */
const keyOf = (supply: string) => supply.toLowerCase().replace(small, '').replace(/s$/, '').trim()

/** Everything that the activities need, each thing once, in the order of its first use. */
export function supplyList(activities: Pick<Activity, 'materials'>[]): string[] {
  const seen = new Map<string, string>()
  for (const supply of activities.flatMap((activity) => activity.materials)) {
    const key = keyOf(supply)
    if (key && !seen.has(key)) seen.set(key, supply)
  }
  return [...seen.values()]
}

const opensBible = /\b(?:read|open|look up|find|verses?)\b[^.]{0,40}\b(?:\d?\s?\p{Lu}\p{Ll}+ \d+|Bible|passage|text|verses?)\b/iu

const writesWith = { teens: 'pens', children: 'pencils', 'young-kids': 'crayons' }
const aPen = /\b(?:pens?|pencils?|crayons?|markers?)\b/i

/** Everything that the class needs: for the activities, for what fills its minutes and what is written on in it, and the Bibles that its questions lean on. */
export function suppliesOf(book: LessonBook, printables: readonly Named[] = []): string[] {
  const plan = minutePlan(book, book.minutes)
  const told = [...book.activities.flatMap(({ steps }) => steps), ...book.discussionQuestions, ...plan.map(({ what }) => what)]
  const reads = told.some((line) => opensBible.test(line))
  const supplies = supplyList([
    ...book.activities,
    { materials: reads && book.ageGroup !== 'young-kids' ? ['Bibles'] : [] },
    ...plan.filter(({ part }) => part.of === 'filler').map(({ title }) => ({ materials: neededFor[title] ?? [] })),
  ])
  const writes = plan.some((step) => sheetsOfStep(step, printables).some(isWrittenOn))
  return writes && !supplies.some((one) => aPen.test(one)) ? [...supplies, writesWith[book.ageGroup]] : supplies
}

/** What of it is brought; the cards are printed. */
export const toBring = (book: LessonBook, printables: readonly Named[]): string[] =>
  suppliesOf(book, printables).filter((supply) => supply !== cards)

const showsCards = (plan: Block[]) => plan.some(({ title }) => title === showTheCards)
/** Cards are printed and cut before they are shown. */
export const cuttingMinutes = 5

/** How long it takes to get everything ready before Sunday. */
export const minutesToPrepare = (book: LessonBook): number =>
  book.activities.reduce((sum, { prepMinutes }) => sum + prepMinutes, 0) + (showsCards(minutePlan(book, book.minutes)) ? cuttingMinutes : 0)
