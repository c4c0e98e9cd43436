import { describe, expect, test } from 'vitest'
import { bible } from '#server/scripture/load-bible.ts'
import { analyseSermon } from './analyse-sermon.ts'

const pointsOf = (...paragraphs: string[]) =>
  analyseSermon({ title: '', speaker: '', date: '', scripture: '', theme: '', content: paragraphs.join('\n\n') }, bible()).points
const texts = (...paragraphs: string[]) => pointsOf(...paragraphs).map((point) => point.text)

test('numbered points are the points', () => {
  expect(
    texts(
      'First, God hears the prayers of tired people. It rained all that week in our street.',
      'Second, God answers in his own time. The bus was late again.',
    ),
  ).toEqual(['God hears the prayers of tired people.', 'God answers in his own time.'])
})

test('a short point is proved with the sentence that follows it', () => {
  expect(
    pointsOf(
      'Number one. God calls children by name. He called the boy who filled the lamps.',
      'Number two. God waits until we are quiet at night.',
    ),
  ).toMatchObject([
    { text: 'God calls children by name.', quote: 'God calls children by name. He called the boy who filled the lamps.' },
    { text: 'God waits until we are quiet at night.' },
  ])
})

test('what the preacher numbers under "Application" is a task and no point', () => {
  expect(
    texts(
      'The Holy Spirit gives us courage to speak.',
      'Application',
      '1. Pray for one friend each morning.',
      '2. Tell one person what Jesus has done.',
    ),
  ).toEqual(['The Holy Spirit gives us courage to speak.'])
})

test('what many preachers say of God is sure, what is only central is not', () => {
  expect(pointsOf('It rained all that week. God hears us when we pray. The bus was late again.')).toEqual([
    { text: 'God hears us when we pray.', quote: 'God hears us when we pray.', sure: true },
  ])
  expect(pointsOf('It rained all that week. Rest always makes room for love. The bus was late again.')).toEqual([
    { text: 'Rest always makes room for love.', quote: 'Rest always makes room for love.', sure: false },
  ])
})

describe('no point is', () => {
  test.each([
    ['a long one', 'God hears us when we pray, whether in the morning or at night or in the street or on a hill or in a boat or at home.'],
    ['one that nobody says today', 'Blessed is he whose God hears him when he prays.'],
    ['one about the text', 'The Psalmist now goes on to say that God hears us.'],
    ['one that only leads on', 'Notice how God hears us when we pray.'],
    ['a moment of a story', 'Jesus was asleep on a cushion in the boat.'],
  ])('%s: “%s”', (_, sentence) => expect(texts(`It rained all that week. ${sentence} The bus was late again.`)).toEqual([]))
})
