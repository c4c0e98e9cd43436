import { keyStems } from '#lesson/scripture/bible.ts'
import { standAlone } from './modern-english.ts'
import { sentencesOf } from './sentences.ts'
import { isFragment } from './whole-sentences.ts'
import { countWords } from '#lesson/words/count-words.ts'

/** One sentence of the sermon, where it stands, and how central it is (0 to 1). */
export type Sentence = {
  at: number
  paragraph: number
  text: string
  words: number
  stems: string[]
  rank: number
  question: boolean
  firstOfParagraph: boolean
  personal: boolean
  /** A piece of a text without full stops. */
  rough: boolean
}

/** Above so many words a sentence with semicolons is several: old preachers go on where we end. */
const longSentence = 30
const leastPart = 6
/** The clauses of a long sentence that are whole by themselves, each as a sentence; a part that is none stays with the one before. */
function apart(sentence: string): string[] {
  if (countWords(sentence) <= longSentence || !sentence.includes(';') || /["“”]/.test(sentence)) return [sentence]
  const parts: string[] = []
  for (const part of sentence.split(/(?<=;)\s+/)) {
    const whole = countWords(part) >= leastPart && !isFragment(standAlone(part)) && begins.test(part)
    if (whole || parts.length === 0) parts.push(part)
    else parts.push(`${parts.pop() ?? ''} ${part}`)
  }
  return parts.map((part) => part.replace(/;$/, '.').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
}
/** A part that begins as a sentence does, with what it is about: not "which he gave", "ready to do its work", "the more we love". */
const begins =
  /^(?:(?:and|but|for|so|yet|then|now) )?(?:(?:I|he|she|it|they|we|you|ye|thou|this|that|these|those|there|here|God|Christ|Jesus|every|each|all|no|none|nobody|nothing|our|his|her|its|their|my|your|thy|man|men|let|be|do|if|when|a|an)\b(?! who\b)|the (?!more|less|better|greater|fewer|same\b))/i

/** Cuts the paragraphs and ranks each sentence by how much it shares with the others (TextRank over rare words). */
export function rankSentences(paragraphs: string[], { rough = false } = {}): Sentence[] {
  const sentences: Sentence[] = paragraphs.flatMap((paragraph, index) =>
    sentencesOf(paragraph)
      .flatMap(apart)
      .map((text, within) => ({
        at: 0,
        paragraph: index,
        text,
        words: countWords(text),
        stems: keyStems(text).filter((word) => word.length > 2),
        rank: 0,
        question: /\?["”’']?$/.test(text),
        firstOfParagraph: within === 0,
        rough,
        personal:
          /(?<!\b(?:you|he|she) and )\b(?:I|me|my|mine|My(?! (?:(?:dear )?(?:friends?|brothers|brethren|sisters|beloved|children|hearers)|God|Lord)\b)|Me|Mine|I'm|I’m|I've|I’ve|myself)\b/.test(
            text,
          ),
      })),
  )
  sentences.forEach((sentence, at) => (sentence.at = at))
  const ranks = textRank(sentences.map((sentence) => sentence.stems))
  sentences.forEach((sentence, at) => (sentence.rank = ranks[at] ?? 0))
  return sentences
}

function textRank(documents: string[][]): number[] {
  const frequency = new Map<string, number>()
  for (const stems of documents) for (const word of new Set(stems)) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  const holders = new Map<string, { at: number; weight: number }[]>()
  documents.forEach((stems, at) => {
    const weights = new Map<string, number>()
    for (const word of stems) weights.set(word, (weights.get(word) ?? 0) + Math.log(1 + documents.length / (frequency.get(word) ?? 1)))
    const length = Math.hypot(...weights.values()) || 1
    for (const [word, weight] of weights) {
      const list = holders.get(word) ?? []
      list.push({ at, weight: weight / length })
      holders.set(word, list)
    }
  })
  // Words in a quarter of all sentences tell nothing apart; a cap on the rest keeps the work linear in length.
  const cap = Math.min(documents.length * 0.25, 120)
  const shared = [...holders.values()].filter((list) => list.length > 1 && list.length <= cap)
  let ranks = documents.map(() => 1)
  const totals = documents.map(() => 1e-9)
  for (const list of shared) {
    const sum = list.reduce((all, one) => all + one.weight, 0)
    for (const one of list) totals[one.at] = (totals[one.at] ?? 0) + one.weight * (sum - one.weight)
  }
  for (let round = 0; round < 20; round++) {
    const next = documents.map(() => 0.15)
    for (const list of shared) {
      const flow = list.reduce((all, one) => all + (one.weight * (ranks[one.at] ?? 0)) / (totals[one.at] ?? 1), 0)
      for (const one of list)
        next[one.at] = (next[one.at] ?? 0) + 0.85 * one.weight * (flow - (one.weight * (ranks[one.at] ?? 0)) / (totals[one.at] ?? 1))
    }
    ranks = next
  }
  const most = ranks.reduce((a, b) => Math.max(a, b), 1e-9)
  return ranks.map((rank) => rank / most)
}
