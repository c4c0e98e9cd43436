import { expect, test } from 'vitest'
import { ideaKinds, ideaSetFile, kindsOf, setsOf } from '#lesson/bank/idea-sets.ts'
import { ideaSetFiles } from '#lesson/bank/idea-kinds/index.ts'
import { printed } from '#lesson/bank/bank.ts'
import { ideaSetFaults } from '#lesson/bank/idea-set-faults.ts'
import { claims } from '#lesson/bank/lessons.ts'
import { textOf } from '#lesson/scripture/bible.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { nearClaims } from '#lesson/write/near-claims.ts'
import * as z from 'zod/mini'
import { kindOfIdea } from './kind-of-idea.ts'
import { wordsForIdea } from './words-for-idea.ts'

const kindOf = (idea: string, sermon = idea) => kindOfIdea(idea, nearClaims(idea, sermon))

test('every claim of the bank is of one kind', () => {
  const all = ideaKinds.flatMap((kind) => kindsOf[kind].claims.split(' '))
  expect([...all].sort()).toEqual(claims.map(({ id }) => id).sort())
})
test.each([
  ['We forgive our enemies because God has made peace with us.', 'forgive'],
  ['God weeps with those who grieve and does not hurry their tears.', 'lament'],
  ['Whoever has doubts may bring his questions to Jesus, who does not ask for proof of faith first.', 'doubt'],
  ['Whatever money we have was given so that we share it and find out that there is enough.', 'enough'],
])('the kind of an idea is known by its words and by what is preached near it: %s', (idea, kind) => expect(kindOf(idea)).toBe(kind))
test('an idea about nothing that the bank knows has no kind', () =>
  expect(kindOf('Whoever tunes an old piano waits between two notes.')).toBeUndefined())

test('an idea that a claim says is told in the words of the claim, another in those of its kind', () => {
  const claim = claims.find(({ id }) => id === 'thanks-is-not-payment')!
  const near = nearClaims(claim.truth, claim.said.join(' '))
  const words = wordsForIdea(claim.truth, near, 'seed')
  expect(words.claim?.id).toBe(claim.id)
  expect(words.set.week).toHaveLength(7)
  const unheardOf = 'Whoever tunes an old piano waits between two notes.'
  expect(wordsForIdea(unheardOf, nearClaims(unheardOf, unheardOf), 'seed')).toMatchObject({ claim: undefined, kind: undefined })
})
test.each(ideaSetFiles.map((file) => z.parse(ideaSetFile, file)).map(({ kind, sets }) => [kind, sets] as const))(
  'the sets for ideas of the kind %s keep the rules of their ages, and their verse stands in the Bible',
  (_, sets) => {
    for (const set of sets) {
      expect(ideaSetFaults(set)).toEqual([])
      const { osis = '', clause = '' } = set.verse ?? {}
      if (set.verse) expect(textOf(bible().passage(osis))).toContain(printed(clause))
    }
  },
)
test('nothing of a set stands in another', () => {
  const texts = ideaSetFiles.flatMap(({ sets }) => sets.flatMap((set) => [set.opening, set.closing]))
  expect(new Set(texts).size).toBe(texts.length)
  expect(setsOf(undefined).length).toBeGreaterThan(1)
})
