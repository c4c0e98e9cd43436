import type { Claim } from '#lesson/bank/claim-shapes.ts'
import { claims } from '#lesson/bank/lessons.ts'
import { nearness } from './nearness.ts'
import { weightsOf } from '#lesson/words/weighed-words.ts'

/** A claim of the bank with how near it is to a sermon's idea and to all that the sermon says. */
export type NearClaim = { claim: Claim; idea: number; body: number; score: number }

/**
 * How much the whole sermon counts beside the one sentence: of 64 labelled sermons whose idea was confirmed the nearest claim is one
 * that an editor takes in 34 by the sentence alone, in 42 with the whole text counted once, in 48 counted twice.
 */
const wholeCounts = 2

/** Every claim of the bank, the nearest to what was preached first. */
export function nearClaims(idea: string, body: string): NearClaim[] {
  const [said, whole] = [weightsOf([[idea, 1]]), weightsOf([[body, 1]])]
  return claims
    .map((claim) => {
      const near = { idea: nearness(said, claim), body: nearness(whole, claim) }
      return { claim, ...near, score: near.idea + wholeCounts * near.body }
    })
    .sort((a, b) => b.score - a.score)
}

const areaOf = ({ doctrine }: Claim) => doctrine.split(':')[0]
/**
 * From here on the nearest claim's words serve under the idea. Read one by one on 56 open sermons: of 26 as near 25 do; where the
 * editor's own claims were taken out, as if the bank lacked them, 5 of 44 come as near, and 4 do. The one that does not is of another
 * kind than the idea.
 */
const sure = { score: 0.4, idea: 0.05, timesTheNext: 1.2 }

/** The claim that is clearly nearer than any of another doctrine; undefined where none is. */
export function surelyNearest([first, ...others]: readonly NearClaim[]): Claim | undefined {
  const next = first && others.find(({ claim }) => areaOf(claim) !== areaOf(first.claim))
  if (!first || !next || first.score < sure.score || first.idea < sure.idea) return undefined
  return first.score >= sure.timesTheNext * next.score ? first.claim : undefined
}
