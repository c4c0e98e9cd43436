import type { IdeaCandidate, IdeaReason } from '#contract/lesson-plan.ts'
import { alike, keysOf } from '#lesson/reading/nearness.ts'
import type { Reading } from '#lesson/reading/reading.ts'
import { tokensOf } from '#lesson/reading/tagger.ts'
import { cased } from '#lesson/words/cased.ts'
import type { FeatureName } from './features.ts'
import { withPause } from './pause.ts'
import { type Candidate, scoreOf, type Tables } from './rank.ts'
import measured from './confidence.json' with { type: 'json' }

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
export function reasonOf({ features }: Candidate, { idea }: Tables): IdeaReason {
  const [best] = reasons
    .map(([reason, names]) => ({
      reason,
      counts: names.reduce((sum, name) => sum + features[name] * Math.max(0, idea[name] ?? 0), 0),
    }))
    .sort((a, b) => b.counts - a.counts)
  return best && best.counts > 0 ? best.reason : 'central'
}

/** Two candidates that say so much of the same are one. */
const oneThought = 0.6
const mostCandidates = 5
/** Farther down the list a claim is none of his oftener than not. */
const mostLooked = 8
/** A candidate that speaks so much less for itself than the first is no choice: e to the power of this is how many times less. */
const farBehind = 3
/** A claim that speaks so much less for itself than a sentence that is none is likelier the idea. */
const nearlyAsLikely = 2
/** A candidate that is so much likelier somebody else's word than the preacher's is not offered. */
const mostHarm = 1
/** How much it counts against a candidate that it may not be the preacher's own word. */
const harmCounts = 1

/** `leftOut` looked like the idea and is likelier somebody else's word, private or a notice. */
export type BigIdea = {
  first: Candidate | undefined
  others: Candidate[]
  leftOut: string[]
  how: 'stated' | 'repeated' | 'found'
  confidence: number
}

/** The sentences that most likely say what the sermon says, unlike one another, the likeliest first. */
export function bigIdeaOf(
  candidates: readonly Candidate[],
  { usable, claims }: { usable: (one: Candidate) => boolean; claims: (one: Candidate) => boolean },
  tables: Tables,
): BigIdea {
  const ranked = candidates
    .map((one) => ({ ...one, score: scoreOf(one.features, tables.idea) - harmCounts * Math.max(0, scoreOf(one.features, tables.harm)) }))
    .sort((a, b) => b.score - a.score)
  const isHis = (one: Candidate) => usable(one) && scoreOf(one.features, tables.harm) <= mostHarm
  const mayLead = ranked.filter(isHis)
  const [top] = mayLead
  // What could be no claim leads only where no claim is nearly as likely.
  const lead = top && (mayLead.find((one) => one.score >= top.score - nearlyAsLikely && claims(one)) ?? top)
  const chosen = lead ? [withKeys(lead)] : []
  const near = ranked.filter(({ score }) => lead && score >= lead.score - farBehind)
  let looked = 0
  for (const one of near.filter(isHis).map(withKeys)) {
    if (chosen.length >= mostCandidates || looked >= mostLooked) break
    if (chosen.some(({ keys }) => alike(one.keys, keys) >= oneThought)) continue
    looked++
    if (claims(one)) chosen.push(one)
  }
  const leftOut = near.filter((one) => !isHis(one)).map(({ text }) => text.slice(0, 400))
  const [first, ...others] = chosen
  const how = !first ? 'found' : first.features.statesIdea >= 0.6 ? 'stated' : first.features.refrain >= 0.5 ? 'repeated' : 'found'
  return { first, others, leftOut: leftOut.slice(0, mostCandidates), how, confidence: first ? rightAt(shareOf(first, ranked)) : 0 }
}

const withKeys = (one: Candidate): Candidate & { keys: string[] } => ({ ...one, keys: keysOf(tokensOf(one.text)) })

/** How many of the sermons whose first candidate stood as far out had it right, of 64 that were judged with weights learned from others. */
const rightAt = (share: number): number => measured.find((step) => share >= step.share)?.right ?? 0

/** What share of all that speaks for any sentence speaks for this one and for those that say the same. */
function shareOf(first: Candidate & { keys: string[] }, ranked: readonly Candidate[]): number {
  let same = 0
  let all = 0
  for (const one of ranked.slice(0, 40)) {
    const counts = Math.exp(one.score - first.score)
    all += counts
    if (alike(keysOf(tokensOf(one.text)), first.keys) >= oneThought) same += counts
  }
  return same / all
}

export const asCandidate = (one: Candidate, text: string, tables: Tables): IdeaCandidate => ({
  text,
  quote: one.text,
  reason: reasonOf(one, tables),
})

/** "C. One sentence to bring home, please write it: …", "KEY SENTENCE (on screen): …": what it is called is no part of it. */
const label =
  /^(?:[A-Z\d]{1,2}[.)]\s+)?(?:(?:here is|here['’]s|the|my|our|your|this|today['’]s|(?:sermon|message|it) in)\s+){0,2}(?:(?:in )?(?:one|a) )?(?:(?:big|main|key|central|whole|single|short) )?(?:idea|sentence|point|thought|truth|thing|line|message|claim|take-?away|bottom line)\b[^:=.!?]{0,60}[:=]\s+(?=\S+(?:\s+\S+){3})/i
/** "So this is what I believe the Lord is telling us: whatever place …", "What I want you to carry home is just this: …". */
const leadIn =
  /^(?:so |and |now )?(?:(?:this|here) is what [^:.!?]{0,60}|what (?:i|we)\b[^:.!?]{0,60} (?:is|comes down to) (?:just |simply |only )?this):\s+(?=\S{1,20}(?:\s+\S+){4})/i
/** "SAY IT SLOW: God did not fill the barrel": what the preacher's paper tells him, in capitals before his words. */
const loud = /^(?!(?:GOD|JESUS|LORD|AMEN)\b)\p{Lu}{2}[\p{Lu}’' ,-]{0,40}(?:\([^()]{0,40}\))?:\s+(?=\S{1,20}(?:\s+\S+){3})(?=.*\p{Ll}{2})/u
/** "I'm here to tell somebody: …", "So hear me, …", "I want you to know, …": said to the room before what is said. */
const address =
  /^(?:(?:and|so|now|but|well|church|friends|beloved|y['’]all)[, ]+){0,2}(?:(?:hear (?:me|this)|listen(?: to me)?)(?: now)?|let me (?:say|tell)(?: (?:you|it|this|that|somebody|y['’]all|again|slow|once more)){1,2}|i(?:['’]m| am| came| come|['’]d like| want| need)(?: here| you| y['’]all)? to (?:tell|say to|hear|know)(?: (?:you|somebody|someone|everybody|y['’]all|this|me|it|today|tonight|this morning)){0,3})(?:[:,] | that )(?=\S{1,20}(?:\s+\S+){2})(?!(?:because|if|so|as|especially)\b)/i
/** A sentence without what it is called and to whom it is said. */
export const withoutLabel = (text: string): string => text.replace(label, '').replace(leadIn, '').replace(loud, '').replace(address, '')
/** A sentence as one would say it by itself: without "But now" or what it is called, with a capital and a full stop. */
export function standing(reading: Reading, { from, text, features }: Candidate): string {
  const first = reading.sentences[from]
  const isWhole = first && features.pair === 0 && text.startsWith(first.said)
  const bare = isWhole ? text.slice(Math.max(0, first.said.length - first.alone.length)) : text
  const calm = cased(withPause(withoutLabel(bare)), reading.namesAlone)
  const opened = calm.charAt(0).toUpperCase() + calm.slice(1)
  return /[.!?…]["”’)]*$/.test(opened) ? opened : `${opened.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '')}.`
}
