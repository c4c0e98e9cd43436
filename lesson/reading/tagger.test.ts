import { expect, test } from 'vitest'
import labels from './is-verb.labels.json' with { type: 'json' }
import { saysSomething } from './clauses.ts'
import { tokensOf } from './tagger.ts'

test('a whole sentence is told from a piece of one in four of five labelled cases, and hardly one is taken for a piece', () => {
  const told = labels.map(({ s, whole }) => ({ whole, says: saysSomething(tokensOf(s)) }))
  const right = told.filter(({ whole, says }) => whole === says).length
  const lost = told.filter(({ whole, says }) => whole && !says).length
  console.log(`whole sentences: ${right} of ${labels.length} right, ${lost} whole ones taken for pieces`)
  expect(right / labels.length).toBeGreaterThanOrEqual(0.8)
  expect(lost / labels.length).toBeLessThanOrEqual(0.05)
})
test('a contraction is two words, one of which denies', () => {
  expect(tokensOf('He didn’t go.').map(({ lemma }) => lemma)).toEqual(['he', 'do', 'not', 'go'])
  expect(tokensOf('He didn’t go.').some(({ negated }) => negated)).toBe(true)
})
test('a comma between two words parts clauses', () => {
  expect(tokensOf('Not a fence, but a gate').find(({ word }) => word === 'but')?.breakBefore).toBe(true)
})
