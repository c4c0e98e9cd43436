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

/** How few of some texts have a word. */
export function rarityIn(texts: readonly Weights[]): (word: string) => number {
  const having = new Map<string, number>()
  for (const words of texts) for (const word of words.keys()) having.set(word, (having.get(word) ?? 0) + 1)
  return (word) => Math.log((texts.length + 1) / ((having.get(word) ?? 0) + 0.5))
}

/** The bank's claims as weighed words, and how few of the claims have a word. */
function bankWords(): Known {
  if (known) return known
  const of = new Map(claims.map((one) => [one, weightsOf(textsOf(one))]))
  known = { of, rarity: rarityIn([...of.values()]) }
  return known
}

/** The cosine of two texts, their words weighed by rarity, 0 to 1. */
export function cosineOf(text: Weights, other: Weights, rarity: (word: string) => number): number {
  let both = 0
  let textSquare = 0
  let otherSquare = 0
  for (const [word, weight] of text) {
    const own = weight * rarity(word)
    textSquare += own * own
    both += own * (other.get(word) ?? 0) * rarity(word)
  }
  for (const [word, weight] of other) otherSquare += (weight * rarity(word)) ** 2
  return textSquare && otherSquare ? both / Math.sqrt(textSquare * otherSquare) : 0
}

/** How near a text is to a claim. */
export function nearness(text: Weights, claim: Claim): number {
  const { rarity, of } = bankWords()
  const words = of.get(claim)
  return words ? cosineOf(text, words, rarity) : 0
}

/** The verse that has most of a sentence's words, by how few of the claims have them; undefined where none has `least` of them. */
export function nearestVerse<Verse extends { text: string }>(sentence: string, verses: readonly Verse[], least = 0): Verse | undefined {
  const { rarity } = bankWords()
  const wanted = weightsOf([[sentence, 1]])
  const scored = verses.map((verse) => ({
    verse,
    score: [...weightsOf([[verse.text, 1]]).keys()].reduce((sum, word) => sum + (wanted.has(word) ? rarity(word) : 0), 0),
  }))
  const [best] = scored.sort((a, b) => b.score - a.score)
  return best && best.score >= least ? best.verse : undefined
}
