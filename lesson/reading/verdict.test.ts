import { expect, test } from 'vitest'
import { verdictOf } from './verdict.ts'

const long = (text: string) => text.repeat(Math.ceil(200 / text.split(/\s+/).length))
const told =
  'Joseph gets up in the night and asks the two men why they look so sad today. He has lost more than they have, and still he sees it. Potiphar would not have asked. Pharaoh would not have asked. '
const town =
  'David and Mary opened the shop on Pine Street again this week, and James paints the shelves. They bake from five in the morning. '

test('who tells a story of the Bible without a word of faith preaches where its place is stated', () => {
  expect(verdictOf(long(told), 'Genesis 40:1-8')).toBe('sermon')
  expect(verdictOf(`Genesis 40. ${long(told)}`)).toBe('sermon')
})
test.each([
  ['names alone, and no place', long(told), ''],
  ['a place, and names as anybody has them', long(town.replace('James', 'Kevin')), 'Genesis 40:1-8'],
  ['a place, and no name', long('Whisk the eggs, add the flour and let the dough rest for an hour before you roll it out. '), 'Ruth 2'],
])('%s is no sermon', (_, text, passage) => expect(verdictOf(text, passage)).toBe('not-a-sermon'))
