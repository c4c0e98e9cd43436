/** Shorter words are known by their looks: a gap in them is no puzzle but a hole. */
const leastLetters = 4

/** A verse whose longer words have lost their vowels, a line for each, to be filled in from memory. */
export const missingLetters = (verse: string): string =>
  verse.replace(/\p{L}+/gu, (word) => (word.length < leastLetters ? word : word.replace(/(?<=\p{L})[aeiou]/gu, '_')))
