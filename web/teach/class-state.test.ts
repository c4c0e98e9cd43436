import { expect, test } from 'vitest'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { catchUp } from '#lesson/plan/catch-up.ts'
import { runSheet } from '#lesson/plan/run-sheet.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { atLine, beforeClass, clockOf, shownAt, taught } from './class-state.ts'

const heard = hearSermon(neighborSermon, bible())
const { children } = writeBooks(heard, heardPlan(heard, bible()), bible())
const steps = runSheet(children)
const minute = 60_000
const first = steps[0]?.minutes ?? 0
const begun = { ...beforeClass, startedAt: 0 }

test('a class on time has all of its minutes, and one that hangs in a step is as late as it hung', () => {
  expect(clockOf(begun, steps, children.minutes, 0)).toEqual({ elapsed: 0, stepLeft: first * minute, left: 45 * minute, late: 0 })
  expect(clockOf(begun, steps, children.minutes, first * minute).late).toBe(0)
  expect(clockOf(begun, steps, children.minutes, (first + 5) * minute)).toMatchObject({
    stepLeft: -5 * minute,
    left: (40 - first) * minute,
    late: 5 * minute,
  })
})

test('a step keeps its minutes while the clock stands still, and the class ends when it was to end', () => {
  const before = clockOf(begun, steps, children.minutes, 2 * minute)
  const paused = clockOf({ ...begun, pausedAt: 2 * minute }, steps, children.minutes, 12 * minute)
  expect(paused).toMatchObject({ stepLeft: before.stepLeft, left: before.left - 10 * minute, late: before.late + 10 * minute })
  expect(clockOf({ ...begun, still: 10 * minute }, steps, children.minutes, 12 * minute)).toEqual(paused)
})

test('a class that began late and ends in time is as late as it began', () => {
  const began = { ...beforeClass, startedAt: 5 * minute, endsAt: children.minutes * minute }
  expect(clockOf(began, steps, children.minutes, 5 * minute)).toMatchObject({ left: (children.minutes - 5) * minute, late: 5 * minute })
})

test('with an activity goes the pause that rests from it, and fewer questions are not to be chosen from', () => {
  const at = steps.findLastIndex(({ part }) => part.of === 'activity')
  const cut = (step: number) => ({ id: steps[step]?.id ?? '', title: '', minutes: 1 })
  const rested = steps.flatMap((step, place) => (place === at ? [step, { ...step, id: 'pause', part: { of: 'pause' as const } }] : [step]))
  expect(taught(rested, [{ ...cut(at), what: 'leave-out', keep: [] }])).toEqual(steps.toSpliced(at, 1))
  const asked = steps.findIndex(({ part }) => part.of === 'questions')
  const [fewer] = taught(steps, [{ ...cut(asked), what: 'fewer-questions', keep: [0] }]).filter(({ part }) => part.of === 'questions')
  expect(JSON.stringify(fewer)).not.toContain('Choose three or four')
  expect(fewer?.parts.flatMap((part) => (part.type === 'ask' ? part.asks : []))).toHaveLength(1)
})

test('what is left out ends a late class on time', () => {
  const late = 7
  const now = (first + late) * minute
  const { cuts, chosen } = catchUp(steps.slice(1), late)
  const taken = taught(
    steps,
    cuts.filter(({ id }) => chosen.includes(id)),
  )
  expect(clockOf(begun, taken, children.minutes, now).late).toBeLessThanOrEqual(0)
  expect(taken.map(({ id }) => id)).toEqual(expect.arrayContaining(['welcome', 'story', 'activity-1', 'verse', 'questions', 'close']))
})

test('whoever looks back is no later for it, finds each card at its line, and the minutes of the step go on', () => {
  const { late, stepLeft } = clockOf({ ...begun, step: 6, reached: 6, stepBegan: 30 * minute }, steps, children.minutes, 31 * minute)
  let state = shownAt({ ...begun, step: 5, reached: 5, line: 3, stepBegan: 20 * minute }, 6, 30 * minute)
  for (const step of [5, 4, 3, 2, 1]) state = shownAt(state, step, 30.5 * minute)
  expect(state).toMatchObject({ step: 1, reached: 6, stepBegan: 30 * minute })
  expect(clockOf(state, steps, children.minutes, 31 * minute)).toMatchObject({ late, stepLeft })
  for (const step of [2, 3, 4, 5]) state = shownAt(state, step, 31 * minute)
  expect(state).toMatchObject({ step: 5, line: 3 })
  expect(shownAt(state, 6, 32 * minute)).toMatchObject({ step: 6, reached: 6, stepBegan: 30 * minute })
})
test('a card that was turned too far is turned back, with the minutes that were left of it', () => {
  const before = { ...begun, step: 1, reached: 1, line: 2, stepBegan: 3 * minute }
  const back = shownAt(shownAt(before, 2, 5 * minute), 1, 5 * minute + 4000)
  expect(back).toMatchObject({ step: 1, reached: 1, line: 2, stepBegan: 3 * minute })
})

test('a question that was jumped over is not done, the one that was gone on from is', () => {
  const jumped = atLine(begun, 4)
  expect(jumped).toMatchObject({ line: 4, done: { 0: [4] } })
  expect(atLine(jumped, 5).done).toEqual({ 0: [4, 5] })
  expect(atLine(begun, 1).done).toEqual({ 0: [0, 1] })
})
