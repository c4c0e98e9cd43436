import { expect, test } from 'vitest'
import { saidInClass } from './short-line.ts'

test.each([
  ['Mercy crosses the road.', 'Mercy crosses the road.'],
  [
    'Grace comes to us first; and so whoever has been carried by it through a hard night may stop and carry somebody else home.',
    'Grace comes to us first.',
  ],
  [
    'God tells us to do the next plain good to someone who dislikes us before our feelings have changed because he came to us while we were still his enemies.',
    'Sunday’s main point, as the Key Message has it.',
  ],
])('the steps of an activity say a line that can be said, or where it stands: %s', (line, said) => expect(saidInClass(line)).toBe(said))
