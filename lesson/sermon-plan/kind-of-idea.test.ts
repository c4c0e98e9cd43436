import { expect, test } from 'vitest'
import { type IdeaSet, ideaKinds, ideaSetFile, kindsOf, setsOf } from '#lesson/bank/idea-sets.ts'
import { ideaSetFiles } from '#lesson/bank/idea-kinds/index.ts'
import { printed } from '#lesson/bank/bank.ts'
import { ideaSetFaults } from '#lesson/bank/idea-set-faults.ts'
import { claims } from '#lesson/bank/lessons.ts'
import { textOf } from '#lesson/scripture/bible.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { sentencesOf } from '#lesson/words/sentences.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { nearClaims } from './near-claims.ts'
import * as z from 'zod/mini'
import { kindOfIdea } from './kind-of-idea.ts'
import { wordsForIdea } from '#lesson/write/idea-led/words-for-idea.ts'

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
  const texts = ideaSetFiles.flatMap(({ sets }) =>
    sets.flatMap(({ opening, closing, children, 'young-kids': young }) => [
      opening,
      closing,
      ...children.questions,
      ...children.week,
      ...young.questions,
      ...[children.prayer, young.prayer, young.tonight].flatMap(sentencesOf).filter((one) => countWords(one) > 5),
      young.song.title,
      young.song.lyrics.join(' '),
    ]),
  )
  const seen = new Set<string>()
  expect(texts.filter((one) => seen.size === seen.add(one).size)).toEqual([])
  expect(setsOf(undefined).length).toBeGreaterThan(1)
})
test.each([
  ['seven days', (set: IdeaSet) => set.children.week.pop()],
  ['the passage once', (set: IdeaSet) => set.children.week.push(set.children.week.pop() + ' {passage}')],
  ['short days', (set: IdeaSet) => (set.children.week[0] += ' and then once more, with everybody whom you can find at home today')],
  ['open questions', (set: IdeaSet) => (set.children.questions[0] = 'Do you pray?')],
  ['a short prayer', (set: IdeaSet) => (set['young-kids'].prayer = 'Dear God, thank you. Amen.')],
  ['no passage for the youngest', (set: IdeaSet) => (set['young-kids'].tonight += ' Read {passage}.')],
  ['a whole song', (set: IdeaSet) => set['young-kids'].song.lyrics.pop()],
])('what a set has for the younger ages is held to %s', (_, spoil) => {
  const set = structuredClone(setsOf('hope')[0]!)
  expect(ideaSetFaults(set)).toEqual([])
  spoil(set)
  expect(ideaSetFaults(set)).toHaveLength(1)
})
