import { expect, test } from 'vitest'
import { typographic } from './typographic.ts'

test('a speech within a speech closes where it ends', () => {
  expect(typographic(`He said, "Tell him, 'Come home!'" And he went.`)).toBe('He said, “Tell him, ‘Come home!’” And he went.')
})
