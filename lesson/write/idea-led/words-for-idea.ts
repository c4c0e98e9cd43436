import { printed } from '#lesson/bank/bank.ts'
import type { Claim } from '#lesson/bank/claim-shapes.ts'
import type { BankLesson } from '#lesson/bank/lessons.ts'
import { type IdeaKind, type IdeaSet, setsOf } from '#lesson/bank/idea-sets.ts'
import { seededRandom, shuffled } from '#lesson/seeded-random.ts'
import { claimOfItsKind } from '#lesson/sermon-plan/claim-of-its-kind.ts'
import type { NearClaim } from '#lesson/sermon-plan/near-claims.ts'

/** What stands around an idea that no lesson of the bank says: of the claim that surely says the same, of the kind of idea, or of any. */
export type IdeaWords = { set: IdeaSet; claim: Claim | undefined; kind: IdeaKind | undefined; near: readonly Claim[] }

/** So many of the nearest claims are worth a look for a verse. */
const lookedAt = 5

export function wordsForIdea(idea: string, near: readonly NearClaim[], seed: string, lesson?: BankLesson): IdeaWords {
  const { kind, claim } = claimOfItsKind(idea, near, lesson)
  const [set] = shuffled(setsOf(kind), seededRandom(seed))
  if (!set) throw new Error('the bank has no words for an idea')
  return { set: claim ? withClaim(set, printed(claim)) : set, claim, kind, near: near.slice(0, lookedAt).map((one) => one.claim) }
}

/** The words of a claim in the place of a set's; what a set asks of the passage no claim does. */
const withClaim = (set: IdeaSet, { opening, closing, questions, week, prayer }: Claim): IdeaSet => ({
  ...set,
  opening,
  closing,
  ofIdea: questions.teens.apply,
  doubt: questions.teens.doubt,
  week: week.teens,
  prayer: prayer.teens,
})
