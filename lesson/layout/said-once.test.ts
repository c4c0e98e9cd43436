import { expect, test } from 'vitest'
import type { LessonBook } from '#contract/lesson-book.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { runSheet } from '#lesson/plan/run-sheet.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { providedPlan } from '#lesson/sermon-plan/provided-plan.ts'
import { timesIn } from '#lesson/scripture/bible.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { handout } from './handout.ts'
import { ownBook } from './own-book.ts'
import { plainText } from './plain-text.ts'
import { printedBook } from './printed-book.ts'
import { slidesOf } from './slides.ts'
import { spokenText } from './spoken-text.ts'

const context = { sermonTitle: '', speaker: '', date: '', madeOn: '2026-11-22' }
const line = 'Remember what God has done, and take the next step.'
const [told, untold] = ['God asks for the step before he shows the road.', 'God knows how quickly we forget.']
const book: LessonBook = {
  ...emptyBook('teens', 'provider'),
  title: 'Step In First',
  bottomLine: line,
  devotional: {
    title: 'Stones That Talk',
    focus: line,
    content: `They get their feet wet. ${told} Most of us would prefer it the other way.\n\nYou know whose hand it was. ${line}`,
  },
  keyPoints: [told, untold, 'Remember what God has done and take the next step'],
}

test('a point that the devotional says is on the page once, and a line above it that it says again is not there', () => {
  const printed = printedBook(book, context)
  for (const text of [plainText(printed), spokenText(printed).join('\n'), JSON.stringify(ownBook(book).blocks)])
    expect([told, untold].map((point) => timesIn(text, point))).toEqual([1, 1])
  expect(timesIn(spokenText(printed).join('\n'), line)).toBe(2)
  const story = runSheet(book).find(({ part }) => part.of === 'story')
  expect(timesIn(JSON.stringify(story?.parts), line)).toBe(1)
})

test('a line above a devotional that does not say it stands', () => {
  const other = { ...book, devotional: { title: '', focus: 'Why a pile of rocks?', content: 'They get their feet wet.' } }
  expect(plainText(printedBook(other, context))).toContain('Why a pile of rocks?')
})

test('a wall and a sheet for home show every point', () => {
  for (const text of [
    JSON.stringify(slidesOf(printedBook(book, context)).filter(({ type }) => type === 'list')),
    JSON.stringify(handout(book)),
  ])
    expect([told, untold].map((point) => timesIn(text, point))).toEqual([1, 1])
})

test('what was heard by a provider stands in the bank’s book for teens once', () => {
  const heard = hearSermon(neighborSermon, bible())
  const given = {
    bigIdea: { text: 'A neighbor is somebody you become.', quote: 'A neighbor is somebody you become.', stated: true, others: [] },
    points: [{ text: 'The question about the neighbor is about limits.', quote: 'It is really a question about limits.', segment: '1' }],
  }
  const plan = providedPlan(given, heardPlan(heard, bible()), { sermon: neighborSermon.content, bible: bible() })
  if (!plan) throw new Error('no plan')
  const { teens } = writeBooks(heard, plan, bible())
  expect(teens.keyPoints).toContain(given.points[0]?.text)
  expect(timesIn(plainText(printedBook(teens, context)), given.points[0]?.text ?? '')).toBe(1)
})
