import { sermonText } from '#contract/limits.ts'

/** No word of any sermon is longer; what is, was not written by a person. */
const longestWord = 100
/** The longest sermon that is read, with room: 30,000 words of eight characters. */
const mostCharacters = sermonText.maxWords * 8

/** A text as the engine reads it: no longer than the longest sermon, and without words that nobody writes. */
export const boundedText = (text: string): string =>
  text.length <= longestWord ? text : text.slice(0, mostCharacters).replace(/\S{101,}/g, (word) => word.slice(0, longestWord))
