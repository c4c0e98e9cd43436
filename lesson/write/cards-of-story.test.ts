import { expect, test } from 'vitest'
import { cardsOfStory } from './cards-of-story.ts'

const told =
  'A bad man had a boat. He wanted to hurt God’s people. The man sat by the sea. The boat went out on the sea. A fish jumped by the boat. God was near in the dark. Jesus took some bread. The bread was for all.'

test('a card has a sentence of this story, and God and Jesus are on theirs only where they act', () => {
  const cards = cardsOfStory(told)
  expect(cards.length).toBeGreaterThanOrEqual(4)
  expect(cards.find(({ word }) => word === 'God')?.description).toBe('God was near in the dark.')
  expect(cards.map(({ description }) => description)).not.toContain('He wanted to hurt God’s people.')
})

test('a sentence from elsewhere stands only where the story has too few of its own', () => {
  const enough = cardsOfStory(told).map(({ description }) => description)
  expect(enough.filter((one) => !told.includes(one))).toEqual([])
  const few = 'The boat went out. God was near in the dark.'
  expect(cardsOfStory(few).map(({ word, description }) => [word, few.includes(description)])).toEqual([
    ['Boat', true],
    ['Dark', true],
    ['God', false],
  ])
})
