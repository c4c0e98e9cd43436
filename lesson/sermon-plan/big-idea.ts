import type { IdeaCandidate, IdeaReason } from '#contract/lesson-plan.ts'
import { alike, keysOf } from '#lesson/reading/nearness.ts'
import type { Reading } from '#lesson/reading/reading.ts'
import { tokensOf } from '#lesson/reading/tagger.ts'
import type { FeatureName } from './features.ts'
import { type Candidate, scoreOf, weights } from './rank.ts'
import confidenceData from './confidence.json' with { type: 'json' }

/** Which feature gives which reason that a person understands. */
const reasons: [IdeaReason, FeatureName[]][] = [
  ['announced', ['statesIdea']],
  ['restated', ['refrain', 'echo', 'besideRefrain']],
  ['title', ['title']],
  ['heading', ['head', 'ownHead']],
  ['answer', ['answer']],
  ['contrast', ['antithesis']],
  ['central', ['central']],
  ['gospel', ['divineAndUs', 'divine']],
  ['closing', ['veryLate', 'late']],
  ['opening', ['early']],
]

/** The reason that counts most for a candidate. */
export function reasonOf({ features }: Candidate): IdeaReason {
  const [best] = reasons
    .map(([reason, names]) => ({
      reason,
      counts: names.reduce((sum, name) => sum + features[name] * Math.max(0, weights.idea[name] ?? 0), 0),
    }))
    .sort((a, b) => b.counts - a.counts)
  return best && best.counts > 0 ? best.reason : 'central'
}

/** Two candidates that say so much of the same are one. */
const oneThought = 0.6
const mostCandidates = 5

export type BigIdea = { first: Candidate | undefined; others: Candidate[]; how: 'stated' | 'repeated' | 'found'; confidence: number }

/** The sentences that most likely say what the sermon says, unlike one another, the likeliest first. */
export function bigIdeaOf(candidates: readonly Candidate[], usable: (one: Candidate) => boolean): BigIdea {
  const ranked = candidates.map((one) => ({ ...one, score: scoreOf(one.features, weights.idea) })).sort((a, b) => b.score - a.score)
  const chosen: (Candidate & { keys: string[] })[] = []
  for (const one of ranked) {
    if (chosen.length >= mostCandidates) break
    if (!usable(one)) continue
    const keys = keysOf(tokensOf(one.text))
    if (!chosen.some((other) => alike(keys, other.keys) >= oneThought)) chosen.push({ ...one, keys })
  }
  const [first, ...others] = chosen
  const how = !first ? 'found' : first.features.statesIdea >= 0.6 ? 'stated' : first.features.refrain >= 0.5 ? 'repeated' : 'found'
  return { first, others, how, confidence: first ? confidenceData[how] : 0 }
}

export const asCandidate = (one: Candidate, text: string): IdeaCandidate => ({ text, quote: one.text, reason: reasonOf(one) })

/** A sentence as one would say it by itself: without "But now", with a capital and a full stop. */
export function standing(reading: Reading, { from, to, text }: Candidate): string {
  const first = reading.sentences[from]
  const bare = first && to === from + 1 ? text.slice(Math.max(0, text.length - first.alone.length)) : text
  const opened = bare.charAt(0).toUpperCase() + bare.slice(1)
  return /[.!?…]["”’)]*$/.test(opened) ? opened : `${opened.replace(/[\s,;:–—-]+$/, '')}.`
}
