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
import { beforeSunday, errandLine } from './before-sunday.ts'
import { minutePlan } from './minute-plan.ts'
import { qualityReport } from './quality-report.ts'
import { minutesToPrepare, suppliesOf, supplyList } from './supplies.ts'

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
  const told = (passage: string) => minutePlan({ ...books.teens, readAloud: '', passage }, 45).find(({ part }) => part.of === 'story')?.what
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

test('whoever closes the class has the one thing for home before him', () => {
  const closing = (book: typeof books.children) => minutePlan(book, 45).at(-1)?.what ?? ''
  expect(closing(books.children)).toContain(`One thing for home: ${books.children.weeklyChallenge?.days[0]?.activity} Pray.`)
  expect(closing(books['young-kids'])).toContain(books['young-kids'].weeklyChallenge?.description)
  expect(closing({ ...books.children, weeklyChallenge: null })).toMatch(/^Stand in a circle\. .*Pray\.$/)
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

test('nobody draws twice in a class, and cards that are shown stand on the list with the time to cut them', () => {
  const kids = books['young-kids']
  const drawing = { ...kids, activities: kids.activities.map((one) => ({ ...one, materials: ['paper', 'big crayons'] })) }
  expect(minutePlan(drawing, 60).map(({ title }) => title)).not.toContain('Draw the story')
  const shown = { ...kids, minutes: 60 }
  expect(minutePlan(shown, 60).map(({ title }) => title)).toContain('Say it back')
  expect(suppliesOf(shown)).toContain('the flashcards of this lesson')
  expect(beforeSunday(shown, []).map(errandLine)).toContain('Print: Flashcards, cut apart, 5 min')
  expect(minutesToPrepare(shown) - minutesToPrepare({ ...shown, flashcards: [] })).toBe(5)
  expect(minutePlan({ ...shown, flashcards: [] }, 60).map(({ title }) => title)).not.toContain('Say it back')
})
test('at the close of a younger book that tells its usual lesson the leader has the words for what was preached', () => {
  const close = (say: string) =>
    minutePlan(
      {
        ...books.children,
        notes: [{ code: 'usual-lesson', params: { title: 'Ruth Stays', line: 'God goes too.', idea: 'Grief is heard.', say } }],
      },
      45,
    ).at(-1)?.what
  expect(close('God hears me when I am sad.')).toContain('Say about the sermon: “God hears me when I am sad.”')
  expect(close('')).toContain('in one sentence of your own')
})
