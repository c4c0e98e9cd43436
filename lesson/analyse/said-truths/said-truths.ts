import { type Truth, truths } from '#lesson/bank/bank.ts'
import { modernise } from '../modern-english.ts'
import type { Sentence } from '../rank-sentences.ts'
import { mayStandIn, patternOf, placeOf } from './pattern.ts'
import { wordsIn } from './words-of-sentence.ts'

/** A truth of the bank that a sentence of the sermon says. `strength` is higher the more of the pattern's words it has, and the closer they stand. */
export type SaidTruth = { truth: Truth; sentence: Sentence; strength: number }

/** Below this a sentence shares a word or two with a truth and may still say another. */
export const plainlySaid = 1.85
const patterns = truths.flatMap((truth) => truth.said.map((said) => ({ truth, pattern: patternOf(said) })))

/** What somebody is said to think or was told, and what is only supposed: no statement of the preacher's own. */
const reported =
  /\b(?:as if|as though|(?:been|were|was) told|people say|some say|religion says|(?:you|we|they|men|people) (?:may )?(?:think|say|imagine|suppose)|flatters?|imagines?) (?:\w+ ){0,2}$/i

/** Every truth of the bank that the sermon says, sentence by sentence, each once a sentence in its strongest form. */
export function truthsSaidIn(sentences: Sentence[]): SaidTruth[] {
  let heIsGod = false
  return sentences.flatMap((sentence, at) => {
    if (sentences[at - 1]?.paragraph !== sentence.paragraph) heIsGod = false
    const text = modernise(sentence.text)
    const words = wordsIn(text, heIsGod)
    // "She remembered him" is not clear enough to go on from; "He came out, and he comes out" is.
    const goesOn = words.some(({ god, text: word }) => god && !/^(?:he|him|himself)$/.test(word)) || (heIsGod && words[0]?.text === 'he')
    heIsGod = goesOn && !words.some(({ person }) => person)
    const may = mayStandIn(words)
    const found = new Map<Truth, SaidTruth>()
    for (const { truth, pattern } of patterns) {
      const place = may(pattern) ? placeOf(words, pattern) : undefined
      if (!place || reported.test(text.slice(0, words[place.from]?.at))) continue
      const strength = pattern.length - place.parted
      if (strength > (found.get(truth)?.strength ?? 0)) found.set(truth, { truth, sentence, strength })
    }
    return [...found.values()]
  })
}
