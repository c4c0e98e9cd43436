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
import { suppliesOf } from './supplies.ts'

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

const placesIn = (of: typeof book) => [
  ...new Set(
    runSheet(of)
      .filter(({ part }) => part.of !== 'pause')
      .map(({ place }) => place),
  ),
]
const snack = { title: 'Snack', minutes: 4, kind: 'sit', say: 'Thank you, God, for food.', what: 'Hand out the cups.\nSit down.' }
test('a step of the leader’s own stands where it is put, with its minutes, on screen and on every paper, and is checked', () => {
  const own = changed(
    book,
    { path: 'addedSteps', value: [{ title: 'Song of the month' }, snack] },
    { path: 'stepsMoved', value: [{ step: 'own-2', after: 'story' }] },
  )
  const places = placesIn(own)
  expect(places[places.indexOf('story') + 1]).toBe('own-2')
  expect(places).toContain('own-1')
  const step = runSheet(own).find(({ id }) => id === 'own-2')
  expect(step).toMatchObject({ title: 'Snack', minutes: 4, kind: 'sit' })
  expect(step?.parts).toEqual([
    { type: 'say', lines: ['Thank you, God, for food.'] },
    { type: 'do', lines: ['Hand out the cups.', 'Sit down.'], from: 1 },
  ])
  for (const paper of [printedRunSheet(own, []), leaderSheet(own), blocksOf(own)]) expect(JSON.stringify(paper)).toContain('Snack')
  expect(runSheet(own).reduce((sum, { minutes }) => sum + minutes, 0)).toBe(60)
  const candle = changed(book, { path: 'addedSteps', value: [{ ...snack, what: 'Each child lights a candle.' }] })
  const context = { bible: bible(), sermonText: neighborSermon.content, sermonTitle: neighborSermon.title, speaker: '' }
  expect(checkBook(candle, context).map(({ path }) => path)).toContain('addedSteps.0.what')
})
test('every step can stand anywhere between the welcome and the prayer, and stays there when another is written, added or taken out', () => {
  const usual = placesIn(book)
  const between = usual.slice(1, -1).toReversed()
  const order = ['welcome', ...between, 'close']
  const after = (of: string[]) => of.slice(1, -1).map((step, at) => ({ step, after: of[at] }))
  const turned = changed(book, { path: 'stepsMoved', value: after(order) })
  expect(placesIn(turned)).toEqual(order)
  const titled = (of: typeof book) =>
    placesIn(of)
      .filter((place) => place.startsWith('activity-'))
      .map((place) => of.activities[Number(place.slice('activity-'.length)) - 1]?.title)
  const titles = titled(turned)
  const renamed = changed(turned, { path: 'activities.0.title', value: 'Another name' })
  expect(placesIn(renamed)).toEqual(order)
  const listed = changed(turned, { path: 'activities', value: turned.activities.toReversed() })
  expect(titled(listed)).toEqual(titles)
  const fewer = changed(turned, { path: 'activities', value: turned.activities.slice(1) })
  expect(titled(fewer)).toEqual(titles.filter((title) => title !== turned.activities[0]?.title))
  const rest = (of: typeof book) => placesIn(of).filter((place) => ['story', 'verse', 'questions', 'song'].includes(place))
  expect(rest(fewer)).toEqual(order.filter((place) => ['story', 'verse', 'questions', 'song'].includes(place)))
  // In a class too short for an activity, what stood behind it stands behind what that stood behind.
  const inShort = placesIn({ ...turned, minutes: 30 })
  expect(inShort).toEqual(order.filter((place) => inShort.includes(place)))
})
test('a step of one’s own keeps its place when another is taken out before it', () => {
  const two = changed(
    book,
    { path: 'addedSteps', value: [{ ...snack, title: 'News' }, snack] },
    {
      path: 'stepsMoved',
      value: [
        { step: 'own-1', after: 'welcome' },
        { step: 'own-2', after: 'own-1' },
      ],
    },
  )
  expect(placesIn(two).slice(0, 3)).toEqual(['welcome', 'own-1', 'own-2'])
  const one = changed(two, { path: 'addedSteps.0', value: null })
  expect(one.addedSteps).toEqual([snack])
  expect(placesIn(one).slice(0, 2)).toEqual(['welcome', 'own-1'])
})
test('what fills the time brings its paper, pens and Bibles onto the list', () => {
  const others = writeBooks(heard, heardPlan(heard, bible()), bible())
  for (const [age, title, needs] of [
    ['children', 'Draw the best part', ['paper', 'crayons']],
    ['teens', 'Write it down', ['paper', 'pens']],
  ] as const) {
    const bare = { ...others[age], activities: [], discussionQuestions: [], minutes: 60 }
    expect(minutePlan(bare, 60).map((one) => one.title)).toContain(title)
    expect(suppliesOf(bare)).toEqual(expect.arrayContaining([...needs]))
  }
})

test('the class ends with its prayer, wherever steps are put', () => {
  const own = changed(book, { path: 'addedSteps', value: [snack] })
  for (const stepsMoved of [[{ step: 'own-1', after: 'close' }], [{ step: 'close', after: 'welcome' }]]) {
    const steps = runSheet({ ...own, stepsMoved })
    expect(steps.at(-1)?.place).toBe('close')
    expect(steps.map(({ place }) => place)).toContain('own-1')
    const last = steps.at(-1)?.parts.at(-1)
    expect(last?.type === 'say' && last.lines.at(-1)).toBe(own.prayer)
  }
})
