import type { KeptPlan } from '#contract/lesson-plan.ts'
import { type BankLesson, lessonOf } from '#lesson/bank/lessons.ts'
import { nearnessOfTelling, tellingsNear } from './angle-of-idea.ts'
import { ahead, kindOfClaim, kindOfIdea } from './kind-of-idea.ts'
import type { NearClaim } from './near-claims.ts'

/**
 * When a lesson of the bank is this sermon's. Where it tells the passage that was preached: its claim is the nearest of all to idea and
 * sermon, or not far from the idea and not much farther than the nearest. Where it tells another passage: it is the nearest and near the
 * idea too. Of 64 labelled sermons whose idea was confirmed an editor would have taken the chosen lesson in 51, of which 45 pass (43
 * by the idea alone), and not in 13, of which 4 pass (6). What it tells the teens may also be near by itself: of 22 lessons that come to
 * 0.12 an editor would have taken 21; of four more that come to 0.08 he takes two, and one serves.
 */
const here = { score: 0.3, idea: 0.05, first: 0.045, ofTheNearest: 0.8, telling: 0.08 }
const elsewhere = { score: 0.3, idea: 0.1, alone: 0.25 }

type Confirmed = Pick<KeptPlan, 'bigIdea' | 'story' | 'confirmed'>

/** Whether a lesson of the bank says what the sermon came down to; an idea that nobody confirmed leads no book. */
export function saysTheIdea({ bigIdea, story, confirmed }: Confirmed, lesson: BankLesson, near: readonly NearClaim[]): boolean {
  if (!bigIdea.text || !confirmed || story?.why === 'leader') return true
  const [first] = near
  const own = near.find((one) => one.claim.id === lesson.claim.id)
  if (!first || !own) return false
  if (isOfPassage(story))
    return (
      (own === first && own.score >= here.score && own.idea >= here.first) ||
      (own.idea >= here.idea && own.score >= here.ofTheNearest * first.score) ||
      nearnessOfTelling(bigIdea.text, lesson) >= here.telling
    )
  return own.idea >= elsewhere.alone || (own === first && own.score >= elsewhere.score && own.idea >= elsewhere.idea)
}

/** Whether the story told is the passage that was preached. */
export const isOfPassage = (story: KeptPlan['story']): boolean => story?.why === 'passage' || story?.why === 'leader'

/**
 * A telling of the passage that shares some words with the idea says it where its claim is of the idea's kind and shares some too. Of
 * ten open sermons whose lesson does not say the idea seven have one: an editor takes five, one serves, one says half. With the editor's
 * claims taken out of the bank ten of 30 have one: three serve, four say half, three another thing. Where the kind is unknown the claim
 * has to be nearer.
 */
const besides = { ofItsKind: 0.035, ofAny: 0.055 }

/** The lesson of the passage that says what the sermon came down to: the plan's own, else another telling; undefined where none does. */
export function lessonThatSays(plan: Confirmed, lesson: BankLesson, near: readonly NearClaim[]): BankLesson | undefined {
  if (saysTheIdea(plan, lesson, near)) return lesson
  if (!isOfPassage(plan.story)) return undefined
  const tellings = tellingsNear(plan.bigIdea.text, lesson)
  const kind = kindOfIdea(plan.bigIdea.text, near, tellings, ahead.aLittle)
  const isNear = ({ claim }: BankLesson) =>
    (near.find((one) => one.claim.id === claim.id)?.idea ?? 0) >= (kind ? besides.ofItsKind : besides.ofAny)
  const found = tellings.find((one) => (!kind || kindOfClaim.get(one.lesson.claim.id) === kind) && isNear(one.lesson))
  return found && lessonOf(found.lesson.claim.id, lesson.story.span)
}
