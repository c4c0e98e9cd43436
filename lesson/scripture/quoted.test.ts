import { expect, test } from 'vitest'
import { bible } from '#server/scripture/load-bible.ts'
import { osisOf } from './bible.ts'
import { dwelling, quotedVerses } from './quoted.ts'

const quoted = (text: string) => quotedVerses(text, bible().passage('Ruth.1')).map(osisOf)

test('the verses of a passage that a text quotes are found, also from another translation', () => {
  const naomi = 'And she said unto them, Call me not Naomi, call me Mara: for the Almighty hath dealt very bitterly with me.'
  expect(quoted(`We know the sentence by heart. ${naomi} That is what she said, at the gate.`)).toEqual(['Ruth.1.20'])
})
test('a text that only tells the story quotes nothing', () =>
  expect(quoted('Two widows went home from Moab, and at the gate the older one would not be called by her name.')).toEqual([]))
test('a sermon dwells on what it quotes and on what it names by its number', () => {
  const dwelt = dwelling('Look at verse fifteen. Your people will be my people, says Ruth. Back to verses 15 and 16, and then v. 15 again.')
  expect(bible().passage('Ruth.1.14-Ruth.1.17').map(dwelt)).toEqual([0, 8, 7, 0])
})
