import { expect, test } from 'vitest'
import { printed } from '#lesson/bank/bank.ts'
import { claims, lessons } from '#lesson/bank/lessons.ts'
import { problemsOf } from '#lesson/finish-book.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { changedPlan } from '#lesson/sermon-plan/changed-plan.ts'
import { withLesson } from '#lesson/sermon-plan/choose-lesson.ts'
import { heardPlan, lessonWish } from '#lesson/sermon-plan/heard-plan.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { writeBooks } from '#lesson/write/write-books.ts'

const span = 'Luke.10.25-Luke.10.37'
/** The books of a sermon on the Samaritan that comes down to a claim of the bank that no telling of him has. */
function booksOn(id: string, typed = '') {
  const claim = claims.find((one) => one.id === id)!
  const form = { ...neighborSermon, content: claim.said.join(' ') }
  const heard = hearSermon(form, bible())
  const changed = changedPlan(heardPlan(heard, bible()), { bigIdea: { text: claim.truth }, passage: 'Luke 10:25-37' }, bible())!
  const plan = withLesson(changed, lessonWish(form, bible(), new Set()))
  const own = lessons.find(({ story }) => story.span === span)!
  const bottomLine = {
    ...plan.bottomLine,
    children: typed || own.claim.bottomLine.children,
    'young-kids': own.claim.bottomLine['young-kids'],
  }
  const story = { span, title: own.story.title, why: 'passage' as const, others: [] }
  return {
    claim: printed(claim),
    own: printed(own),
    heard,
    books: writeBooks(heard, { ...plan, story, claim: own.claim.id, bottomLine }, bible()),
  }
}

test('a story that no telling of the bank leads to the idea stands within the words of the claim that surely says it', () => {
  const { claim, own, heard, books } = booksOn('thanks-is-not-payment')
  const { children, 'young-kids': youngKids } = books
  expect(children.bottomLine).toBe(claim.bottomLine.children)
  expect(children.bibleStory?.content).toContain(own.story.children[0])
  expect(children.bibleStory?.content).not.toContain(own.angle.children.closing)
  expect(children.prayer).toBe(claim.prayer.children)
  expect(youngKids.song).toEqual(claim.song)
  expect(youngKids.bibleStory?.content).not.toContain(own.angle['young-kids'].refrain)
  for (const book of [children, youngKids]) {
    expect(book.activities.map(({ title }) => title)).not.toContain(own.angle.children.activity.title)
    expect(book.notes.map(({ code }) => code)).toContain('claim-beside-story')
    expect(problemsOf(book, heard, bible()).filter(({ severity }) => severity === 'hard')).toEqual([])
  }
})
test('a line that the leader typed stays also there', () =>
  expect(booksOn('thanks-is-not-payment', 'Mercy stops for you.').books.children.bottomLine).toBe('Mercy stops for you.'))
