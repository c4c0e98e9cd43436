import { expect, test } from 'vitest'
import { ageGroups } from '#contract/lesson-book.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { familyParts, familyText } from './family.ts'

const heard = hearSermon(neighborSermon, bible())
const books = writeBooks(heard, heardPlan(heard, bible()), bible())
const all = ageGroups.map((age) => books[age])

test('a family has a sentence, a verse, a question and one thing for tonight of every age', () => {
  const parts = familyParts(all)
  expect(parts.map(({ age }) => age)).toEqual([...ageGroups])
  for (const part of parts) {
    expect(part.bottomLine && part.question && part.tonight && part.verse?.text).toBeTruthy()
    expect(part.question).toMatch(/\b(?:you|your|we|us)\b/i)
    expect(part.tonight).not.toMatch(/^tonight/i)
  }
})

test('the text for a newsletter says all of it, and nothing of the notes for the leader', () => {
  const text = familyText({ sermonTitle: 'Who Is My Neighbor?', books: all, address: 'https://grace.example/family/x' })
  for (const { bottomLine, question, tonight } of familyParts(all))
    for (const said of [bottomLine, question, tonight]) expect(text).toContain(said)
  expect(text).toContain('https://grace.example/family/x')
  for (const note of all.flatMap(({ toCheck }) => toCheck)) expect(text).not.toContain(note)
})
