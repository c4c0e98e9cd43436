import { expect, test } from 'vitest'
import { headPassage } from './stated-passages.ts'

test('a passage that stands by itself among the first lines is stated', () => {
  expect(headPassage(['Building the Wall', 'Nehemiah 4:1-9', 'Pastor Ellen Ward', 'Good morning, church.'])).toBe('Nehemiah 4:1-9')
})
test('a passage inside a sentence or further down is not', () => {
  expect(headPassage(['In John 3:16 we read of a love that has no end, and I want to speak of it.'])).toBe('')
  expect(headPassage(['One', 'Two', 'Three', 'Four', 'Five', 'John 3:16'])).toBe('')
})
