import { expect, test } from 'vitest'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { dangerChecks } from '../dangers.ts'
import { guards } from './safety-line.ts'
import { entriesFrom } from './rules.ts'
import lines from './safety-lines.json' with { type: 'json' }
import linesFive from './safety-lines-five.json' with { type: 'json' }
import linesFour from './safety-lines-four.json' with { type: 'json' }
import linesThree from './safety-lines-three.json' with { type: 'json' }
import linesTwo from './safety-lines-two.json' with { type: 'json' }

type Done = { age: string; steps: string[]; safety: string; materials?: string[] }
function isHeld({ age, steps, safety, materials = [] }: Done): boolean {
  const how = { title: 'A thing to do', description: '', goal: '', minutes: 5, prepMinutes: 0, kind: 'sit' as const, adapt: [] }
  const book = { ...emptyBook(age as AgeGroup, 'offline'), activities: [{ ...how, steps, safety, materials }] }
  return dangerChecks.some(({ find }) => find(book, { bible: undefined as never, sermonText: '', sermonTitle: '', speaker: '' }).length > 0)
}
const heldOf = (all: Done[]) => all.filter(isHeld).length
const notHeld = (all: Done[]) => all.filter((one) => !isHeld(one)).map(({ steps }) => steps.at(-1))

// A safety line that said anything freed 38 and 36 of the first forties. First runs of each list, before the rules were made better by
// kind: 33 of 40, 29 of 40, 23 of 30, 21 of 30 and 13 of 20 held, and of the played ones 14, 6, 3, 4 and 2. What the next list would show is seen there.
test.each([
  ['first', lines],
  ['second', linesTwo],
  ['third', { ...linesThree, enough: [] }],
  ['fourth', { ...linesFour, enough: [] }],
  ['fifth', { ...linesFive, enough: [] }],
])('a safety line that does not speak of the danger mends nothing, and what is played needs none: %s list', (_, list) => {
  expect(notHeld(list.useless)).toEqual([])
  expect(heldOf(list.played)).toBeLessThanOrEqual(1)
  expect(list.enough.filter(isHeld)).toEqual([])
})

// First run: 44 of 50.
test('what is drawn, played or told beside a danger does not free it, nor does a line that only names both', () =>
  expect(notHeld(linesTwo.beside)).toEqual([]))

const blades = entriesFrom('@blade/cut/cutting/sharp')
const says = (line: string) => guards(line, blades)
test.each([
  'A grown-up cuts.',
  'Only the leader holds the knife.',
  'Ask a parent to do the cutting.',
  'The knife is sharp. An adult keeps it.',
  'Nobody cuts without a grown-up.',
  'Cutting is done by a leader before class.',
  'Use plastic knives.',
  'No real knives.',
  'No knives in class, please.',
  'Nothing is cut; the apple is paper.',
])('it speaks of the danger and of who keeps the children from it: %s', (line) => expect(says(line)).toBe(true))
test.each([
  'Have fun.',
  'Be careful with the knife.',
  'Knives are sharp.',
  'A grown-up reads the verse.',
  'No grown-up is needed for cutting.',
  'You may cut without a grown-up.',
  'Show a grown-up what you cut.',
  'Do not run with the knife.',
  'Never use the knife while you walk.',
  'No knife may be left on the table.',
  'Sharp eyes see more. A leader counts the minutes.',
])('it does not: %s', (line) => expect(says(line)).toBe(false))
