import type { Activity, AgeGroup } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import type { Analysis } from '#lesson/analyse/analyse-sermon.ts'
import { adaptLines, type BankActivity, sharedActivities, type Theme } from '#lesson/bank/bank.ts'
import { supplyList } from '#lesson/plan/supplies.ts'

const howMany: Record<AgeGroup, number> = { teens: 2, children: 3, 'young-kids': 3 }

/**
 * Activities of the theme, with at most one that fits every lesson: one moves, one needs no preparation, the supplies
 * fit the age, and what this church already had comes last. Where the counting starts depends on the sermon, so two
 * sermons on one theme differ even in a new library.
 */
export function chooseActivities(analysis: Analysis, theme: Theme, age: AgeGroup): Activity[] {
  const own = theme.activities[age].map((one) => ({ one, shared: false }))
  const pool = [...own, ...sharedActivities[age].map((one) => ({ one, shared: true }))]
  const turn = [...analysis.sermon.title].reduce((sum, char) => sum + char.charCodeAt(0), analysis.words)
  const cost = pool.map(
    ({ one, shared }, at) => (analysis.given.has(one.title) ? 10 : 0) + (shared ? 3 : 0) + ((at + turn) % pool.length) / pool.length,
  )
  const best = combinations(pool.length, howMany[age])
    .map((at) => ({
      at,
      cost: at.reduce((sum, i) => sum + (cost[i] ?? 0), 0) - new Set(at.map((i) => pool[i]?.one.kind)).size,
      chosen: at.map((i) => pool[i]?.one).filter((one) => one !== undefined),
    }))
    .filter(({ chosen }) => fits(chosen, age))
    .sort((a, b) => a.cost - b.cost)[0]
  return (best?.chosen ?? pool.slice(0, howMany[age]).map(({ one }) => one)).map((one) => asActivity(one, theme.truth[age], age))
}

function fits(chosen: BankActivity[], age: AgeGroup): boolean {
  const { suppliesInAll } = ageProfiles[age]
  return (
    chosen.some((one) => one.kind === 'move') && chosen.some((one) => one.prepMinutes === 0) && supplyList(chosen).length <= suppliesInAll
  )
}

function combinations(count: number, size: number): number[][] {
  const grow = (from: number, left: number): number[][] =>
    left === 0
      ? [[]]
      : Array.from({ length: count - from }, (_, step) => from + step).flatMap((at) => grow(at + 1, left - 1).map((rest) => [at, ...rest]))
  return grow(0, size)
}

function asActivity(activity: BankActivity, truth: string, age: AgeGroup): Activity {
  const steps = activity.steps.map((step) => step.replace('{truth}', truth))
  const usual = adaptLines[age][activity.kind]
  // Lines of the activity's own stand in the place of the usual ones; the rest is filled up.
  const adapt = [...activity.adapt, ...usual.slice(activity.adapt.length)]
  return { ...activity, steps, adapt, description: steps.join(' '), goal: `Helps the group to live this: ${truth}` }
}
