import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeBreaker } from './code-breaker.ts'
import { cluesOf, crossword } from './crossword.ts'

test('every letter of a code has one number, and the numbers spell the verse again', () => {
  const verse = 'Be still, and know that I am God.'
  const { words, key } = codeBreaker(verse)
  const letters = new Map(key.map(({ number, letter }) => [number, letter]))
  expect(letters.size).toBe(key.length)
  expect(words.map(({ signs }) => signs.map(({ number, letter }) => letters.get(number) ?? letter).join('')).join(' ')).toBe(
    verse.toUpperCase(),
  )
  expect(key.filter((one) => one.given)).toHaveLength(5)
})
test('in a crossword every word crosses another and none lies beside one, whatever the words', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[a-e]{3,8}$/), { minLength: 6, maxLength: 12 }), (words) => {
      const made = crossword(words.map((word) => ({ word, clue: word })))
      if (!made) return
      const cells = new Map<string, string>()
      for (const { word, row, column, down } of made.placed)
        [...word].forEach((letter, i) => {
          const key = `${row + (down ? i : 0)} ${column + (down ? 0 : i)}`
          expect(cells.get(key) ?? letter).toBe(letter)
          cells.set(key, letter)
        })
      // Read back, row by row and column by column, there is nothing but the words.
      const runs = (down: boolean): string[] =>
        Array.from({ length: down ? made.columns : made.rows }, (_, a) =>
          Array.from({ length: down ? made.rows : made.columns }, (__, b) => cells.get(down ? `${b} ${a}` : `${a} ${b}`) ?? ' ').join(''),
        )
          .flatMap((line) => line.split(/ +/))
          .filter((run) => run.length > 1)
      const placed = (down: boolean) => made.placed.filter((one) => one.down === down).map(({ word }) => word)
      expect(runs(false).toSorted()).toEqual(placed(false).toSorted())
      expect(runs(true).toSorted()).toEqual(placed(true).toSorted())
    }),
    { numRuns: 60 },
  )
})
test('a clue is a sentence of the story with the word left out', () => {
  const [clue] = cluesOf('A priest came down the road. He saw the man. He walked on the other side of the road.', ['priest'])
  expect(clue).toEqual({ word: 'priest', clue: 'A _____ came down the road.' })
})
