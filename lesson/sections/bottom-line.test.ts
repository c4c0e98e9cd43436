import { expect, test } from 'vitest'
import { emptyBook } from '#lesson/empty-book.ts'
import { noteSentence } from '#lesson/notes/note-sentences.ts'
import { fromStored, toStored } from '#lesson/stored-book.ts'
import { applyChanges } from './apply-changes.ts'
import { TrueVerses } from './verse-follows.ts'

const usual = 'My neighbor is anyone who needs help.'
const note = {
  code: 'usual-lesson' as const,
  params: { title: 'The Man Who Stopped', line: usual, idea: 'You can choose to stop', say: '', ask: '' },
}
const told = { ...emptyBook('children'), bottomLine: usual, notes: [note], toCheck: [noteSentence(note), 'Bring a rope.'] }
const withLine = (book: typeof told, value: string) =>
  applyChanges(book, [{ path: 'bottomLine', value }], { verses: new TrueVerses(), isStale: () => false }).book

test('with a bottom line of the leader’s own the note about the usual lesson says so, and no longer the old line', () => {
  const own = withLine(told, 'I stop for whoever is hurt.')
  expect(own.toCheck.join(' ')).not.toContain(usual)
  expect(own.toCheck).toEqual([
    expect.stringContaining('a bottom line of your own. The sermon came down to this: “You can choose to stop.”'),
    'Bring a rope.',
  ])
  expect(own.toCheck[0]).toBe(noteSentence(own.notes[0] ?? note))
  expect(withLine(own as typeof told, usual)).toEqual({ ...told, newWords: own.newWords, reading: expect.anything() })
})
test('with one of his own a note that the line is the sermon’s says that it is not, and says so again once it is', () => {
  const line = 'Stop for whoever lies in your road.'
  const heard = { code: 'line-heard' as const, params: { idea: line, line } }
  const book = { ...told, bottomLine: line, notes: [heard], toCheck: [noteSentence(heard)] }
  const own = withLine(book as unknown as typeof told, 'I stop.')
  expect(own.toCheck).toEqual([`The bottom line is your own. The sermon came down to this: “${line}”`])
  expect(withLine(own as typeof told, line).toCheck).toEqual(book.toCheck)
})
test('a note that the leader took out does not come back with a new bottom line', () => {
  const without = applyChanges(told, [{ path: 'toCheck', value: ['Bring a rope.'] }], {
    verses: new TrueVerses(),
    isStale: () => false,
  }).book
  expect(withLine(without as typeof told, 'I stop.').toCheck).toEqual(['Bring a rope.'])
})

test('a note that the leader took out or put into other words is back with one step back, and what hangs on it never went', () => {
  const taken = applyChanges(told, [{ path: 'toCheck', value: ['Bring a rope.'] }], { verses: new TrueVerses(), isStale: () => false })
    .book as typeof told
  expect(taken.notes).toEqual(told.notes)
  expect(fromStored(toStored(taken, [])).book.toCheck).toEqual(['Bring a rope.'])
  const back = applyChanges(taken, [{ path: 'toCheck', value: told.toCheck }], { verses: new TrueVerses(), isStale: () => false }).book
  expect([back.toCheck, back.notes, back.setAside]).toEqual([told.toCheck, told.notes, []])
})
