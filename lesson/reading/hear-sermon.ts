import type { OlderBible } from './passages/find-passage.ts'
import type { Bible } from '#lesson/scripture/bible.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { limitWords } from './limit-words.ts'
import { readSermon, type SermonText } from './read-sermon.ts'
import type { Reading } from './reading.ts'
import { type Verdict, verdictOf } from './verdict.ts'

/** A sermon as it was given, and its one reading: what plan, books and checks are made from. */
export type HeardSermon = {
  sermon: SermonText
  reading: Reading
  words: number
  /** The text was longer than the engine reads; paragraphs spread evenly over it were read. */
  cut: boolean
  verdict: Verdict
}

/** Reads a sermon once for everything that follows. */
export function hearSermon(sermon: SermonText, bible: Bible, older?: OlderBible): HeardSermon {
  const { content, cut } = limitWords(sermon.content)
  return {
    sermon,
    reading: readSermon({ ...sermon, content }, bible, older),
    words: countWords(content),
    cut,
    verdict: verdictOf(content, sermon.scripture),
  }
}
