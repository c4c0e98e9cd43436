import { expect, test } from 'vitest'
import { bible } from '#server/scripture/load-bible.ts'
import { readSermon } from '../read-sermon.ts'

const filler = Array.from(
  { length: 12 },
  (_, i) => `The road was long on day ${i}, and the people were tired of the dust and of each other.`,
).join(' ')
const preached = (opening: string) =>
  readSermon({ title: '', speaker: '', date: '', scripture: '', theme: '', content: `${opening}\n\n${filler}` }, bible(), () =>
    bible('KJV'),
  ).main?.label

test('half verses in quotation marks at the beginning name the passage, though none of them is quoted whole', () => {
  expect(
    preached(
      'How bitter is the outcry against our first parent! It was by him “that sin entered into the world.” “By one man’s disobedience,” as the apostle observes, the many were made sinners.',
    ),
  ).toBe('Romans 5:12-19')
})
test('a phrase that several verses have, or none, names no passage', () => {
  expect(preached('Some say “and it came to pass in those days.” Others say “there is no place like a home by the river.”')).toBeUndefined()
  expect(bible().verseWith('and it came to pass in those days')).toBeUndefined()
  expect(bible().verseWith('the LORD is my shepherd, I shall lack nothing')).toBeUndefined()
  expect(bible().verseWith('Yahweh is my shepherd; I shall lack nothing')).toMatchObject({ book: 'Ps', chapter: 23, verse: 1 })
})
test('a passage that a bulletin announces for another day is not preached', () => {
  expect(preached('Next week: Wisdom 18, Luke 12:32-48\n\nThe farmer of Luke 12:16-21 talks only to himself.')).toBe('Luke 12:16-21')
  expect(preached('Next Sunday: Luke 12:32-48')).not.toContain('Luke')
})
