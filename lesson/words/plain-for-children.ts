import { unfitWords } from '#lesson/age-groups.ts'
import { plainWords } from '#lesson/bank/bank.ts'
import { wordsOf } from '#lesson/scripture/bible.ts'
import { countWords } from './count-words.ts'
import { isFamiliar } from './familiar-words.ts'

/** Words of faith that a child in church knows, though the school's list lacks them. */
const ofChurch = /^(?:god|jesus|christ|lord|bible|disciples?|neighbou?r)$/
const isEasy = (word: string) => isFamiliar(word) || ofChurch.test(word)
/** Whether a sentence of a sermon can be told to a child as it stands: short, in words that a child knows. */
export const isPlain = (text: string): boolean =>
  wordsOf(text).filter((word) => !isEasy(word)).length <= countWords(text) * 0.1 &&
  countWords(text) <= 13 &&
  countWords(text) >= 4 &&
  !unfitWords.children.test(text) &&
  !/\b\w{10,}\b|\?|[;:()]|,.*,/.test(text) &&
  !text
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => plainWords[word])
