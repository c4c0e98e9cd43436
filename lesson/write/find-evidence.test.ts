import { expect, test } from 'vitest'
import { analyseSermon } from '#lesson/analyse/analyse-sermon.ts'
import { themes } from '#lesson/bank/bank.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { pointsOf } from './find-evidence.ts'

const theme = themes.find((one) => one.id === 'god-hears')!
const pointsFor = (content: string) =>
  pointsOf(analyseSermon({ title: '', speaker: '', date: '', scripture: '', theme: '', content }, bible()), { theme, ageGroup: 'children' })

test('a truth rests on the sentence that says it', () => {
  expect(
    pointsFor(
      'We came by the river road that day and it rained. The Lord hears you when you pray in the night. Bring an umbrella next time.',
    )[0],
  ).toEqual({ point: 'God is real, and he hears us when we pray.', quote: 'The Lord hears you when you pray in the night.' })
})
test('what the sermon says twice and near its theme comes first', () => {
  const points = pointsFor(
    'God made the hills and the sea. God hears every prayer of his people. When you cry at night, God hears you in the dark.',
  )
  expect(points.slice(0, 2).map(({ point }) => point)).toEqual([
    'God is real, and he hears us when we pray.',
    'God made the world and everything in it.',
  ])
})
test('a sentence that denies the truth is no evidence of it, nor one that supposes it', () => {
  expect(pointsFor('The night is long, and God does not hear you when you pray there.')).toEqual([])
  expect(pointsFor('Had it been so, God would not have heard them when they prayed that night.')).toEqual([])
})
test('a sermon that never says it gives no evidence, however long it is', () => {
  expect(
    pointsFor('The tax law of this county was changed in the spring of that year. The council met twice about it in the hall.'),
  ).toEqual([])
})
test('a question and a quarrel of the day carry nothing', () => {
  expect(pointsFor('Does God hear you when you pray in the night?')).toEqual([])
  expect(pointsFor('God hears the prayers of the senators and of the congress in session.')).toEqual([])
})
test('words with a note of the typist between them prove nothing; short ones are quoted with the next', () => {
  expect(pointsFor('The Lord hears you (applause) when you pray in the night.')).toEqual([])
  expect(pointsFor('We came by the river road. God hears. The poor know it well.')[0]?.quote).toBe('God hears. The poor know it well.')
  expect(pointsFor('We came by the river road. God hears.')[0]?.quote).toBe('We came by the river road. God hears.')
})
test('the numbers of a verse are no words of evidence', () => {
  expect(pointsFor('The night is long.\n\nGod hears, Ps 3:4, 5.')).toEqual([])
})
