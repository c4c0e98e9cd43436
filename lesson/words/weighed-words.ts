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
  const rarityOf = (count: number) => Math.log((texts.length + 1) / (count + 0.5))
  // It is asked for the same words with every text of a bank.
  const known = new Map([...having].map(([word, count]) => [word, rarityOf(count)]))
  const unknown = rarityOf(0)
  return (word) => known.get(word) ?? unknown
}

const squares = new WeakMap<Weights, { rarity: (word: string) => number; square: number }>()
/** The sum of its squares, found once for a text that is compared with many. */
function squareOf(text: Weights, rarity: (word: string) => number): number {
  const known = squares.get(text)
  if (known?.rarity === rarity) return known.square
  let square = 0
  for (const [word, weight] of text) square += (weight * rarity(word)) ** 2
  squares.set(text, { rarity, square })
  return square
}

/** The cosine of two texts, their words weighed by rarity, 0 to 1. */
export function cosineOf(text: Weights, other: Weights, rarity: (word: string) => number): number {
  const [few, many] = text.size < other.size ? [text, other] : [other, text]
  let both = 0
  for (const [word, weight] of few) {
    const against = many.get(word)
    if (against) both += weight * against * rarity(word) ** 2
  }
  const square = squareOf(text, rarity) * squareOf(other, rarity)
  return square ? both / Math.sqrt(square) : 0
}
