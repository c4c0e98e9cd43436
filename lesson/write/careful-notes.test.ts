import { expect, test } from 'vitest'
import type { Activity } from '#contract/lesson-book.ts'
import { carefulFor } from './careful-notes.ts'

const activity = (over: Partial<Activity> = {}): Activity => ({
  title: 'A wall of thanks',
  description: '',
  goal: '',
  kind: 'make',
  minutes: 10,
  prepMinutes: 0,
  materials: ['paper', 'crayons'],
  steps: ['Draw what you thank God for.'],
  safety: '',
  adapt: [],
  ...over,
})
const plain = [activity()]

test('what is for teens only stands in no younger book, and what leans on it goes with it', () => {
  const said = 'Press nobody. With teens, name the wrong plainly. Say that it was a crime. Some families are new here.'
  expect(carefulFor(said, 'teens', plain)).toBe(said)
  expect(carefulFor(said, 'children', plain)).toBe('Press nobody. Some families are new here.')
  expect(carefulFor(said, 'young-kids', plain)).toBe('Press nobody. Some families are new here.')
})

test('a child of ten may be as low as a teenager, and a child of four is not spoken of so', () => {
  const said = 'Promise nothing. A teenager may be at the bottom today. Do not say that prayer will fix it. Teens, too, need rest.'
  expect(carefulFor(said, 'children', plain)).toBe(
    'Promise nothing. A child may be at the bottom today. Do not say that prayer will fix it. Children, too, need rest.',
  )
  expect(carefulFor(said, 'young-kids', plain)).toBe('Promise nothing.')
})

test('what is for the youngest stands in their book, and small children in the younger two', () => {
  const said = 'Say “died.” Tell the youngest only that he was sick. With small children do not compare death to sleep.'
  expect(carefulFor(said, 'young-kids', plain)).toBe(said)
  expect(carefulFor(said, 'children', plain)).toBe('Say “died.” With small children do not compare death to sleep.')
  expect(carefulFor(said, 'teens', plain)).toBe('Say “died.”')
})

test('a sentence that only names another age stays whole', () => {
  const said = 'Leave out verse 35 below twelve; if teens read it, do not cheer.'
  for (const age of ['teens', 'children', 'young-kids'] as const) expect(carefulFor(said, age, plain)).toBe(said)
})

test('allergies are spoken of where something is eaten', () => {
  const said = 'Leave nobody out, ask about allergies, and count no plates. Ask about allergies before any food. Be kind.'
  const meal = activity({ materials: ['crackers'], steps: ['Eat a cracker together.'] })
  expect(carefulFor(said, 'children', [meal])).toBe(said)
  expect(carefulFor(said, 'children', plain)).toBe('Leave nobody out, and count no plates. Be kind.')
})

test('a quotation of several sentences is not cut', () => {
  const said = 'Say: "You prayed well. Tell them all. Jesus heard you." Then wait.'
  expect(carefulFor(said, 'children', plain)).toBe(said)
})
