import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classMinutes } from '#contract/generation-wishes.ts'
import { ageGroups } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { type HeardSermon, hearSermon } from '#lesson/reading/hear-sermon.ts'
import { longestPosture } from '#lesson/checks/plan.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { minutePlan } from './minute-plan.ts'
import { qualityReport } from './quality-report.ts'
import { supplyList } from './supplies.ts'

const booksOf = (heard: HeardSermon) => writeBooks(heard, heardPlan(heard, bible()), bible())

const books = booksOf(hearSermon(neighborSermon, bible()))

test('a class has just the minutes that were asked for, and changes posture as often as the age needs, whatever its activities', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ageGroups),
      fc.constantFrom(...classMinutes),
      fc.array(fc.record({ kind: fc.constantFrom('sit', 'move', 'make'), minutes: fc.integer({ min: 1, max: 40 }) }), { maxLength: 4 }),
      (age, minutes, kinds) => {
        const [first] = books[age].activities
        const activities = kinds.map((one) => ({ ...first!, ...one }))
        const plan = minutePlan({ ...books[age], activities }, minutes)
        expect(plan.reduce((sum, block) => sum + block.minutes, 0)).toBe(minutes)
        expect(longestPosture(plan)).toBeLessThanOrEqual(ageProfiles[age].changeMinutes)
        expect(Math.min(...plan.map((block) => block.minutes))).toBeGreaterThan(0)
      },
    ),
    { numRuns: 300 },
  )
})

test('teenagers are not made to stretch between two short things', () => {
  const titles = minutePlan(books.teens, 45).map((block) => block.title)
  expect(titles.filter((title) => title === 'Change places').length).toBeLessThanOrEqual(1)
})

test('teens hear the passage read where it is short and named by its verses, and talk for nine minutes at least', () => {
  const told = (passage: string) => minutePlan({ ...books.teens, passage }, 45).find(({ part }) => part.of === 'story')?.what
  expect(told('Luke 10:25-37')).toContain('read Luke 10:25-37 from a Bible')
  for (const none of ['', 'Acts 27', 'Joshua 3:1-4:24', 'Psalm 119:1-40', '3 John 1']) expect(told(none)).not.toContain('from a Bible')
  for (const minutes of classMinutes.filter((one) => one >= 45))
    expect(minutePlan(books.teens, minutes).find(({ part }) => part.of === 'questions')?.minutes).toBeGreaterThanOrEqual(9)
})

test('a posture that two blocks keep counts as one', () => {
  const sit = { minutes: 4, kind: 'sit' as const, title: '', what: '' }
  expect(longestPosture([sit, sit, { ...sit, kind: 'move' }])).toBe(8)
})

test('a thing that two activities need stands on the list once', () => {
  expect(supplyList([{ materials: ['Bibles', 'paper'] }, { materials: ['a Bible', 'Paper', 'pens'] }])).toEqual(['Bibles', 'paper', 'pens'])
})

test('the report names time, reading, supplies and what to check, from the book as it stands', () => {
  const [first] = books.children.activities
  const report = qualityReport({
    ...books.children,
    toCheck: ['Look at this.'],
    activities: [{ ...first!, materials: ['yarn'], safety: 'Keep it short.' }],
  })
  const lines = Object.fromEntries(report.map((part) => [part.name, part.lines]))
  expect(lines['Time']?.[0]).toBe('45 minutes')
  expect(lines['Supplies']).toEqual(['yarn'])
  expect(lines['Safety and allergies']?.[0]).toContain('Keep it short.')
  expect(lines['To check']).toEqual(['Look at this.'])
})
