import { expect, test } from 'vitest'
import { emptyBook } from '#lesson/empty-book.ts'
import { noteSentence } from '#lesson/notes/note-sentences.ts'
import { fromStored, toStored } from '#lesson/stored-book.ts'
import { applyChanges } from './apply-changes.ts'
import { TrueVerses } from './verse-follows.ts'

test('the leader’s notes keep the order that they are given, those of the program first', () => {
  const notes = [
    { code: 'careful' as const, params: { text: 'Somebody may have lost a parent.' } },
    { code: 'captions' as const, params: {} },
  ]
  const said = notes.map(noteSentence)
  const book = { ...emptyBook('children'), notes, toCheck: [...said, 'Bring a towel.', 'Ask Ann for the key.'] }
  const order = [...said.toReversed(), 'Ask Ann for the key.', 'Bring a towel.']
  const changed = applyChanges(book, [{ path: 'toCheck', value: order }], { verses: new TrueVerses(), isStale: () => false }).book
  expect(changed.toCheck).toEqual(order)
  expect(fromStored(toStored(changed, [])).book.toCheck).toEqual(order)
})
