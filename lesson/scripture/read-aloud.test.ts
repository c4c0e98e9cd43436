import { expect, test } from 'vitest'
import { bible } from '#server/scripture/load-bible.ts'
import { osisOf, type Verse } from './bible.ts'
import { readAloudOf } from './read-aloud.ts'

const wanted = (osis: string) => bible().passage(osis)
const dwelling = (osis: string) => (verse: Verse) => (wanted(osis).some((one) => osisOf(one) === osisOf(verse)) ? 8 : 0)

test('a short passage is read whole, also one that is named by its chapter alone', () => {
  expect(readAloudOf(bible(), 'Psalm 131', { wanted: [] })).toBe('Psalm 131:1-3')
  expect(readAloudOf(bible(), 'Zechariah 3', { wanted: wanted('Zech.3.4') })).toBe('Zechariah 3:1-10')
})
test('of a long one up to twelve verses are read, from the first that the lesson leans on', () => {
  expect(readAloudOf(bible(), 'Ruth 1', { wanted: wanted('Ruth.1.16-Ruth.1.18') })).toBe('Ruth 1:16-21')
  expect(readAloudOf(bible(), 'Psalm 119', { wanted: [] })).toBe('Psalm 119:1-12')
  expect(readAloudOf(bible(), '', { wanted: [] })).toBe('')
})
test('of one verse or two those around them are read too: those that are told, else their neighbors', () => {
  expect(readAloudOf(bible(), '3 John 1', { wanted: [], around: wanted('3John.1.1-3John.1.14') })).toBe('3 John 1:1-14')
  expect(
    readAloudOf(bible(), '1 Samuel 30:9-10', { wanted: wanted('1Sam.30.22-1Sam.30.24'), around: wanted('1Sam.30.1-1Sam.30.25') }),
  ).toBe('1 Samuel 30:22-25')
  expect(readAloudOf(bible(), 'John 7:37', { wanted: [] })).toBe('John 7:36-38')
  // Only where the reading begins was said.
  expect(readAloudOf(bible(), '2 Timothy 4:9', { wanted: [], dwelt: dwelling('2Tim.4.17') })).toBe('2 Timothy 4:9-17')
})
test('of two runs that have as much of what the lesson leans on, the one is read that has more of what was quoted', () => {
  expect(readAloudOf(bible(), 'Esther 4', { wanted: [], dwelt: dwelling('Esth.4.13-Esth.4.16') })).toBe('Esther 4:13-17')
  expect(readAloudOf(bible(), 'Ruth 1', { wanted: wanted('Ruth.1.8'), dwelt: dwelling('Ruth.1.16-Ruth.1.17') })).toBe('Ruth 1:8-19')
})
test('the verse that is learned is heard, wherever in the passage it stands', () => {
  const leansOn = wanted('1Sam.17.32-1Sam.17.37')
  expect(readAloudOf(bible(), '1 Samuel 17:28-47', { wanted: leansOn, learned: wanted('1Sam.17.47') })).toBe('1 Samuel 17:36-47')
})
test('a passage that is hardly longer is read whole, and of several ranges nothing that stands between them', () => {
  expect(readAloudOf(bible(), '1 Corinthians 12:14-27', { wanted: [] })).toBe('1 Corinthians 12:14-27')
  expect(readAloudOf(bible(), 'Matthew 13:24-30, 36-43', { wanted: [] })).toBe('Matthew 13:24-30, 36-43')
  expect(readAloudOf(bible(), 'Matthew 13:1-9, 18-43', { wanted: [] })).toBe('Matthew 13:1-9')
})
