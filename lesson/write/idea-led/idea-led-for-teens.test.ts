import { expect, test } from 'vitest'
import { problemsOf } from '#lesson/finish-book.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { changedPlan } from '#lesson/sermon-plan/changed-plan.ts'
import { withLesson } from '#lesson/sermon-plan/choose-lesson.ts'
import { heardPlan, lessonWish } from '#lesson/sermon-plan/heard-plan.ts'
import { lessonOf } from '#lesson/bank/lessons.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { writeBooks } from '#lesson/write/write-books.ts'

const heard = hearSermon(neighborSermon, bible())
const read = heardPlan(heard, bible())
/** The three books once a leader has said what the idea is, of which passage. */
function booksAbout(idea: string, passage = read.passage) {
  const plan = withLesson(changedPlan(read, { bigIdea: { text: idea }, passage }, bible())!, lessonWish(neighborSermon, bible(), new Set()))
  return { plan, books: writeBooks(heard, plan, bible()), claim: lessonOf(plan.claim, plan.story!.span)!.claim }
}
const unheardOf = 'Whoever tunes an old piano learns to wait between two notes.'

test('an idea that no lesson says leads the teens’ book by itself, and the leader is told', () => {
  const { books, claim } = booksAbout(unheardOf)
  const { teens, children, 'young-kids': youngKids } = books
  expect(teens.bottomLine).toBe(unheardOf)
  expect(teens.devotional?.content).toContain(unheardOf)
  for (const other of [claim.opening, claim.closing, claim.prayer.teens, ...claim.week.teens])
    expect(JSON.stringify(teens)).not.toContain(other)
  expect(teens.notes.map(({ code }) => code)).toContain('idea-led')
  expect(children.notes.map(({ code }) => code)).not.toContain('idea-led')
  expect(children.bottomLine).toBe(unheardOf)
  expect(children.notes[0]).toMatchObject({ code: 'claim-beside-story', params: { line: unheardOf, title: children.bibleStory?.title } })
  for (const other of [claim.prayer.children, ...claim.week.children]) expect(JSON.stringify(children)).not.toContain(other)
  expect(problemsOf(children, heard, bible())).toEqual([])
  // The youngest cannot say so much: they hear the passage's usual lesson.
  expect(youngKids.notes[0]?.code).toBe('usual-lesson')
  expect(problemsOf(teens, heard, bible())).toEqual([])
})

test('of a passage that the bank does not tell, its own words are read and a whole verse of it is learned', () => {
  const { books, plan } = booksAbout(unheardOf, 'Psalm 111:1-10')
  expect(plan.story?.why).not.toBe('passage')
  const { devotional, memoryVerse } = books.teens
  expect(memoryVerse?.reference).toMatch(/^Psalm 111:\d+$/)
  const [verse] = bible().passage(`Ps.111.${memoryVerse?.reference.split(':')[1]}`)
  expect(memoryVerse?.text).toBe(verse?.text)
  expect(devotional?.content).toContain('From Psalm 111:')
})

test('an idea that its lesson says keeps the lesson, and so does one that nobody confirmed', () => {
  const { books, claim } = booksAbout('Your neighbor is whoever needs you, and love stops for him.')
  expect(books.teens.devotional?.content).toContain(claim.opening)
  const unasked = writeBooks(heard, { ...read, bigIdea: { ...read.bigIdea, text: unheardOf } }, bible())
  expect(unasked.teens.notes.map(({ code }) => code)).not.toContain('idea-led')
})
