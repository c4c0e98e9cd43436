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
    ['from numbers, with the verses of each behind it', under(said.map((one, at) => `${at + 1}. ${one} v ${at + 7}-${at + 9}`))],
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
describe('the whole row is read, or nothing of it', () => {
  test('heads that are no sentences stand with their sisters, and what is said under them with them', () => {
    const names = ['Somebody else’s name', 'The tears by the water', 'A promise in her mouth']
    expect(pointsOf(under(names.map((one, at) => `${['I', 'II', 'III'][at]}. ${one.toUpperCase()} (vv. ${at + 7}-${at + 8})`)))).toEqual([
      ...names.slice(0, 2),
      'Hagar went home with a promise in her mouth.',
    ])
  })
  test('the letters and figures under a Roman head end no part of it', () => {
    const lines = said.flatMap((one, at) => [
      `${['I', 'II', 'III'][at]}. ${one.toUpperCase()} (v. ${at + 8})`,
      `A. ${parts[at]?.split('. ')[0]}.`,
      '1. Nobody else in the camp did.',
      `B. ${parts[at]?.split('. ').slice(1).join('. ')}`,
    ])
    expect(pointsOf([opening, ...lines, closing])).toEqual(said)
  })
  test('a number that says nothing has its point behind how the preacher goes on', () => {
    const gone = ['Number one.', 'Number two, and get this if you get nothing else.', 'Number three, and I am going to sit down.']
    expect(pointsOf(within(said.map((one, at) => `${gone[at]} ${one}.`)))).toEqual(said)
  })
  test('“that’s the first thing” is the clause that is shaped as its sisters are', () => {
    const seen = [
      'And the angel found her at the spring. That’s the first thing I want you to keep. He was busy enough, and he saw her.',
      'Then the second thing, he called her.',
      'And now the third thing, he blessed her.',
    ]
    expect(pointsOf(within(seen))).toEqual(['He saw her', 'He called her', 'He blessed her'])
  })
  test('figures count where he says how many there are', () => {
    const cardinal = said.map((one, at) => `${['One', 'Two', 'And three'][at]}, ${one}.`)
    const [first = '', ...more] = within(cardinal)
    expect(pointsOf([`${first} There are three things.`, ...more])).toEqual(said)
    expect(pointsOf(within(['One man went down.', 'Two men went down.', 'Three men went down.']))).toEqual([])
  })
  test('turns of the story that are asked in headings are a row', () => {
    const turns = ['What the angel saw', 'What the angel asked', 'What the angel promised']
    expect(pointsOf(under(turns.map((one) => `## ${one}`)))).toEqual(turns)
  })
  test('heads that name a part of the paper keep the row out of the books', () => {
    const heads = ['1. SITUATION', '2. FOR LEADERS', '3. GOD SENDS YOU HOME']
    expect(pointsOf(under(heads))).toEqual([])
  })
})
test('what proves a point is no aside to those who write along, and nothing private', () => {
  const beneath = [
    'Write this down if you are taking notes. My own sister told me on the phone last week that she cried all night. God knows you because he made you.',
    'Jesus says the same in another place. God hears you before you have found a word for it.',
    'And here we stop. God goes before you on every road that he sends you on.',
  ]
  const lines = [opening, ...said.flatMap((one, at) => [`${at + 1}. ${one}`, beneath[at] ?? '']), closing]
  const { points } = heardPlan(hearSermon(sermon(lines), bible()), bible())
  expect(points.map(({ quote }) => quote).join(' ')).not.toMatch(/Write this|sister/)
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
