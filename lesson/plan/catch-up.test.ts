import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageGroups } from '#contract/lesson-book.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { catchUp } from './catch-up.ts'
import { lateOrEarly } from './late-or-early.ts'
import { runSheet } from './run-sheet.ts'

const heard = hearSermon(neighborSermon, bible())
const books = writeBooks(heard, heardPlan(heard, bible()), bible())

test('a class that is late ends on time where enough can go, with nothing cut in vain, and keeps story and prayer', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ageGroups), fc.nat(13), fc.integer({ min: 1, max: 30 }), (age, at, late) => {
      const coming = runSheet(books[age]).slice(at)
      const { cuts, chosen } = catchUp(coming, late)
      const minutes = (ids: string[]) => cuts.filter(({ id }) => ids.includes(id)).reduce((sum, one) => sum + one.minutes, 0)
      const all = minutes(cuts.map(({ id }) => id))
      expect(minutes(chosen)).toBeGreaterThanOrEqual(Math.min(late, all))
      if (all >= late) for (const one of chosen) expect(minutes(chosen.filter((id) => id !== one))).toBeLessThan(late)
      for (const { id, minutes: won } of cuts) {
        expect(['story', 'close', 'welcome', 'activity-1']).not.toContain(id)
        expect(won).toBeGreaterThan(0)
      }
    }),
  )
})

test('of the questions every other one stays', () => {
  const [cut] = catchUp(
    runSheet(books.children).filter(({ id }) => id === 'questions'),
    2,
  ).cuts
  expect(cut?.keep).toEqual([0, 2, 4])
})

test('paper says of a late class what the class on a phone says, and of an early one only what is not in the plan', () => {
  for (const age of ageGroups) {
    const steps = runSheet(books[age])
    const { late, early } = lateOrEarly(books[age])
    const { cuts } = catchUp(steps, 1)
    expect(late.length).toBeGreaterThan(0)
    for (const line of late)
      expect(cuts.some(({ title, minutes }) => line.includes(title) && line.includes(` ${minutes} minute`))).toBe(true)
    const kept = steps.filter(({ id }) => ['story', 'activity-1', 'close'].includes(id))
    for (const { title } of kept) expect(late.join(' ')).not.toContain(`“${title}”`)
    for (const { title } of early) expect(steps.map((step) => step.title)).not.toContain(title)
  }
})
