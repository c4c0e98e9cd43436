import { describe, expect, test } from 'vitest'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { unfitWords } from '#lesson/age-groups.ts'
import heldOut from './by-kind-held-out.json' with { type: 'json' }
import { dangersIn, hazards } from './dangers.ts'
import { examples } from './examples/index.ts'
import { hazardSays } from './hazards/index.ts'
import { byKind, linesOfList, mannerOf, ofRules } from './labelled.ts'
import { hazardOfMaterial } from './materials.ts'
import inHands from './played-in-hands.json' with { type: 'json' }
import unseen from './unseen.json' with { type: 'json' }
import unseenFive from './unseen-five.json' with { type: 'json' }
import unseenSix from './unseen-six.json' with { type: 'json' }
import unseenSeven from './unseen-seven.json' with { type: 'json' }
import unseenFour from './unseen-four.json' with { type: 'json' }
import unseenThree from './unseen-three.json' with { type: 'json' }
import unseenTwo from './unseen-two.json' with { type: 'json' }

describe.each(hazards.map(({ id, where }) => [id, where] as const))('the hazard %s', (id, where) => {
  const manner = where === 'do' ? 'do' : 'say'
  const shown = examples[id] ?? { held: [], harmless: [] }
  test('has ten examples each way', () => expect([shown.held.length >= 10, shown.harmless.length >= 10]).toEqual([true, true]))
  test('is held in each of its examples', () => {
    const missed = shown.held.filter((line) => {
      const age = line.startsWith('3-5: ') ? 'young-kids' : 'children'
      return dangersIn(line.replace('3-5: ', ''), age, manner).length === 0
    })
    expect(missed).toEqual([])
  })
  test('is not seen in what is harmless', () =>
    expect(shown.harmless.filter((line) => dangersIn(line, 'children', manner).length > 0)).toEqual([]))
})

const isHeld = (one: { age: string; section: string; text: string }) =>
  dangersIn(one.text, one.age as AgeGroup, mannerOf(one.section)).length > 0

test('of sixty dangers that no rule was made for all are held, and of a hundred harmless lines at most one is', () => {
  expect(unseen.dangers.filter(isHeld).length).toBe(60)
  expect(unseen.harmless.filter(isHeld).length).toBeLessThanOrEqual(1)
})

// First run, before any rule knew them: 64 of 90 and 2 of 140. The rules were made better by kind once since.
test('of ninety dangers in fifteen kinds at least 85 are held, and of 140 harmless lines at most one is', () => {
  expect(unseenTwo.dangers.filter(isHeld).length).toBeGreaterThanOrEqual(85)
  expect(unseenTwo.harmless.filter(isHeld).length).toBeLessThanOrEqual(1)
})

// First run: 38 of 60 and 3 of 100. What is grim for the youngest is held by the words that are unfit for an age.
test('of sixty dangers in thirty kinds at least 58 are held, and of a hundred harmless lines at most one is', () => {
  const isUnfit = (one: { age: string; text: string }) => unfitWords[one.age as AgeGroup].test(one.text)
  expect(unseenThree.dangers.filter((one) => isHeld(one) || isUnfit(one)).length).toBeGreaterThanOrEqual(58)
  expect(unseenThree.harmless.filter(isHeld).length).toBeLessThanOrEqual(1)
})

// Three lists one after the other; first runs: 21 of 40 and 0 of 60, 15 of 40 and 1 of 60, 25 of 35 and 2 of 40.
test('of 115 dangers told in roundabout words at least 113 are held, and of 160 harmless lines at most one is', () => {
  expect(unseenFour.dangers.filter(isHeld).length).toBeGreaterThanOrEqual(113)
  expect(unseenFour.harmless.filter(isHeld).length).toBeLessThanOrEqual(1)
})

// Four lists, each written before the rules knew it, and what else holds a line counted (food, what chokes): 44 of 60, 31 of 60 by an
// accident-prevention list, 24 of 60 in roundabout words, 21 of 40; 2, 1, 0 and 0 harmless lines of 60, 60, 60 and 40.
test('of 220 dangers at least 207 are held, and of 220 harmless lines none is', () => {
  expect(unseenFive.dangers.filter(isHeld).length).toBeGreaterThanOrEqual(207)
  expect(unseenFive.harmless.filter(isHeld)).toEqual([])
})

// Three lists, each written before the rules knew it and by another way of thinking: by kinds, by what a theme suggests, by where in an
// hour something goes wrong. First runs in a whole book: 27 of 60, 15 of 40 and 7 of 20; 2, 1 and 0 harmless lines of as many.
test('of 120 dangers at least 115 are held, and of 120 harmless lines none is', () => {
  expect(unseenSix.dangers.filter(isHeld).length).toBeGreaterThanOrEqual(115)
  expect(unseenSix.harmless.filter(isHeld)).toEqual([])
})

// Four lists of one writer, each written before the rules knew it, in a whole book: 47 of 60 said plainly, 15 of 40 and 17 of 40 in
// roundabout words, 22 of 30 as a model may say them; 3, 0, 0 and 1 harmless lines of 60, 40, 40 and 30. Two more dangers' lists are those that the rules were made better by.
test('of 417 dangers at least 402 are held, and of 249 harmless lines at most two are', () => {
  expect(unseenSeven.dangers.filter(isHeld).length).toBeGreaterThanOrEqual(402)
  expect(unseenSeven.harmless.filter(isHeld).length).toBeLessThanOrEqual(2)
})

// A list by a hand that nothing was learned from and no rule was made better by: 229 of 600 by rules alone, and 14 harmless lines.
test('of 600 dangers that nothing was learned from at least 355 are held, and of as many harmless lines close by at most 22 are', () => {
  const held = linesOfList(heldOut).filter(({ text, age, manner }) => dangersIn(text, age, manner).length > 0)
  expect(held.filter(({ isDanger }) => isDanger).length).toBeGreaterThanOrEqual(355)
  expect(held.filter(({ isDanger }) => !isDanger).length).toBeLessThanOrEqual(22)
})
test('what is learned has not learned that list by heart', () => {
  const trained = new Set([...byKind.flat(), ...ofRules].map(({ text }) => text))
  expect(linesOfList(heldOut).filter(({ text }) => trained.has(text))).toEqual([])
})
test('what no rule names is said to be uncertain', () => {
  const line = 'Wade after the ball if it floats off, and let the little ones go in front.'
  expect(hazardSays('unnamed')).toContain('say that it is fine')
  expect(hazards.map(({ id }) => id)).not.toContain('unnamed')
  expect(dangersIn(line, 'children', 'do').every(({ sentence }) => sentence === line)).toBe(true)
})

// At first 12 of the 20 were held, and 12 of the 15.
test('stones of paper may be thrown and grass that nobody sees be eaten, and what lies there may not', () => {
  const isHeldIn = ({ whole, step, materials }: { whole: string; step: string; materials?: string[] }) =>
    dangersIn(step, 'children', 'do', { whole: `${whole}\n${step}`, materials }).length > 0
  expect(inHands.played.filter(isHeldIn).length).toBeLessThanOrEqual(2)
  expect(inHands.real.filter(isHeldIn).length).toBeGreaterThanOrEqual(14)
})

test('the road that is tape on a rug and the sea that is a blanket are no street and no water', () => {
  const done = (text: string, whole: string, age: AgeGroup = 'children') => dangersIn(text, age, 'do', { whole })
  const taped = 'Tape a road across the floor. Stand along the road.'
  expect(done('Stand along the road.', taped)).toEqual([])
  expect(done('Walk on the river.', 'Lay the blanket down. It is a river. Swish, swish. Walk on the river.', 'young-kids')).toEqual([])
  expect(done('Stand in the middle of the road.', 'Draw a map on a sheet. Go out. Stand in the middle of the road.')).toHaveLength(1)
  expect(
    done('Run across the street.', 'Step, step, step. Put the blocks on the blanket. Run across the street.', 'young-kids'),
  ).toHaveLength(1)
})

test('things that are pushed and tied are nobody', () => {
  const done = (text: string) => dangersIn(text, 'children', 'do').map(({ sentence }) => sentence)
  expect(done('Fold two papers. Push them close.')).toEqual([])
  expect(done('Choose two children. Push them over.')).toEqual(['Push them over.'])
  expect(done('Tape two sheets end to end and draw a giant on them.')).toEqual([])
  expect(done('Use the cards. Make a loud noise to frighten them.')).toHaveLength(1)
})

const asked = (text: string, whole: string, age: AgeGroup = 'children') => dangersIn(text, age, 'do', { whole }).length > 0

test('a pillow that is said to be somebody may be carried and wrapped, and a child may not', () => {
  expect(asked('Carry him up three floors.', 'The pillow is Eutychus. Kneel around the pillow.')).toBe(false)
  const said = 'Choose a boy. Wrap him up tight in plastic from head to toe.'
  expect(asked(said, `The cup is full. ${said}`)).toBe(true)
  expect(asked('Carry the friend across.', 'Put the doll on the towel. Carry the friend across.')).toBe(false)
  expect(asked('Carry the friend across.', 'Use a doll. Choose a child. Carry the friend across.')).toBe(true)
  expect(asked('Carry the little ones softly.', 'Here, cow! Here, mouse! Carry the little ones softly.', 'young-kids')).toBe(false)
  expect(asked('Carry the little ones up.', 'All children line up. Carry the little ones up.', 'young-kids')).toBe(true)
})

test('the others are papers where papers lie, and children where children stand', () => {
  expect(asked('Push the others together.', 'Lay the strips down. Push the others together.')).toBe(false)
  expect(asked('Push the others out.', 'Everyone stands in a circle. Push the others out.')).toBe(true)
})

test('faces on a sheet may be covered, those of children not', () => {
  const drawn = 'Draw a row of tents with faces at the doors.'
  expect(asked('Tape a cloth over the faces.', `${drawn} Tape a cloth over the faces.`)).toBe(false)
  expect(asked('Tape a cloth over the faces of the children.', `${drawn} Tape a cloth over the faces of the children.`)).toBe(true)
})

test('the dark is played where the lights stay on, and real where they go out', () => {
  const done = 'Get up in the dark and run to the wall.'
  expect(asked(done, `${done} Leave the room light on.`)).toBe(false)
  expect(asked(done, `Turn the lights off. ${done}`)).toBe(true)
})

test('what is read out to be sorted under two signs is not asked, and an order in a step is', () => {
  const game = 'Make two signs: GOD SAYS IT, and GOD DOES NOT SAY IT.'
  expect(asked('Add some others: You may jump off the roof.', `${game}\nAdd some others: You may jump off the roof.`)).toBe(false)
  expect(asked('Jump off the roof.', `${game}\nJump off the roof.`)).toBe(true)
})

test('what is only likened to a danger is none, and how somebody does it frees nothing', () => {
  expect(asked('Hold your hands up like a roof and lean back.', '')).toBe(false)
  expect(asked('Climb like a monkey up the ladder.', '')).toBe(true)
  expect(asked('Run like the wind across the street.', '')).toBe(true)
})

test('what only a grown-up does, what is put away and what is asked first is no danger, and what children do beside it is', () => {
  for (const line of [
    'Only the leader uses the stove, on a counter far off.',
    'Candles are lit and watched by two adults.',
    'Knives and razors stay in the locked drawer.',
    'Ask the owner before you pet a stray dog.',
    'The children can tell why the men climbed up the ladder.',
  ])
    expect([line, asked(line, '')]).toEqual([line, false])
  for (const line of [
    'The leader lights the candle, and each child holds it over the straw.',
    'The leader hands each child a knife.',
    'While the leader sleeps, light the candles.',
    'Children stay in the locked closet.',
    'The helper is gone, so use the stove.',
  ])
    expect([line, asked(line, '')]).toEqual([line, true])
})

test('to have hoped is not to hop, and who cared has no car', () => {
  expect(asked('Tell of a day when you hoped for a road.', '')).toBe(false)
  expect(asked('Ask an adult who has cared for somebody.', '')).toBe(false)
  expect(asked('Hop across the street.', '')).toBe(true)
})

test.each([
  'two soft toys',
  'a blue towel',
  'big paper coins',
  'battery candles',
  'washable markers',
  'jumbo crayons',
  'a hula hoop',
  'paper plates (one each)',
  'bean bags',
  'egg cartons',
  'a bedsheet',
  'cookie cutters',
  'a toy hammer',
  'flower petals',
])('the youngest may have %s', (supply) => expect(hazardOfMaterial(supply, 'young-kids')).toBe(''))
test.each([
  ['plastic bags', 'suffocation'],
  ['jelly beans', 'choking'],
  ['a rope', 'strangling'],
  ['glass jars', 'sharp'],
  ['a soldering kit', 'unknown'],
  ['peanut butter', 'choking'],
  ['sharp scissors', 'sharp'],
  ['paper clips', 'choking'],
  ['dried beans in a bag', 'choking'],
])('the youngest may not have %s (%s)', (supply, hazard) => expect(hazardOfMaterial(supply, 'young-kids')).toBe(hazard))
