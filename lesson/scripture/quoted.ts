import { type Verse, wordsOf } from './bible.ts'
import { numberOf, wordNumber } from './references.ts'

const run = 4
/** So many runs of a verse are no chance: four of them are seven words one after the other. */
const enough = 4

/** How many runs of four words of a verse stand in a text; what is quoted from another translation still shares many of them. */
export function quotedIn(text: string): (verse: Pick<Verse, 'text'>) => number {
  const words = wordsOf(text)
  const runs = new Set(words.map((_, at) => words.slice(at, at + run).join(' ')))
  return (verse) => {
    const said = wordsOf(verse.text)
    return said.filter((_, at) => at + run <= said.length && runs.has(said.slice(at, at + run).join(' '))).length
  }
}

/** The verses of a passage that a text quotes, in their order. */
export function quotedVerses(text: string, verses: readonly Verse[]): Verse[] {
  const quoted = quotedIn(text)
  return verses.filter((verse) => quoted(verse) >= enough)
}

const number = `(?:\\d{1,3}|${wordNumber})`
const verseNamed = new RegExp(`\\b(?:verses?|vv?\\.) ?(${number})(?:(?: ?[-–] ?| and | to | through )(${number}))?`, 'gi')
/** Named as often as this a verse weighs as one that is quoted whole. */
const whole = { runs: 8, named: 4 }

/**
 * How much of a text dwells on a verse of its passage, from 0 to 16: how much of it is quoted, from whatever translation, and how often
 * it is named by its number.
 */
export function dwelling(text: string): (verse: Verse) => number {
  const quoted = quotedIn(text)
  const named = [...text.matchAll(verseNamed)].map(([, from = '', to = from]) => [numberOf(from), numberOf(to)] as const)
  return (verse) => {
    const times = named.filter(([from, to]) => from <= verse.verse && verse.verse <= to).length
    const runs = quoted(verse)
    return (runs > 1 ? Math.min(runs, whole.runs) : 0) + Math.min(times * whole.named, whole.runs)
  }
}
