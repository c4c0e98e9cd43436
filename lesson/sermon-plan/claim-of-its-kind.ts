import type { Claim } from '#lesson/bank/claim-shapes.ts'
import type { IdeaKind } from '#lesson/bank/idea-sets.ts'
import type { BankLesson } from '#lesson/bank/lessons.ts'
import { tellingsNear } from './angle-of-idea.ts'
import { kindOfClaim, kindOfIdea } from './kind-of-idea.ts'
import { type NearClaim, surelyNearest } from './near-claims.ts'

/**
 * The kind of an idea that no lesson says, and the claim that surely says it; either is undefined where it is not sure. `lesson` is of
 * the passage that was preached.
 */
export function claimOfItsKind(
  idea: string,
  near: readonly NearClaim[],
  lesson: BankLesson | undefined,
): { kind: IdeaKind | undefined; claim: Claim | undefined } {
  const kind = kindOfIdea(idea, near, lesson && tellingsNear(idea, lesson))
  const nearest = surelyNearest(near)
  // A claim of another kind shares the sermon's words and not its idea.
  return { kind, claim: nearest && kind && kindOfClaim.get(nearest.id) !== kind ? undefined : nearest }
}
