import { describe, expect, test } from 'vitest'
import { readSermon } from '#lesson/reading/read-sermon.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { heardPlan } from './heard-plan.ts'

const opening = 'Turn with me to Genesis 16:1-14. Hagar has run into the desert, and nobody from the camp has come after her.'
const parts = [
  'She had a name that nobody in the camp used. The angel of the Lord says it at the spring, and it is the first time anybody says it in this story.',
  'Hagar wept by the water, and told him everything that they had done. A slave could not speak to her master like that, and the Lord let her finish.',
  'Hagar went home with a promise in her mouth. The Lord had seen her, and she gave the well a name that it keeps to this day.',
]
const closing = 'Let us stand and sing together, and whoever wants somebody to pray with may stay here in front.'
const sermon = (lines: string[]) => ({ title: 'Seen', speaker: '', date: '', scripture: '', theme: '', content: lines.join('\n\n') })
const pointsOf = (lines: string[]) =>
  heardPlan(hearSermon(sermon(lines), bible()), bible())
    .points.filter(({ ages }) => ages.length > 0)
    .map(({ text }) => text)
const under = (heads: string[]) => [opening, ...heads.flatMap((head, at) => [head, parts[at] ?? '']), closing]
const within = (heads: string[]) => [opening, ...heads.map((head, at) => `${head} ${parts[at] ?? ''}`), closing]
const said = ['God knows your name', 'God hears your tears', 'God sends you home']

describe('the preacher’s points are read', () => {
  test.each([
    ['from Roman numbers', under(said.map((one, at) => `${['I', 'II', 'III'][at]}. ${one.toUpperCase()}`))],
    ['from numbers', under(said.map((one, at) => `${at + 1}) ${one}`))],
    ['from “Point 1:”', under(said.map((one, at) => `Point ${at + 1}: ${one}`))],
    ['from “Point One” in a paragraph', within(said.map((one, at) => `Point ${['one', 'two', 'three'][at]}: ${one}.`))],
    ['from numbered headings', under(said.map((one, at) => `### ${at + 1}. ${one}`))],
    ['from bold numbers', under(said.map((one, at) => `**${at + 1}.** ${one}`))],
    ['from “POINT ONE” on a line above', under(said.map((one, at) => `POINT ${['ONE', 'TWO', 'THREE'][at]}\n\n${one}`))],
    ['from bold lines', under(said.map((one) => `**${one}**`))],
    ['from headings', under(said.map((one) => `## ${one}`))],
    ['from “First, … Second, …”', within(said.map((one, at) => `${['First', 'Second', 'Third'][at]}, ${one}.`))],
    ['from “Number one.”', within(said.map((one, at) => `Number ${['one', 'two', 'three'][at]}. ${one}.`))],
    [
      'from “the second thing I want you to see is that …”',
      within(said.map((one, at) => `The ${['first', 'second', 'third'][at]} thing I want you to see is that ${one}.`)),
    ],
  ])('%s', (_, lines) => {
    expect(pointsOf(lines)).toEqual(said)
  })
  test('with the answers that a handout prints for its blanks', () => {
    const blanks = ['1. God knows your ______', '2. God hears your ______', '3. God sends you ______']
    expect(pointsOf([...under(blanks), 'Answers: 1. name  2. tears  3. home'])).toEqual(said)
  })
  test('from “number two” in captions', () => {
    const spoken = said.map((one, at) => `so number ${['one', 'two', 'three'][at]} ${one} and ${parts.join(' ')}`).join(' ')
    const { heads } = readSermon(sermon([`${opening} ${spoken} ${closing}`.toLowerCase().replace(/[^a-z ]/g, '')]), bible())
    expect(heads.map(({ label }) => label)).toEqual(['1', '2', '3'])
  })
})
test('notices and questions that are numbered are no points', () => {
  const notices = ['1. The shuttle stops at noon', '2. The laundry is on the piano', '3. The choir meets on Monday']
  const questions = ['1. Who sees you?', '2. What do you ask for?', '3. Where do you run?']
  expect(pointsOf([...notices, ...under(said.map((one, at) => `${at + 1}. ${one}`)), ...questions])).toEqual(said)
  expect(pointsOf([...notices, opening, ...parts, closing, ...questions]).join(' ')).not.toMatch(/shuttle|piano|choir|run\?/)
})
test('“the first year” and “First Samuel” count no points', () => {
  const years = [
    'The first year nobody came to see her.',
    'The second year somebody knocked at the door.',
    'First Samuel tells of another woman who wept.',
  ]
  const { heads } = readSermon(sermon(within(years)), bible())
  expect(heads).toEqual([])
})
