import { expect, test } from 'vitest'
import type { LessonBook } from '#contract/lesson-book.ts'
import { wasLookedAt } from '#lesson/checks/safety/looked-at.ts'
import { dangerChecks } from '#lesson/checks/dangers.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { piecesOfBank } from './pieces.ts'

const [danger] = dangerChecks
const findingsOf = (book: LessonBook) =>
  (danger?.find(book, { bible: undefined as never, sermonText: '', sermonTitle: '', speaker: '' }) ?? []).flatMap((one) =>
    one.params ? [one.params] : [],
  )

test('every sentence of the bank that the danger rules hold was looked at where it stands, and they hold few', () => {
  const held = new Map<string, string>()
  for (const [age, pieces, where] of piecesOfBank())
    for (const { sentence = '', hazard = '' } of findingsOf({ ...emptyBook(age, 'offline'), ...pieces }))
      held.set(String(sentence), `${age} ${hazard}: ${sentence} (${where})`)
  expect([...held].filter(([sentence]) => !wasLookedAt(sentence)).map(([, said]) => said)).toEqual([])
  expect(held.size).toBeLessThanOrEqual(25)
})
