import type { LessonBook } from '#contract/lesson-book.ts'
import { fillersOf } from './fillers.ts'
import { minutePlan } from './minute-plan.ts'

/** What carries the lesson: a class that starts late keeps these. */
const kept = new Set<string>(['welcome', 'story', 'verse', 'close'])

/**
 * What a leader does when the clock disagrees with the plan. `late`: blocks of this plan to leave out, the longest first,
 * with the minutes that each gives back. `early`: things worth doing that need nothing new and are not in the plan.
 */
export function lateOrEarly(book: LessonBook): { late: string[]; early: string[] } {
  const plan = minutePlan(book, book.minutes)
  const spare = plan
    .filter((block) => !kept.has(block.part.of) && block.minutes > 1)
    .toSorted((a, b) => b.minutes - a.minutes)
    .slice(0, 3)
  const planned = new Set(plan.map((block) => block.title))
  return {
    late: spare.map((block) => `Leave out “${block.title}” and win ${block.minutes} minutes.`),
    early: [
      ...book.activities.filter(({ title }) => !planned.has(title)).map(({ title, description }) => `${title}. ${description}`),
      ...fillersOf(book)
        .filter(({ title }) => !planned.has(title))
        .map(({ title, what }) => `${title}. ${what}`),
    ],
  }
}
