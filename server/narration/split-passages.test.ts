import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitPassages } from './split-passages.ts'

test('no passage is longer than the voice allows and no word is lost, whatever the text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 300 }), { maxLength: 8 }), fc.integer({ min: 20, max: 200 }), (paragraphs, most) => {
      const passages = splitPassages(paragraphs, most)
      for (const { text } of passages) expect(text.length).toBeLessThanOrEqual(most)
      const spoken = paragraphs.filter((one) => /[\p{L}\p{N}]/u.test(one))
      const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')
      expect(letters(passages.map((one) => one.text).join(''))).toBe(letters(spoken.join('')))
    }),
  )
})
test('a paragraph ends with a longer silence than a sentence inside it', () => {
  const passages = splitPassages(['One sentence here. And another one there.', 'A new paragraph.'], 25)
  expect(passages.map((one) => one.text)).toEqual(['One sentence here.', 'And another one there.', 'A new paragraph.'])
  expect(passages[1]!.pauseSeconds).toBeGreaterThan(passages[0]!.pauseSeconds)
})
