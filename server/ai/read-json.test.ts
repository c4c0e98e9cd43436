import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'

test.each([
  ['plain', '{"a":1}', { a: 1 }],
  ['fenced', 'Sure!\n```json\n{"a":1}\n```\nEnjoy.', { a: 1 }],
  ['after thinking aloud', '<think>{"no":1}</think>{"a":1}', { a: 1 }],
  ['cut off', '{"a":1,"b":["x","y', { a: 1, b: ['x', 'y'] }],
  ['with a comma too many', '{"a":1,}', { a: 1 }],
])('JSON is read when it comes %s', (_, text, value) => expect(readJson(text)).toEqual(value))
test('prose is no JSON', () => expect(readJson('I am sorry, I cannot do that.')).toBeUndefined())
