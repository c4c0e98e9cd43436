import { expect, test } from 'vitest'
import { isForHimself } from './points-of-plan.ts'

test.each(['the promise - SLOW', 'STOP (at enough)', 'Say first.', 'Now WAIT for them to look up'])(
  'what a preacher wrote for his own voice is no point: %s',
  (text) => expect(isForHimself(text)).toBe(true),
)
test.each(['God kept the people and let the ship go.', 'GRACE IS NOT A WAGE', 'The LORD hears us.', 'Love tells the truth.'])(
  'a point is: %s',
  (text) => expect(isForHimself(text)).toBe(false),
)
