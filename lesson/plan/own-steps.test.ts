import { expect, test } from 'vitest'
import { checkBook } from '#lesson/checks/check-book.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { blocksOf } from '#lesson/layout/book-blocks.ts'
import { leaderSheet } from '#lesson/layout/leader-sheet.ts'
import { printedRunSheet } from '#lesson/layout/printed-run-sheet.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { applyChanges } from '#lesson/sections/apply-changes.ts'
import { TrueVerses } from '#lesson/sections/verse-follows.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { minutePlan, sermonSteps } from './minute-plan.ts'
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

const changed = (of: typeof book, ...changes: { path: string; value: unknown }[]) =>
  applyChanges(of, changes, { verses: new TrueVerses(), isStale: () => false }).book
const fillersIn = (of: typeof book) =>
  runSheet(of)
    .filter(({ part }) => part.of === 'filler')
    .map(({ name }) => name)

test('what fills the time is moved behind another step, keeps its address, and stands where the plan puts it once that step is gone', () => {
  const [first = '', ...others] = new Set(fillersIn(book))
  const idOf = (of: typeof book) => runSheet(of).find(({ name }) => name === first)?.id
  const before = (of: typeof book) => {
    const steps = runSheet(of).filter(({ part }) => part.of !== 'pause')
    return steps[steps.findIndex(({ name }) => name === first) - 1]?.place
  }
  for (const after of ['welcome', 'activity-1', others.at(-1)]) {
    const moved = changed(book, { path: 'stepsMoved', value: [{ step: first, after }] })
    expect(before(moved)).toBe(after)
    expect(idOf(moved)).toBe(idOf(book))
    expect(new Set(fillersIn(moved))).toEqual(new Set(fillersIn(book)))
    expect(runSheet(moved).reduce((sum, { minutes }) => sum + minutes, 0)).toBe(60)
  }
  const lost = changed(book, { path: 'stepsMoved', value: [{ step: first, after: 'activity-9' }] })
  expect(fillersIn(lost)).toEqual(fillersIn(book))
})
test('what the leader takes out of the plan is nowhere in it, and the class has its minutes all the same', () => {
  let without = book
  for (let name = fillersIn(without)[0]; name; name = fillersIn(without)[0]) {
    without = changed(without, { path: 'stepsOut', value: [...without.stepsOut, name] })
    expect(JSON.stringify([runSheet(without), printedRunSheet(without, []), leaderSheet(without), blocksOf(without)])).not.toContain(
      `"${name}`,
    )
    expect(runSheet(without).reduce((sum, { minutes }) => sum + minutes, 0)).toBe(60)
  }
  expect(without.stepsOut.length).toBeGreaterThan(2)
  const pause = runSheet(book).find(({ part }) => part.of === 'pause')!
  const still = changed(book, { path: 'stepsOut', value: [pause.name] })
  expect(runSheet(still).some(({ name }) => name === pause.name)).toBe(false)
  expect(runSheet(changed(still, { path: 'stepsOut', value: [] }))).toEqual(runSheet(book))
})
test('what is said of the sermon at the close is said in the leader’s own words, or not at all', () => {
  const params = { title: 'Ruth Stays', line: 'God goes too.', idea: 'Grief is heard.', say: 'God listens.', ask: 'What do you tell God?' }
  const told = { ...book, notes: [{ code: 'usual-lesson' as const, params }] }
  const close = (of: typeof book) => JSON.stringify([runSheet(of).at(-1)?.parts, minutePlan(of, of.minutes).at(-1)?.what])
  const own = changed(told, { path: 'ownSteps', value: [{ step: sermonSteps.say, what: 'God hears me cry.' }] })
  expect(close(own)).toContain('“God hears me cry.”')
  expect(close(own)).not.toContain('God listens.')
  expect(close(own)).toContain(params.ask)
  const none = changed(own, { path: 'stepsOut', value: [sermonSteps.all] })
  for (const words of ['Grief is heard.', 'God hears me cry.', params.ask]) expect(close(none)).not.toContain(words)
})
