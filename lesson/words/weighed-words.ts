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

/** How few of some texts have a word. */
export function rarityIn(texts: readonly Weights[]): (word: string) => number {
  const having = new Map<string, number>()
  for (const words of texts) for (const word of words.keys()) having.set(word, (having.get(word) ?? 0) + 1)
  return (word) => Math.log((texts.length + 1) / ((having.get(word) ?? 0) + 0.5))
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
