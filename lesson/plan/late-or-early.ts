import type { LessonBook } from '#contract/lesson-book.ts'
import { type Cut, whatCanGo } from './catch-up.ts'
import { fillersOf } from './fillers.ts'
import { minutePlan } from './minute-plan.ts'
import { runSheet } from './run-sheet.ts'

/** Something worth doing with minutes that are left. */
export type Idea = { title: string; what: string }
const shownAtOnce = 4
/** The questions that are still asked, by their numbers: "1, 3 and 5". */
export function numbersOf(keep: number[]): string {
  const numbers = keep.map((one) => one + 1)
  return numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}` : String(numbers[0] ?? '')
}
const minutes = (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`
const howToGo: Record<Cut['what'], (cut: Cut) => string> = {
  'leave-out': ({ title }) => `Leave out “${title}”`,
  'fewer-questions': ({ title, keep }) => `In “${title}”, ask only ${keep.length === 1 ? 'question' : 'questions'} ${numbersOf(keep)}`,
  once: ({ title }) => `Say “${title}” once`,
}

/**
 * What a leader does when the clock disagrees with the plan. `late`: what can go, as the class on a phone offers it, with the minutes
 * that each gives back. `early`: things worth doing that need nothing new and are not in the plan.
 */
export function lateOrEarly(book: LessonBook): { late: string[]; early: Idea[] } {
  const planned = new Set(minutePlan(book, book.minutes).map((block) => block.title))
  return {
    late: whatCanGo(runSheet(book))
      .slice(0, shownAtOnce)
      .map((cut) => `${howToGo[cut.what](cut)} and save ${minutes(cut.minutes)}.`),
    early: [
      ...book.activities.map(({ title, description }) => ({ title, what: description })),
      ...fillersOf(book).map(({ title, what }) => ({ title, what })),
    ].filter(({ title }) => !planned.has(title)),
  }
}

/** An idea in a line of paper. */
export const ideaLine = ({ title, what }: Idea): string => `${title}. ${what}`
