import { expect, test } from 'vitest'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { catchUp } from '#lesson/plan/catch-up.ts'
import { runSheet } from '#lesson/plan/run-sheet.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { beforeClass, clockOf, taught } from './class-state.ts'

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

test('time that the clock stood still is nobody’s', () => {
  const paused = { ...begun, pausedAt: 3 * minute }
  expect(clockOf(paused, steps, children.minutes, 30 * minute).left).toBe(42 * minute)
  expect(clockOf({ ...begun, still: 27 * minute }, steps, children.minutes, 30 * minute).left).toBe(42 * minute)
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
