import { type Verse, wordsOf } from './bible.ts'

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
