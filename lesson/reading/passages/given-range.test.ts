import { expect, test } from 'vitest'
import { readSermon } from '#lesson/reading/read-sermon.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { givenRange } from './given-range.ts'

const filler = 'Nobody in the camp had slept. The fires burned low, and the boys counted the shields along the ridge. '.repeat(6)
const given = (chapter: string, content: string, cited: string[] = []) =>
  givenRange(bible(), chapter, { content: `${content} ${filler}`, cited })

test.each([
  ['1Sam.17', 'We read in the seventeenth chapter, verses 28 to 47 this morning.', '1Sam.17.28-1Sam.17.47'],
  ['1Sam.17', 'Verses twenty-eight through forty-seven, if you have it.', '1Sam.17.28-1Sam.17.47'],
  ['Gen.50', 'Genesis 50:15-21 is where we are.', 'Gen.50.15-Gen.50.21'],
  ['Col.3-Col.4', 'Six weeks in Colossians. Colossians 3:12-14 today.', 'Col.3.12-Col.3.14'],
])('of the chapter %s the verses are taken that the preacher gives: %s', (chapter, content, range) => {
  expect(given(chapter, content)).toBe(range)
})
test('where he says at which verse he begins, it is from there to where he comes', () => {
  const content =
    'Genesis 50, and we pick it up in verse 15. Verse 17 is hard. Verse 19 is the question. And verse 20 answers it, and verse 21.'
  expect(given('Gen.50', content)).toBe('Gen.50.15-Gen.50.21')
  expect(given('John.7.37', 'Verse thirty-eight. And verse thirty-nine.')).toBe('John.7.37-John.7.39')
})
test('a chapter stays a chapter where he gives no range, a late one, or one of another chapter', () => {
  expect(given('1Sam.17', 'The seventeenth chapter is long.')).toBe('1Sam.17')
  expect(givenRange(bible(), '1Sam.17', { content: `${filler} Look at verses 28 to 30.`, cited: [] })).toBe('1Sam.17')
  expect(given('1Sam.17', 'Remember 1 Samuel 16:1-5, and verses 6 to 13 after it.')).toBe('1Sam.17')
  expect(given('1Sam.17', 'Verses 1 to 3 are the map.', ['1Sam.17.40', '1Sam.17.45', '1Sam.17.47'])).toBe('1Sam.17')
  expect(given('John.3.16', 'Verse 17 too.')).toBe('John.3.16')
})

const passageOf = (scripture: string, content = filler) =>
  readSermon({ title: '', speaker: '', date: '', scripture, theme: '', content }, bible()).main?.label
test('several ranges of one book are one passage', () => {
  expect(passageOf('Habakkuk 1:1-4; 2:1-4')).toBe('Habakkuk 1:1-4; 2:1-4')
  expect(passageOf('2 Samuel 11:1-5, 14-17; 12:1-9')).toBe('2 Samuel 11:1-5, 14-17; 12:1-9')
  expect(passageOf('Ruth 1:1-5; Luke 15:11-24')).toBe('Ruth 1:1-5')
})
test('a book of one chapter is printed with its verses', () => expect(passageOf('3 John')).not.toBe('3 John 1'))
