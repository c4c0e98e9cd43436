import type { LessonBook } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { type Block, minutePlan } from '#lesson/plan/minute-plan.ts'
import type { Check, Finding } from './check-book.ts'

function sumsAndFits(book: LessonBook): Finding[] {
  const plan = minutePlan(book, book.minutes)
  const sum = plan.reduce((all, block) => all + block.minutes, 0)
  const longest = Math.max(...plan.map((block) => block.minutes))
  const most = ageProfiles[book.ageGroup].longestBlock
  return [
    ...(sum === book.minutes ? [] : [{ code: 'plan-minutes' as const, params: { sum, minutes: book.minutes } }]),
    ...(longest > most ? [{ code: 'longest-block' as const, params: { minutes: longest, most } }] : []),
  ]
}

/** The longest time that the group spends in one posture: neighbours of one kind count together. */
export const longestPosture = (plan: Pick<Block, 'minutes' | 'kind'>[]): number => {
  let longest = 0
  let running = 0
  plan.forEach((block, at) => {
    running = plan[at - 1]?.kind === block.kind ? running + block.minutes : block.minutes
    longest = Math.max(longest, running)
  })
  return longest
}
function changesOften(book: LessonBook): Finding[] {
  const most = ageProfiles[book.ageGroup].changeMinutes
  const longest = longestPosture(minutePlan(book, book.minutes))
  return longest > most ? [{ code: 'one-posture', params: { minutes: longest, most } }] : []
}

export const planChecks: Check[] = [
  { line: '6 minute plan', section: 'activities', find: sumsAndFits },
  { line: '7 sit, move, make', section: 'activities', find: changesOften },
]
