import { expect, test } from 'vitest'
import { readSermon } from '#lesson/reading/read-sermon.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { illustrationsOf } from './illustrations.ts'

const about = 'Isaac dug another well. He did not stay to fight for the old one, and God made room for him in the valley.'
const found = (story: string, next = about) =>
  illustrationsOf(
    readSermon(
      { title: '', speaker: '', date: '', scripture: 'Genesis 26:12-22', theme: '', content: [about, story, next].join('\n\n') },
      bible(),
    ),
  ).illustrations.fit
const whole =
  'When I was ten my grandfather gave me half an acre by the ditch and told me to tend it. I was mad, because it was the bad half. All summer I carried water out to those beans. He ate the first plate of them at our table and asked for more.'

test('a story of his own that is whole is fit to be told again, word for word', () => expect(found(whole)).toEqual([whole]))
test.each([
  ['somebody whom the church knows', whole.replace('my grandfather', 'old Mr. Toomey')],
  ['somebody who gave leave to tell it', `${whole} He says I can tell you that.`],
  ['those at home', whole.replace('my grandfather', 'my husband')],
  ['a death', `${whole} He died in the spring.`],
  ['a drink', `${whole} He drank, and he hit me.`],
  ['a sermon', `${whole} I told it from this pulpit once.`],
])('one of %s is not', (_, story) => expect(found(story)).toEqual([]))
test('half a story is none, and neither is what the Bible tells', () => {
  expect(found(whole, 'And then he walked me back to the ditch, and I saw what he had planted there when he was a boy.')).toEqual([])
  expect(
    found('One day the herdsmen came to the well and fought. Isaac gave it up and went on. They fought again over the next one.'),
  ).toEqual([])
  expect(
    found('He asked me once whether I was glad. I told him that I was. He laughed and went in, and we ate our supper on the step.'),
  ).toEqual([])
})

test('a neighbor who is asked about is nobody whom he knows, and one who came over is', () => {
  const privateIn = (content: string) =>
    illustrationsOf(readSermon({ title: '', speaker: '', date: '', scripture: 'Luke 10:25-37', theme: '', content }, bible())).private
  expect(
    privateIn(`${about} The lawyer wants to be let off. And who is my neighbor? We are told to love my neighbor as I love me.`),
  ).toEqual([])
  expect(privateIn(`${about} Last winter my neighbor came over with a shovel. He dug us out before it was light.`)).toEqual(['my neighbor'])
})

test('whoever preaches is known to everybody', () => {
  const content = `${about} When I was nine my dad said, “Dale, let go of the wall.” Dale let go. Then Curtis let go, and Curtis went under.`
  const { private: people } = illustrationsOf(
    readSermon({ title: '', speaker: 'Pastor Dale Hughes', date: '', scripture: 'Mark 10:46-52', theme: '', content }, bible()),
  )
  expect(people).toContain('Curtis')
  expect(people).not.toContain('Dale')
})
