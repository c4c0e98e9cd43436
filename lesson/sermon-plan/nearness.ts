import type { Claim } from '#lesson/bank/claim-shapes.ts'
import { claims } from '#lesson/bank/lessons.ts'
import { keyStems } from '#lesson/scripture/bible.ts'
import { stemmer } from 'stemmer'

/** How much each word of a text counts. */
export type Weights = Map<string, number>

/** The stems of a text, each with its weight; texts that matter more are given with a larger one. */
export function weightsOf(texts: [text: string, weight: number][]): Weights {
  const all: Weights = new Map()
  for (const [text, weight] of texts) for (const word of keyStems(text).map(stemmer)) all.set(word, (all.get(word) ?? 0) + weight)
  // What is said four times counts twice, or one word would drown the rest.
  for (const [word, weight] of all) all.set(word, Math.sqrt(weight))
  return all
}

const textsOf = ({ truth, said, bottomLine }: Claim): [string, number][] => [
  [truth, 3],
  ...said.map((one): [string, number] => [one, 1]),
  [[...bottomLine.teens, bottomLine.children].join(' '), 1],
]

type Known = { rarity: (word: string) => number; of: Map<Claim, Weights> }
let known: Known | undefined
/** The bank's claims as weighed words, and how few of the claims have a word. */
function bankWords(): Known {
  if (known) return known
  const of = new Map(claims.map((one) => [one, weightsOf(textsOf(one))]))
  const inClaims = new Map<string, number>()
  for (const words of of.values()) for (const word of words.keys()) inClaims.set(word, (inClaims.get(word) ?? 0) + 1)
  known = { of, rarity: (word) => Math.log((claims.length + 1) / ((inClaims.get(word) ?? 0) + 0.5)) }
  return known
}

/** How near a text is to a claim: the cosine of their words weighed by rarity, 0 to 1. */
export function nearness(text: Weights, claim: Claim): number {
  const { rarity, of } = bankWords()
  const words = of.get(claim)
  if (!words) return 0
  let both = 0
  let textSquare = 0
  let claimSquare = 0
  for (const [word, weight] of text) {
    const own = weight * rarity(word)
    textSquare += own * own
    both += own * (words.get(word) ?? 0) * rarity(word)
  }
  for (const [word, weight] of words) claimSquare += (weight * rarity(word)) ** 2
  return textSquare && claimSquare ? both / Math.sqrt(textSquare * claimSquare) : 0
}

/** The verse that has most of a sentence's words, by how few of the claims have them; the first where none has any. */
export function nearestVerse<Verse extends { text: string }>(sentence: string, verses: readonly Verse[]): Verse | undefined {
  const { rarity } = bankWords()
  const wanted = weightsOf([[sentence, 1]])
  const scored = verses.map((verse) => ({
    verse,
    score: [...weightsOf([[verse.text, 1]]).keys()].reduce((sum, word) => sum + (wanted.has(word) ? rarity(word) : 0), 0),
  }))
  return scored.sort((a, b) => b.score - a.score)[0]?.verse
}
