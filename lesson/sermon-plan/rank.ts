import type { Reading, Sentence } from '#lesson/reading/reading.ts'
import { type FeatureName, type Features, featureNames, featuresOf, isPair } from './features.ts'
import { isSafeToQuote } from './safe-to-quote.ts'
import weightsData from './weights.json' with { type: 'json' }

export type Weights = Partial<Record<FeatureName | 'level', number>>
/** What each feature counts for each use; `harm` is how likely a sentence is somebody else's view, private, or otherwise not to be used. */
export type Tables = { idea: Weights; point: Weights; harm: Weights }
/** Learned by scripts/tune-reading.ts from the labelled sermons of tests/sermons. */
export const learned: Tables = weightsData

/** A sentence, or two that are one thought, that may be printed as the preacher's word. */
export type Candidate = { from: number; to: number; text: string; features: Features; score: number }

export const scoreOf = (features: Features, table: Weights): number =>
  featureNames.reduce((sum, name) => sum + features[name] * (table[name] ?? 0), table.level ?? 0)

/** No less than this many words and telling lemmas say an idea. */
const leastWords = 4
const leastKeys = 2

const begins = new Set('and but so because now okay ok then well um uh or amen yeah hallelujah'.split(' '))
/** Without full stops two or three words are the end of what was said: "you don't help them with nothing / you tell". */
const isTail = (one: Sentence, next: Sentence | undefined): next is Sentence =>
  next !== undefined && next.paragraph === one.paragraph && next.words < leastWords && !begins.has(next.tokens[0]?.word ?? '')

/** Everything in a sermon that could be its idea or a point; what asks for something dangerous is neither. */
export function candidatesOf(reading: Reading): Candidate[] {
  const { sentences } = reading
  const features = featuresOf(reading)
  return sentences.flatMap((one, at) => {
    const own = features[at]
    if (!own || !isSafeToQuote(one.said)) return []
    const next = sentences[at + 1]
    const paired = features[at + 1]
    const tail = reading.captions && isTail(one, next) ? [next.said] : []
    const single =
      one.words >= leastWords && one.keys.length >= leastKeys
        ? [{ from: at, to: at + 1 + tail.length, text: [one.said, ...tail].join(' '), features: own, score: 0 }]
        : []
    if (!isPair(one, next) || !paired || !isSafeToQuote(next.said)) return single
    return [
      ...single,
      { from: at, to: at + 2, text: `${one.said} ${next.said}`, features: together(own, paired, one.words + next.words), score: 0 },
    ]
  })
}

/** Of two sentences, what is strongest speaks for both; that the second leans on the first does not count against them. */
function together(a: Features, b: Features, words: number): Features {
  const both = Object.fromEntries(featureNames.map((name) => [name, Math.max(a[name], b[name])])) as Features
  return {
    ...both,
    pair: 1,
    dangles: a.dangles,
    gnomic: (a.gnomic + b.gnomic) / 2,
    central: (a.central + b.central) / 2,
    isolated: (a.isolated + b.isolated) / 2,
    denial: Math.min(a.denial, b.denial),
    fragment: Math.min(a.fragment, b.fragment),
    past: (a.past + b.past) / 2,
    short: words < 7 ? 1 : 0,
    middling: words >= 10 && words <= 26 ? 1 : 0,
    long: words > 26 ? 1 : 0,
  }
}
