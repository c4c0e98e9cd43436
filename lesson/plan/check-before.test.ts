import { expect, test } from 'vitest'
import type { LeaderNote } from '#contract/lesson-book.ts'
import { noteSentence } from '#lesson/notes/note-sentences.ts'
import { checkBefore, checkInRoom, safetyOf } from './check-before.ts'

const notes: LeaderNote[] = [
  { code: 'sensitive', params: { topic: 'illness', note: 'Somebody here may be ill.', quote: 'My brother lay in the hospital.' } },
  { code: 'careful', params: { text: 'A small trouble may be the first word of a big one: listen to the end.' } },
  { code: 'ours', params: {} },
]
const toCheck = [...notes.map(noteSentence), 'The key to the closet is with Ann.']

test('whoever teaches without an account reads what may hurt somebody and what the leader adds, and none of the sermon’s own words', () => {
  const read = checkBefore({ notes, toCheck })
  expect(read).toEqual([
    {
      name: 'Handle with care',
      lines: ['A small trouble may be the first word of a big one: listen to the end.', 'Illness: Somebody here may be ill.'],
    },
    { name: 'Look at this first', lines: ['The key to the closet is with Ann.'] },
  ])
  expect(JSON.stringify(read)).not.toContain('hospital')
  expect(checkBefore({ notes, toCheck: [] })).toEqual([])
})
test('the paper in the room says what to mind there, and nothing of how the book came about', () => {
  const unconfirmed: LeaderNote = { code: 'idea-unconfirmed', params: { idea: 'God is near.' } }
  const lines = checkInRoom({ notes: [unconfirmed, ...notes], toCheck: [noteSentence(unconfirmed), ...toCheck] })
  expect(lines).toEqual(toCheck.filter((line) => line !== noteSentence({ code: 'ours', params: {} })))
})
test('what keeps everyone safe stands once, with the activities that it is of', () => {
  const activity = { title: 'Rope', safety: 'Nobody pulls.' }
  const all = [activity, { ...activity, title: 'Net' }, { ...activity, title: 'Song', safety: '' }, { title: 'Who Fell?', safety: 'Walk.' }]
  expect(safetyOf({ activities: all as never })).toEqual(['Rope and Net: Nobody pulls.', 'Who Fell? Walk.'])
})
