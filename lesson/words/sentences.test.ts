import { expect, test } from 'vitest'
import { readabilityOf, sentencesOf } from './sentences.ts'
import { isFragment } from './fragment.ts'

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
