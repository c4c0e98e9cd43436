import { expect, test } from 'vitest'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { runSheet } from './run-sheet.ts'
import { storyAgain } from './story-again.ts'

const heard = hearSermon(neighborSermon, bible())
const { children } = writeBooks(heard, heardPlan(heard, bible()), bible())
const book = { ...children, minutes: 60 }
const activity = (step: string) => ({ ...book, activities: book.activities.map((one) => ({ ...one, steps: [step] })) })

test('a step in which the story is read or told again, or asked about, has it, and no other step has', () => {
  const with_ = (of: typeof book) => runSheet(of).filter((step) => storyAgain(step, of).length > 0)
  expect(with_(book).map(({ title }) => title)).toEqual(['Talk about it', 'Stand at the turn'])
  const [step] = with_(book)
  expect(step && storyAgain(step, book).join('\n\n')).toBe(book.bibleStory?.content)
  const asked = (line: string) => with_(activity(line)).some(({ part }) => part.of === 'activity')
  for (const line of [
    'I tell our story again.',
    'Now read the story slowly. Stop at each turn.',
    'Sit. I will tell the story. Wave at “boat”.',
  ])
    expect([line, asked(line)]).toEqual([line, true])
  for (const line of ['The children tell the story around the circle.', 'Nobody has to tell a story of their own.', 'Draw the story.'])
    expect([line, asked(line)]).toEqual([line, false])
})
