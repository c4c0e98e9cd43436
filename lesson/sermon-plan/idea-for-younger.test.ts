import { expect, test } from 'vitest'
import { heardBy, wholeIdea } from './idea-for-younger.ts'

test.each([
  ['as it stands', 'God gives you enough for today so you’ll come back to him tomorrow.', undefined],
  [
    'in easier words',
    'When we are overwhelmed, God provides the next meal and the next step.',
    'When we are worn out, God gives the next meal and the next step.',
  ],
])('an idea is read to children %s', (_, idea, said) => expect(wholeIdea(idea, 'children')).toBe(said ?? idea))

test.each([
  ['that is too long', `God is good ${'and he is kind to the man who waits by the road '.repeat(5)}.`],
  ['of words that no child knows', 'Justification is forensic, imputed and extrinsic to the regenerate.'],
  ['with a word that is not for them', 'Whoever has seen a murder knows that God weeps.'],
  ['that is no sentence', 'Grace for the weary and the worn, in every season of the year.'],
])('an idea %s is not read to them', (_, idea) => expect(wholeIdea(idea, 'children')).toBeUndefined())

test('what no class says together is told as a whole, and nothing that nobody confirmed', () => {
  const text = 'The king who came down the road wants a house that sees the one at the window and goes down all the stairs to him.'
  const plan = { bigIdea: { text, quote: '', how: 'leader' as const, others: [] }, confirmed: true }
  expect(heardBy(plan, 'children')).toBe(text)
  expect(heardBy(plan, 'young-kids')).toBeUndefined()
  expect(heardBy({ ...plan, confirmed: false }, 'children')).toBeUndefined()
})
