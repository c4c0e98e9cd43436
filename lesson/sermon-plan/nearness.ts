import type { Claim } from '#lesson/bank/claim-shapes.ts'
import { claims } from '#lesson/bank/lessons.ts'
import { type Weights, WeighedTexts, weightsOf } from '#lesson/words/weighed-words.ts'

const textsOf = ({ truth, said, bottomLine }: Claim): [string, number][] => [
  [truth, 3],
  ...said.map((one): [string, number] => [one, 1]),
  [[...bottomLine.teens, bottomLine.children].join(' '), 1],
]

let known: WeighedTexts<string> | undefined
/** The bank's claims as weighed words, by id: a telling has the claim with lines of its own. */
const bankWords = () => (known ??= new WeighedTexts(claims.map((one) => [one.id, weightsOf(textsOf(one))])))

/** How near a text is to a claim. */
export const nearness = (text: Weights, { id }: Pick<Claim, 'id'>): number => bankWords().nearness(text, id)

/** The verse that has most of a sentence's words, by how few of the claims have them; undefined where none has `least` of them. */
export function nearestVerse<Verse extends { text: string }>(sentence: string, verses: readonly Verse[], least = 0): Verse | undefined {
  const texts = bankWords()
  const wanted = weightsOf([[sentence, 1]])
  const scored = verses.map((verse) => ({
    verse,
    score: [...weightsOf([[verse.text, 1]]).keys()].reduce((sum, word) => sum + (wanted.has(word) ? texts.rarity(word) : 0), 0),
  }))
  const [best] = scored.sort((a, b) => b.score - a.score)
  return best && best.score >= least ? best.verse : undefined
}
