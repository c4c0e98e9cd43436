import { expect, test } from 'vitest'
import { modernise, standAlone } from './modern-english.ts'
import { readabilityOf, sentencesOf } from './sentences.ts'

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
