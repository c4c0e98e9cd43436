import type { Activity, LessonBook } from '#contract/lesson-book.ts'
import { neededFor, showTheCards } from './fillers.ts'
import { type Block, minutePlan } from './minute-plan.ts'

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

/** Everything that the class needs: for the activities, for what fills its minutes, and the Bibles that its questions lean on. */
export function suppliesOf(book: LessonBook): string[] {
  const plan = minutePlan(book, book.minutes)
  const told = [...book.activities.flatMap(({ steps }) => steps), ...book.discussionQuestions, ...plan.map(({ what }) => what)]
  const reads = told.some((line) => opensBible.test(line))
  return supplyList([
    ...book.activities,
    { materials: reads && book.ageGroup !== 'young-kids' ? ['Bibles'] : [] },
    ...plan.filter(({ part }) => part.of === 'filler').map(({ title }) => ({ materials: neededFor[title] ?? [] })),
  ])
}

const showsCards = (plan: Block[]) => plan.some(({ title }) => title === showTheCards)
/** Cards are printed and cut before they are shown. */
const cutting = 5

/** What has to be got ready before Sunday, and how long it takes. */
export function prepOf(book: LessonBook): { what: string; minutes: number }[] {
  return [
    ...book.activities.filter((one) => one.prepMinutes > 0).map((one) => ({ what: `prepare “${one.title}”`, minutes: one.prepMinutes })),
    ...(showsCards(minutePlan(book, book.minutes)) ? [{ what: 'print and cut the flashcards', minutes: cutting }] : []),
  ]
}
