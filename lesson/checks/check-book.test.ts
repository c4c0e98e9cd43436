import { describe, expect, test } from 'vitest'
import type { LessonBook } from '#contract/lesson-book.ts'
import { analyseSermon } from '#lesson/analyse/analyse-sermon.ts'
import { completeBook, groundBook, problemsOf } from '#lesson/finish-book.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon } from '#tests/sermons.ts'
import type { Section } from './check-book.ts'

const analysis = analyseSermon(neighborSermon, bible())
const good = writeBooks(analysis, bible())
const sections = (book: LessonBook) => problemsOf(book, analysis, bible()).map((problem) => problem.section)
const kids = good['young-kids']

describe('the gate lets a good book through and stops', () => {
  test.each<[string, LessonBook, Section]>([
    ['a story that is missing', { ...kids, bibleStory: null }, 'story'],
    ['a story for adults in the book for 3-5', { ...kids, bibleStory: { title: '', content: neighborSermon.content } }, 'story'],
    ['a frightening word', { ...kids, bibleStory: { title: '', content: `${kids.bibleStory?.content} There was blood.` } }, 'story'],
    ['a verse that is not in the Bible', { ...kids, memoryVerse: { ...kids.memoryVerse!, reference: 'John 3:99' } }, 'memoryVerse'],
    [
      'a verse whose words were changed',
      { ...kids, memoryVerse: { ...kids.memoryVerse!, text: 'God helps those who help themselves.' } },
      'memoryVerse',
    ],
    [
      'a key point without the sermon’s words',
      { ...good.teens, evidence: [{ point: good.teens.keyPoints[0]!, quote: 'words that were never preached anywhere at all' }] },
      'keyPoints',
    ],
    ['a key point that begins with a word for nothing', { ...good.teens, keyPoints: ['It is good.'] }, 'keyPoints'],
    ['beads for three-year-olds', { ...kids, activities: kids.activities.map((one) => ({ ...one, materials: ['beads'] })) }, 'activities'],
    [
      'food without an allergy line',
      { ...good.children, activities: good.children.activities.map((one) => ({ ...one, materials: ['crackers'] })) },
      'activities',
    ],
    [
      'a link',
      { ...good.children, activities: good.children.activities.map((one) => ({ ...one, description: 'See https://example.org' })) },
      'activities',
    ],
    [
      'questions that yes answers',
      { ...good.teens, discussionQuestions: Array.from({ length: 5 }, (_, i) => `Is God good ${i}?`) },
      'discussionQuestions',
    ],
    [
      'a week of two days',
      { ...good.teens, weeklyChallenge: { ...good.teens.weeklyChallenge!, days: good.teens.weeklyChallenge!.days.slice(0, 2) } },
      'weeklyChallenge',
    ],
    ['a song without a tune', { ...kids, song: { ...kids.song!, tune: '' } }, 'song'],
  ])('%s', (_, book, section) => expect(sections(book)).toContain(section))
})

test('what is wrong is taken from the offline book, and the rest stays', () => {
  const broken = { ...good.children, writtenBy: 'provider' as const, title: 'The Man on the Road', memoryVerse: null, activities: [] }
  const problems = problemsOf(broken, analysis, bible())
  const whole = completeBook(broken, good.children, problems)
  expect(problemsOf(whole, analysis, bible())).toEqual([])
  expect(whole).toMatchObject({ title: 'The Man on the Road', writtenBy: 'both' })
})

test('a verse that a model wrote is replaced by the text, and evidence that was never preached is dropped', () => {
  const grounded = groundBook(
    {
      ...good.teens,
      memoryVerse: { text: 'made up', reference: 'Luke 10:27', translation: '', explanation: 'why' },
      evidence: [{ point: 'x', quote: 'he never said these seven words here' }],
    },
    analysis,
    bible(),
  )
  expect(grounded.memoryVerse?.text).toContain('your neighbor as yourself')
  expect(grounded.evidence).toEqual([])
})
