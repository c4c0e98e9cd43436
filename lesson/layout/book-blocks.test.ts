import { expect, test } from 'vitest'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { saidFirst } from '#lesson/notes/note-sentences.ts'
import { changedPlan } from '#lesson/sermon-plan/changed-plan.ts'
import { withLesson } from '#lesson/sermon-plan/choose-lesson.ts'
import { heardPlan, lessonWish } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { plainText } from './plain-text.ts'
import { printedBook } from './printed-book.ts'

test('what is said at the top of a book is not said again at its end, and all else to check stands there', () => {
  const heard = hearSermon(neighborSermon, bible())
  const plan = changedPlan(
    heardPlan(heard, bible()),
    { bigIdea: { text: 'Whoever tunes an old piano waits between two notes.' } },
    bible(),
  )!
  const books = writeBooks(heard, withLesson(plan, lessonWish(neighborSermon, bible(), new Set())), bible())
  expect(Object.values(books).filter((book) => saidFirst(book).length > 0)).toHaveLength(2)
  for (const book of Object.values(books)) {
    const printed = plainText(printedBook(book, { sermonTitle: '', speaker: '', date: '', madeOn: '2026-11-22' }))
    if (saidFirst(book).length > 0) expect(printed).toContain('BEFORE YOU TEACH')
    for (const line of book.toCheck) expect(printed.split(line).length, line).toBe(2)
  }
})
