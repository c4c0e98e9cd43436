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

const retelling =
  'A woman was drawing water at noon. “Give me a drink,” said the stranger at Jacob’s well. “How is it that you, being a Jew, ask for a drink from me, a Samaritan woman?” she asked him. “Everyone who drinks of this water will thirst again,” he told her, “but whoever drinks of the water that I will give him will never thirst again.” The woman left her water pot and went away into the city. “Come, see a man who told me everything that I have done.” '
test('a passage that a paper lists and the sermon never touches gives way to the one that it works through; one that it works through stands', () => {
  const preachedUnder = (scripture: string, content: string) =>
    readSermon({ title: '', speaker: '', date: '', scripture, theme: '', content }, bible(), () => bible('KJV')).main
  expect(preachedUnder('Exodus 17:1-7', `${retelling}\n\n${filler}`)?.label).toMatch(/^John 4/)
  expect(preachedUnder('John 4:5-42', `${retelling}\n\n${filler}`)).toMatchObject({ label: 'John 4:5-42', declared: true })
  expect(preachedUnder('Exodus 17:1-7', filler)).toMatchObject({ label: 'Exodus 17:1-7', declared: true })
})
