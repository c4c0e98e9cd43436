import { expect, test } from 'vitest'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { problemsOf } from '#lesson/finish-book.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { checkBook } from './check-book.ts'
import { isClosed } from './questions.ts'

const heard = hearSermon(neighborSermon, bible())
const good = writeBooks(heard, heardPlan(heard, bible()), bible())
const list = (words: string) => words.split(', ')
const linesWith = (age: 'young-kids' | 'children', supply: string) => {
  const activities = good[age].activities.map((one) => ({ ...one, materials: [supply], safety: '' }))
  return problemsOf({ ...good[age], activities }, heard, bible()).map((problem) => problem.line)
}

test.each(
  list(
    'grape, grapes, nuts, a nut, peanuts, popcorn, marshmallows, a bead, beads, coins, buttons, pom-poms, pompoms, balloons, marbles, pebbles, gems, hard candy, hot dogs, dried beans, googly eyes, sequins, magnets, batteries',
  ),
)('three-year-olds are given nothing to choke on: %s', (supply) => expect(linesWith('young-kids', supply)).toContain('20 choking hazards'))

test.each(
  list(
    'a snack, cookies, crackers, candy, candies, chocolate, apples, bananas, raisins, cupcakes, a cake, pretzels, cereal, juice, milk, cheese, fruit salad, a bowl of fruit',
  ),
)('what children eat has an allergy line: %s', (supply) => expect(linesWith('children', supply)).toContain('21 food'))

const smallParts = (safety: string) => {
  const activities = good.children.activities.map((one) => ({ ...one, materials: ['buttons'], safety }))
  return problemsOf({ ...good.children, activities }, heard, bible()).map((problem) => problem.line)
}
test.each(['Have fun.', 'Walk slowly.', ''])('a note beside small parts that does not speak of them is none: %s', (safety) =>
  expect(smallParts(safety)).toContain('20 choking hazards'),
)
test.each(['Count the buttons at the end.', 'Nothing goes into a mouth.', 'Small parts: keep little brothers away.'])(
  'one that does is enough from six years on: %s',
  (safety) => expect(smallParts(safety)).not.toContain('20 choking hazards'),
)

test('an almond tree brings no nuts into the room, and almonds do', () => {
  const linesOf = (step: string) => {
    const activities = good.children.activities.map((one) => ({ ...one, steps: [step], safety: '' }))
    return problemsOf({ ...good.children, activities }, heard, bible()).map((problem) => problem.line)
  }
  expect(linesOf('Almond blossom: your hair is white.')).not.toContain('21 food')
  expect(linesOf('Give each child three almonds.')).toContain('21 food')
})

test.each(
  list(
    "is, are, am, was, were, do, does, did, can, could, will, would, should, shall, may, might, must, has, have, had, isn’t, aren’t, don’t, doesn’t, didn’t, won’t, can’t, haven’t, doesn't",
  ),
)('a question that begins with "%s" can be answered with yes or no', (word) => {
  expect(isClosed(`${word} it so?`)).toBe(true)
  expect(isClosed(`“${word} it so?`)).toBe(true)
  expect(isClosed(`What ${word} it?`)).toBe(false)
})

test('a main point that is said in a step is no step; the same words as a step are', () => {
  const line = 'We ran into the traffic, and he stopped for us.'
  const dangersWith = (step: string) =>
    checkBook(
      { ...good.children, bottomLine: line, activities: good.children.activities.slice(0, 1).map((one) => ({ ...one, steps: [step] })) },
      {
        bible: bible(),
        sermonText: neighborSermon.content,
        sermonTitle: neighborSermon.title,
        speaker: '',
      },
    ).filter(({ path }) => path === 'activities.0.steps')
  for (const step of [`Say: ${line}`, `Stand still. Say together, “${line}”`, 'Say: We ran into the traffic.', line])
    expect(dangersWith(step)).toEqual([])
  expect(dangersWith('Run into the traffic with a friend.')).toHaveLength(1)
})
