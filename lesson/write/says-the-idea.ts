import { type BankLesson, claims } from '#lesson/bank/lessons.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import { nearness, weightsOf } from '#lesson/sermon-plan/nearness.ts'

/**
 * How near its claim has to be to the sermon's idea that a lesson is this sermon's: hardly, where it tells the passage that was
 * preached; a good deal, where it tells another. Of 40 labelled sermons whose idea was confirmed 8 of the 9 are below whose lesson
 * the editor would not have taken, and 5 of the other 31.
 */
const least = { here: 0.05, elsewhere: 0.25 }

/** Whether a lesson of the bank says what the sermon came down to; an idea that nobody confirmed leads no book. */
export function saysTheIdea({ bigIdea, story, confirmed }: KeptPlan, { claim }: BankLesson): boolean {
  if (!bigIdea.text || !confirmed || story?.why === 'leader') return true
  // What is printed is a copy; words are weighed on the bank's own.
  const own = claims.find(({ id }) => id === claim.id) ?? claim
  return nearness(weightsOf([[bigIdea.text, 1]]), own) >= (isOfPassage(story) ? least.here : least.elsewhere)
}

/** Whether the story told is the passage that was preached. */
export const isOfPassage = (story: KeptPlan['story']): boolean => story?.why === 'passage' || story?.why === 'leader'
