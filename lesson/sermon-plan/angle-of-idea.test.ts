import { expect, test } from 'vitest'
import { lessonOf } from '#lesson/bank/lessons.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { toldBeside } from './angle-of-idea.ts'
import { isLearned } from '#lesson/write/idea-led/verse-of-idea.ts'

const jordan = 'Josh.3.1-Josh.4.24'
const way = lessonOf('god-makes-a-way', jordan)!

test('an idea stands beside the lesson’s own telling where the two share something', () =>
  expect(toldBeside('God makes a way through the flooded river, and the priests step in first.', way)?.claim.id).toBe('god-makes-a-way'))
test('where they do not, beside the nearest telling of the same passage, and beside none where none is near', () => {
  expect(toldBeside('Children ask what these stones mean, and we owe them a true answer.', way)?.claim.id).toBe('tell-the-next-generation')
  expect(toldBeside('Whoever tunes an old piano listens twice.', way)).toBeUndefined()
})

const learned = (osis: string) => {
  const [verse] = bible().passage(osis)
  return verse ? isLearned(bible())(verse) : undefined
}
test.each(['Ps.23.1', 'Rom.8.28', 'John.15.5', 'Matt.6.33', 'Phil.4.6'])('a verse of teaching or promise can be learned: %s', (osis) =>
  expect(learned(osis)).toBe(true),
)
test.each([
  ['Gen.3.5', 'the serpent'],
  ['Num.27.4', 'a request in the middle of a case'],
  ['Matt.4.6', 'the tempter'],
  ['Num.14.3', 'those who want to go back'],
  ['Zech.3.1', 'what somebody saw'],
  ['Ruth.1.19', 'a step of a story'],
  ['Heb.11.8', 'nothing of God'],
])('a verse that somebody else says, or that only goes on with a story, is nobody’s to learn: %s, %s', (osis) =>
  expect(learned(osis)).toBe(false),
)
