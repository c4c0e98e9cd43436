import { expect, test } from 'vitest'
import { ageGroups, type Activity } from '#contract/lesson-book.ts'
import { printedRunSheet } from '#lesson/layout/printed-run-sheet.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { beforeSunday, errandLine } from './before-sunday.ts'
import { runSheet } from './run-sheet.ts'
import { sheetsOfStep } from './sheets-of-step.ts'
import { suppliesOf } from './supplies.ts'

const heard = hearSermon(neighborSermon, bible())
const books = writeBooks(heard, heardPlan(heard, bible()), bible())
const sheet = (name: string, title: string) => ({ name, title })
const activity = (more: Partial<Activity>): Activity => ({ ...books.children.activities[0]!, ...more })

test('every sheet of a book stands on the list before Sunday, once: what is used in class, what goes home, what is for the leader', () => {
  const printables = [
    sheet('trace-the-verse', 'Trace the verse'),
    sheet('maze-easy', 'Maze: easy'),
    sheet('maze', 'Maze: medium'),
    sheet('coloring-story', 'Coloring page: the story'),
    sheet('coloring-story-2', 'Coloring page: ride'),
    sheet('word-search-answers', 'Word search: answers'),
    sheet('flashcards', 'Flashcards'),
  ]
  for (const age of ageGroups) {
    const listed = beforeSunday(books[age], printables).flatMap(({ sheets }) => sheets)
    expect(listed.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(printables.toSorted((a, b) => a.name.localeCompare(b.name)))
    for (const used of runSheet(books[age]).flatMap((step) => sheetsOfStep(step, printables))) expect(listed).toContain(used)
  }
  const lines = beforeSunday(books.children, printables).map(errandLine)
  expect(lines).toContain('Print: Trace the verse')
  expect(lines).toContain('Print: Maze (easy, medium), Coloring page (the story, ride), Take-home sheet, to take home')
  expect(lines).toContain('Print: Word search: answers, for you')
  expect(lines).toContain('Print: Flashcards, for a class with time left')
  expect(printedRunSheet(books.children, printables).before).toEqual(lines)
})

test('what is written on in class brings something to write with, once', () => {
  const bare = { ...books.children, activities: [activity({ materials: ['tape'] })] }
  const trace = [sheet('trace-the-verse', 'Trace the verse')]
  expect(suppliesOf(bare)).not.toContain('pencils')
  expect(suppliesOf(bare, trace)).toContain('pencils')
  expect(suppliesOf(bare, [sheet('maze', 'Maze')])).not.toContain('pencils')
  expect(suppliesOf({ ...bare, activities: [activity({ materials: ['big crayons'] })] }, trace)).not.toContain('pencils')
})

test('an activity says what is prepared for it: its own step for that, else the things that are laid out', () => {
  const told = (more: Partial<Activity>) =>
    beforeSunday({ ...books.children, activities: [activity({ title: 'The Mat', ...more })] }, []).filter(({ kind }) => kind === 'prepare')
  const steps = ['Walk to the porch.', 'Sit down.']
  expect(told({ steps, materials: ['a mat', 'paper', 'tape'], prepMinutes: 5 })).toMatchObject([
    { text: 'The Mat', hint: 'Lay out a mat, paper and tape.', minutes: 5, step: 'activity-1' },
  ])
  const before = 'Before class, tape two lines across the floor.'
  expect(told({ steps: [before, ...steps], prepMinutes: 0 })).toMatchObject([{ hint: before, minutes: 0 }])
  expect(told({ steps: ['Somebody asks for it an hour before class.'], prepMinutes: 0 })).toEqual([])
  expect(told({ steps, materials: [], prepMinutes: 1 }).map(errandLine)).toEqual(['The Mat: Read its steps beforehand. (1 min)'])
})
