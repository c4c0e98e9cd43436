import { expect, test } from 'vitest'
import type { LessonBook } from '#contract/lesson-book.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { completeBook, problemsOf } from './finish-book.ts'
import { withoutItems } from './without-items.ts'

const heard = hearSermon(neighborSermon, bible())
const written = writeBooks(heard, heardPlan(heard, bible()), bible())
const hardOf = (book: LessonBook) => problemsOf(book, heard, bible()).filter(({ severity }) => severity === 'hard')
const left = (book: LessonBook) => withoutItems({ book, problems: hardOf(book) }, hardOf)
const { children, teens } = written
const at = <Item>(list: Item[], n: number, change: (item: Item) => Item) => list.map((one, i) => (i === n ? change(one) : one))

test('an activity that may not be done goes alone, and the leader reads why without its words', () => {
  const activities = at(children.activities, 1, (one) => ({ ...one, steps: ['Tie a string around each neck.', ...one.steps.slice(1)] }))
  const { book, problems } = left({ ...children, activities })
  expect([book.activities, problems]).toEqual([[children.activities[0], ...children.activities.slice(2)], []])
  const said = book.toCheck.find((line) => line.startsWith('Left out')) ?? ''
  expect(said).toContain('Left out of what the AI wrote: 1 activity. What was wrong: An activity: ')
  expect(said).not.toContain('neck.')
  const complete = completeBook(book, children, { problems, bible: bible() })
  expect([complete.writtenBy, complete.toCheck.includes(said)]).toEqual([children.writtenBy, true])
})
test('a week without one of its days counts on', () => {
  const days = at(teens.weeklyChallenge?.days ?? [], 2, () => ({
    day: 'Day 3',
    activity: 'Keep what you heard today a secret from your parents.',
  })).map((one, n) => ({ ...one, day: `Day ${n + 1}` }))
  const week = { title: 'A week', description: '', ...teens.weeklyChallenge, days }
  const { book } = left({ ...teens, weeklyChallenge: week })
  expect(book.weeklyChallenge?.days.map(({ day }) => day)).toEqual(['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5', 'Day 6'])
  expect(JSON.stringify(book.weeklyChallenge)).not.toContain('secret')
})
test('a section that would be too short without them stays with what is wrong', () => {
  const activities = children.activities.map((one) => ({ ...one, steps: ['Tie a string around each neck.', ...one.steps.slice(1)] }))
  const given = { ...children, activities }
  expect(left(given)).toEqual({ book: given, problems: hardOf(given) })
})
test('a section in which something else is wrong too stays with it', () => {
  const given = { ...children, prayer: 'God will make you rich if you give your money to the church. Amen.' }
  expect(left(given)).toEqual({ book: given, problems: hardOf(given) })
  expect(hardOf(given).length).toBeGreaterThan(0)
})

test('questions of the bank do not stand beside another story that a model told teens', () => {
  const story = 'Jonah ran to the sea and lay down in a ship bound for Tarshish. A storm came, and the sailors threw him over the side.'
  const devotional = { title: 'Into the Sea', focus: '', content: `${story} A great fish swallowed him.` }
  const asked: LessonBook = { ...teens, discussionQuestions: [], writtenBy: 'provider' }
  const told = children.bibleStory?.content ?? ''
  const complete = (book: LessonBook) => completeBook(book, teens, { problems: hardOf(book), bible: bible(), told })
  expect(complete({ ...asked, devotional }).writtenBy).toBe('offline')
  expect([complete(asked).writtenBy, complete(asked).devotional]).toEqual(['both', teens.devotional])
})
