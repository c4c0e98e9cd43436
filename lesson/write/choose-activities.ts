import type { Activity, AgeGroup } from '#contract/lesson-book.ts'
import type { Analysis } from '#lesson/analyse/analyse-sermon.ts'
import { type BankActivity, sharedActivities, type Theme } from '#lesson/bank/bank.ts'

/** The theme's own activities and one or two that fit every lesson; which of the latter depends on the sermon, so two lessons on one theme differ. */
export function chooseActivities(analysis: Analysis, theme: Theme, age: AgeGroup): Activity[] {
  const turn = [...analysis.sermon.title].reduce((sum, char) => sum + char.charCodeAt(0), analysis.words)
  const shared = sharedActivities[age]
  const own = theme.activities[age]
  const more = shared.length
    ? [shared[turn % shared.length], ...(own.length < 2 && age !== 'teens' ? [shared[(turn + 1) % shared.length]] : [])]
    : []
  return [...own, ...more.filter((one) => one !== undefined)].map((one) => asActivity(one, theme.truth[age]))
}

function asActivity(activity: BankActivity, truth: string): Activity {
  const steps = activity.steps.map((step) => step.replace('{truth}', truth))
  return { ...activity, steps, description: steps.join(' '), goal: `Helps the group to live this: ${truth}` }
}
