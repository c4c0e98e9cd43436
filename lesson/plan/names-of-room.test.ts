import { expect, test } from 'vitest'
import { namesOfRoom } from './names-of-room.ts'

test('whoever leads is told to say the names of the room', () => {
  const steps = ['I roll the ball to Ana. “God loves you!”', 'Ana rolls it to Ben, and Ben to Mia.']
  expect(namesOfRoom(steps, 'young-kids')).toBe('Where it says “Ana” or “Ben”, say the name of a child in your room.')
  expect(namesOfRoom(['I stop and say, “Yes, Ben?”'], 'children')).toBe('Where it says “Ben”, say the name of a child in your room.')
})
test('people of the Bible, of a case and of teens are called by their own names', () => {
  expect(namesOfRoom(['Noah lays a block. Samuel sleeps.', 'Benjamin had the cup.'], 'children')).toBe('')
  expect(namesOfRoom(['Sam is made up. He is late every day.'], 'children')).toBe('')
  expect(namesOfRoom(['Lena is late every time, and Ben wants to tell her so.'], 'teens')).toBe('')
})
