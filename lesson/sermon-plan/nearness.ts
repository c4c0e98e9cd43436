import type { Claim } from '#lesson/bank/claim-shapes.ts'
import { claims } from '#lesson/bank/lessons.ts'
import { cosineOf, rarityIn, type Weights, weightsOf } from '#lesson/words/weighed-words.ts'

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
  known = { of, rarity: rarityIn([...of.values()]) }
  return known
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
