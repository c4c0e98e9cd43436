import { expect, test } from 'vitest'
import { asStatement, isForHimself } from './points-of-plan.ts'

test.each(['the promise - SLOW', 'STOP (at enough)', 'Say first.', 'Now WAIT for them to look up'])(
  'what a preacher wrote for his own voice is no point: %s',
  (text) => expect(isForHimself(text)).toBe(true),
)
test.each(['God kept the people and let the ship go.', 'GRACE IS NOT A WAGE', 'The LORD hears us.', 'Love tells the truth.'])(
  'a point is: %s',
  (text) => expect(isForHimself(text)).toBe(false),
)

test.each([
  ['you cannot send yourself away v 15-18', 'You cannot send yourself away.'],
  ['God put the body together (vv. 18, 24)', 'God put the body together.'],
  ['Love keeps 3 promises', 'Love keeps 3 promises.'],
])('a head is a sentence without the verses that are noted behind it: %s', (head, said) => expect(asStatement(head)).toBe(said))
