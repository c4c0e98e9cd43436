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

/** Words weighed by rarity, with the square root of the sum of their squares. */
type Vector = { words: Weights; length: number }

/** Texts that others are compared with, each under a key, and how few of them have a word. */
export class WeighedTexts<Key> {
  readonly #having = new Map<string, number>()
  readonly #count: number
  readonly #vectors = new Map<Key, Vector>()
  /** One sermon is compared with hundreds of texts. */
  readonly #compared = new WeakMap<Weights, Vector>()

  constructor(texts: readonly (readonly [Key, Weights])[]) {
    this.#count = texts.length
    for (const [, words] of texts) for (const word of words.keys()) this.#having.set(word, (this.#having.get(word) ?? 0) + 1)
    for (const [key, words] of texts) this.#vectors.set(key, this.#vectorOf(words))
  }
  rarity(word: string): number {
    return Math.log((this.#count + 1) / ((this.#having.get(word) ?? 0) + 0.5))
  }
  #vectorOf(weights: Weights): Vector {
    const words: Weights = new Map()
    let squares = 0
    for (const [word, weight] of weights) {
      const weighed = weight * this.rarity(word)
      words.set(word, weighed)
      squares += weighed * weighed
    }
    return { words, length: Math.sqrt(squares) }
  }
  /** The cosine of a text and the one under a key, their words weighed by rarity, 0 to 1; 0 where nothing is under it. */
  nearness(text: Weights, key: Key): number {
    const other = this.#vectors.get(key)
    const own = this.#compared.get(text) ?? this.#vectorOf(text)
    this.#compared.set(text, own)
    if (!other?.length || !own.length) return 0
    let both = 0
    for (const [word, weight] of other.words) both += weight * (own.words.get(word) ?? 0)
    return both / (own.length * other.length)
  }
}
