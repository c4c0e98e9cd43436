import { expect, test } from 'vitest'
import { ageProfiles } from '#lesson/age-groups.ts'
import { lessons } from '#lesson/bank/lessons.ts'
import { askedOnce } from './asked-once.ts'

test('what the story has asked its claim does not ask again, and everything else it does', () => {
  const ofStory = ['When is it hard to know what is right, and whom could you ask?', 'What did Jesus ask the man?']
  const other = ['What would you ask Jesus for?', 'Who taught you something good?']
  expect(askedOnce(ofStory, ['When is it hard to know what is right?', ...other])).toEqual([...ofStory, ...other])
})

test.each(['children', 'young-kids'] as const)('every lesson keeps enough questions for %s', (age) => {
  const counts = lessons.map(({ claim, angle }) => askedOnce(angle[age].questions, claim.questions[age]).length)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(ageProfiles[age].questions[0])
})
