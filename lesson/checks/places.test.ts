import { expect, test } from 'vitest'
import { ageGroups, type LessonBook } from '#contract/lesson-book.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { valueAt } from '#lesson/sections/book-path.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { checkBook } from './check-book.ts'

const heard = hearSermon(neighborSermon, bible())
const books = writeBooks(heard, heardPlan(heard, bible()), bible())
const context = { bible: bible(), sermonText: neighborSermon.content, sermonTitle: neighborSermon.title, speaker: neighborSermon.speaker }

/** A book in which one line of each section is wrong in its own way, and where that line stands. */
function spoiled(book: LessonBook): { book: LessonBook; places: string[] } {
  const [activity, ...activities] = book.activities
  if (!activity) throw new Error('there is no activity')
  return {
    book: {
      ...book,
      keyPoints: [...book.keyPoints, 'We will learn about mercy.'],
      activities: [
        { ...activity, steps: ['Watch https://example.com together.', ...activity.steps], adapt: [], minutes: 90 },
        ...activities,
      ],
      discussionQuestions: [`Why ${'oh why '.repeat(30)}did he stop?`, ...book.discussionQuestions],
      prayer: 'Dear God, bless your mom and dad who read Hezekiah 3:16. Amen.',
    },
    places: ['activities.0.steps.0', 'activities.0.adapt', 'activities.0.minutes', 'discussionQuestions.0', 'prayer'],
  }
}

test.each(ageGroups)('what the checks find in the book for %s is found where it stands', (age) => {
  const { book, places } = spoiled(books[age])
  const found = checkBook(book, context).map(({ path }) => path)
  expect(found).toEqual(expect.arrayContaining([...places, `keyPoints.${book.keyPoints.length - 1}`]))
  for (const path of found.filter(Boolean)) expect([path, valueAt(book, path.split('.'))]).not.toContain(undefined)
})

test('a question beside a place is the book’s own; other words than the verse’s are found', () => {
  const asking = (line: string) =>
    checkBook({ ...books.children, discussionQuestions: [line] }, context).filter(({ says }) =>
      says.includes('not those of the translation'),
    )
  expect(asking('“What did he call the third well that they dug?” Genesis 26:22 says it.')).toEqual([])
  expect(asking('“He called the third well that they dug a very good one.” Genesis 26:22')).toHaveLength(1)
})
