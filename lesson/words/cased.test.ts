import { expect, test } from 'vitest'
import { cased } from './cased.ts'

const names = new Set(['Jesus', 'Simon'])

test('a sentence of captions is printed with its names and its first letter large', () => {
  expect(cased("when jesus calls simon i'm not surprised that god is there", names)).toBe(
    "When Jesus calls Simon I'm not surprised that God is there",
  )
})
test('a head in capitals is printed as a sentence', () => {
  expect(cased('WHAT GOD DOES NOT NEED ON A TUESDAY', names)).toBe('What God does not need on a Tuesday')
})
test('what follows an apostrophe is no name', () => {
  expect(cased("it isn't jesus's fault", names)).toBe("It isn't Jesus's fault")
})
test('a sentence that a person wrote is left alone', () => {
  expect(cased('We met in Nairobi, and it was good.', names)).toBe('We met in Nairobi, and it was good.')
})
