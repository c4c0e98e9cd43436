import { expect, test } from 'vitest'
import { bible } from '#server/scripture/load-bible.ts'
import { preachedReading } from './preached-reading.ts'

const readings = ['Deut.30.10-Deut.30.14', 'Col.1.15-Col.1.20', 'Luke.10.25-Luke.10.37']
const road =
  'A man was robbed on the road to Jericho. A priest passed by, and a Levite. The Samaritan poured oil and wine and paid the innkeeper.'

test('of the readings of a day the one is preached whose words fill the sermon', () => {
  expect(preachedReading(bible(), readings, road)).toBe('Luke.10.25-Luke.10.37')
  expect(preachedReading(bible(), readings, 'It is not in heaven nor beyond the sea. The word is in your mouth and in your heart.')).toBe(
    readings[0],
  )
})
test('where none is clearly ahead, or there is one alone, it is the first', () => {
  expect(preachedReading(bible(), readings, 'We have a supper on Friday.')).toBe(readings[0])
  expect(preachedReading(bible(), ['Ruth.1'], road)).toBe('Ruth.1')
  expect(preachedReading(bible(), [], road)).toBeUndefined()
})
