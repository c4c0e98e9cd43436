import { describe, expect, test } from 'vitest'
import type { AgeGroup } from '#contract/lesson-book.ts'
import type { Manner } from '#lesson/sections/section.ts'
import { dangersIn, hazards } from './dangers.ts'
import { examples } from './examples/index.ts'
import { hazardOfMaterial } from './materials.ts'
import unseen from './unseen.json' with { type: 'json' }

const mannerOf = (section: string): Manner =>
  section === 'activities' || section === 'weeklyChallenge'
    ? 'do'
    : section === 'story'
      ? 'story'
      : section === 'discussionQuestions'
        ? 'ask'
        : section === 'prayer'
          ? 'pray'
          : 'say'

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

test('of dangers that no rule was made for nine in ten are held, and of harmless lines at most three in a hundred', () => {
  const isHeld = (one: { age: string; section: string; text: string }) =>
    dangersIn(one.text, one.age as AgeGroup, mannerOf(one.section)).length > 0
  expect(unseen.dangers.filter(isHeld).length).toBeGreaterThanOrEqual(54)
  expect(unseen.harmless.filter(isHeld).length).toBeLessThanOrEqual(3)
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
])('the youngest may have %s', (supply) => expect(hazardOfMaterial(supply, 'young-kids')).toBe(''))
test.each([
  ['plastic bags', 'suffocation'],
  ['jelly beans', 'choking'],
  ['a rope', 'strangling'],
  ['glass jars', 'sharp'],
  ['a soldering kit', 'unknown'],
  ['peanut butter', 'choking'],
])('the youngest may not have %s (%s)', (supply, hazard) => expect(hazardOfMaterial(supply, 'young-kids')).toBe(hazard))
