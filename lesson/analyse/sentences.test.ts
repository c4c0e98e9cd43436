import { expect, test } from 'vitest'
import { modernise, standAlone } from './modern-english.ts'
import { rankSentences } from './rank-sentences.ts'
import { readabilityOf, sentencesOf } from './sentences.ts'
import { isFragment, standsAlone } from './whole-sentences.ts'

test('abbreviations, references, initials and closing quotes end no sentence', () => {
  expect(
    sentencesOf(
      'Dr. Smith spoke of St. Paul in 1 Cor. 10:13. He said, "Go home!" and left. Mr. J. C. Ryle wrote it. "I am the way," he said. Amen.',
    ),
  ).toEqual([
    'Dr. Smith spoke of St. Paul in 1 Cor. 10:13.',
    'He said, "Go home!" and left.',
    'Mr. J. C. Ryle wrote it.',
    '"I am the way," he said.',
    'Amen.',
  ])
})
test('a book for three-year-olds reads easier than a sermon', () => {
  const easy = readabilityOf('The shepherd went to look. He looked up on the hill. No sheep. '.repeat(8))
  const hard = readabilityOf(
    'Notwithstanding the multiplicity of considerations which might be adduced, the apostle establishes an incontrovertible proposition concerning justification. '.repeat(
      5,
    ),
  )
  expect(easy.grade).toBeLessThan(2.5)
  expect(hard.grade).toBeGreaterThan(12)
})
test('old grammar becomes today’s, and a sentence that leans on the one before stands alone', () => {
  expect(modernise('Thou shalt love thy neighbour, and he that seeketh findeth.')).toBe(
    'You will love your neighbour, and he that seeks finds.',
  )
  expect(standAlone('But, first, God is faithful (1 Cor. 10:13);')).toBe('God is faithful.')
})

test.each([
  ['Sometimes faith is a woman standing in the road who will not go home.', true],
  ['Ruth loved her home but went with an old woman.', true],
  ['God made the world and put us into it.', true],
  ['Jesus does not answer her a word.', false],
  ['Some of you are living in it right now.', false],
  ['The mother kneels down and says three words.', false],
  ['God knew his name before you chose it.', false],
  ['God knows Noah and his name.', true],
  ['Not, go and get some strength and come back.', false],
])('"%s" stands by itself: %s', (text, stands) => {
  expect(rankSentences([text]).map(standsAlone)).toEqual([stands])
})

test('a sentence whose only verb belongs to a clause at its end is a fragment', () => {
  for (const text of ['A mother and two boys, in a small room, with a sound of oil that does not stop.', 'The one jar that she had.'])
    expect([text, isFragment(text)]).toEqual([text, true])
  for (const text of [
    'The man who came was kind.',
    'The God who made us loves us.',
    'Those who trust God will not fall.',
    'The one thing that matters is love.',
  ])
    expect([text, isFragment(text)]).toEqual([text, false])
})

test.each([
  'God talks to me in the Bible.',
  'Jesus knocks at the door.',
  'He carries the lamb.',
  'God names the stars.',
  'The waves splash.',
  'We clap.',
  'Love never ends.',
  'The father waits.',
  'She wasn’t ready.',
  'Rest in God.',
  'God’s calling you by name.',
  'God’s not finished with you.',
  'That’s grace.',
  'God’s good, and he loves us.',
])('“%s” is a whole sentence, though its verb be a noun elsewhere', (text) => expect(isFragment(text)).toBe(false))

test.each([
  'The love of God in Christ.',
  'The walk of faith.',
  'Some hope, some help.',
  'A promise to Abraham.',
  'Songs in the night.',
  'God’s love for every person.',
  'God always near to us.',
])('“%s” says nothing, though its noun be a verb elsewhere', (text) => expect(isFragment(text)).toBe(true))
