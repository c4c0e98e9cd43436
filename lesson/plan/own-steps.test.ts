import { expect, test } from 'vitest'
import { checkBook } from '#lesson/checks/check-book.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { applyChanges } from '#lesson/sections/apply-changes.ts'
import { TrueVerses } from '#lesson/sections/verse-follows.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { runSheet } from './run-sheet.ts'

const heard = hearSermon(neighborSermon, bible())
const book = { ...writeBooks(heard, heardPlan(heard, bible()), bible())['young-kids'], minutes: 60 }
const withSteps = (ownSteps: unknown) =>
  applyChanges(book, [{ path: 'ownSteps', value: ownSteps }], { verses: new TrueVerses(), isStale: () => false })
const done = (of: typeof book, id: string) => runSheet(of).find((step) => step.id === id)?.parts

test('each step of the class is done in the leader’s own words, a line after the other, whatever stands before it', () => {
  for (const step of runSheet(book).filter(({ part }) => part.of !== 'activity')) {
    const { book: own } = withSteps([{ step: step.name, what: 'Clap once.\nSit down.' }])
    expect(JSON.stringify(done(own, step.id))).toContain('["Clap once.","Sit down."]')
    const others = runSheet(book).filter((one) => one.name !== step.name)
    for (const { id } of others) expect(done(own, id)).toEqual(done(book, id))
  }
  const filler = runSheet(book).find(({ part }) => part.of === 'filler')!
  const { book: own } = withSteps([{ step: filler.name, what: 'Clap once.' }])
  const longer = runSheet({ ...own, minutes: 75 }).filter(({ what }) => what === 'Clap once.')
  expect(new Set(longer.map(({ title }) => title))).toEqual(new Set([filler.title]))
})
test('what is emptied is said as the plan says it, and what is dangerous in own words is found', () => {
  expect(withSteps([{ step: 'welcome', what: '  ' }]).book.ownSteps).toEqual([])
  const { book: own } = withSteps([{ step: 'verse', what: 'Each child lights a candle.' }])
  const context = { bible: bible(), sermonText: neighborSermon.content, sermonTitle: neighborSermon.title, speaker: '' }
  const found = checkBook(own, context).filter(({ section }) => section === 'steps')
  expect(found.map(({ path, severity }) => [path, severity])).toEqual([['ownSteps.0.what', 'hard']])
  expect(emptyBook('teens').ownSteps).toEqual([])
})
