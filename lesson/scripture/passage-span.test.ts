import { expect, test } from 'vitest'
import { passageSpan } from './passage-span.ts'

test('a passage is the numbers of its first and last verse', () => {
  expect(passageSpan('Luke 15:3-7')).toEqual({ start: 42_015_003, end: 42_015_007 })
  expect(passageSpan('Jn. 3:16')).toEqual({ start: 43_003_016, end: 43_003_016 })
})
test('a chapter and a book alone reach to their end', () => {
  expect(passageSpan('Luke 15')).toEqual({ start: 42_015_000, end: 42_015_999 })
  expect(passageSpan(' ruth ')).toEqual({ start: 8_000_000, end: 8_999_999 })
  expect(passageSpan('Genesis 1-2')).toEqual({ start: 1_001_000, end: 1_002_999 })
})
test('a text without a passage has none', () => {
  expect(passageSpan('kindness')).toBeUndefined()
  expect(passageSpan('')).toBeUndefined()
})
