import type { Activity } from '#contract/lesson-book.ts'

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
