import { seededRandom, shuffled } from '#lesson/seeded-random.ts'

/** A verse in numbers: each letter has one of its own. `given` letters stand in the key already. */
export type CodeBreaker = {
  words: { signs: { letter: string; number: number }[] }[]
  key: { letter: string; number: number; given: boolean }[]
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** How many letters of the key are given: the most usual ones of the verse, so that there is somewhere to begin. */
const givenLetters = 5

/** A text as a code of numbers; the same text gives the same code. Signs that are no letters stand as they are, with number 0. */
export function codeBreaker(text: string): CodeBreaker {
  const mixed = shuffled(alphabet, seededRandom(text))
  const numberOf = new Map(mixed.map((letter, at) => [letter, at + 1]))
  const upper = text.normalize('NFKD').toUpperCase()
  const times = (letter: string): number => upper.split(letter).length - 1
  const used = alphabet.filter((letter) => times(letter) > 0)
  const given = new Set(used.toSorted((a, b) => times(b) - times(a)).slice(0, givenLetters))
  return {
    words: upper
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => ({ signs: [...word].map((letter) => ({ letter, number: numberOf.get(letter) ?? 0 })) })),
    key: used.map((letter) => ({ letter, number: numberOf.get(letter) ?? 0, given: given.has(letter) })),
  }
}
