import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '#contract/calls.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { checkedJson } from './checked-json.ts'

const shape = z.array(
  z.object({
    id: z.string(),
    likes: z.nullable(z.number()),
    note: z.optional(z.string()),
    at: z.iso.datetime(),
    books: z.array(z.object({ age: z.enum(['teens', 'children']), pages: z._default(z.number(), 1) })),
    more: z.strictObject({ a: z.boolean() }).check(z.refine(({ a }) => a)),
  }),
)
const whole = { id: 'a', likes: null, at: '2026-11-23T10:11:12.123Z', books: [{ age: 'teens', pages: 4 }], more: { a: true } }
const books = [{ age: 'nobody', pages: 4 }]
const { id: _id, ...nameless } = whole

test('a reply is written as its shape has it, without what the shape does not name', () => {
  const given = [{ ...whole, passwordHash: 'x', books: [{ age: 'teens', secret: 'x' }] }, whole]
  expect(checkedJson(shape, given)).toBe(JSON.stringify(z.parse(shape, given)))
  expect(checkedJson(shape, given)).not.toMatch(/passwordHash|secret/)
})

test.each([
  ['lacks a field', nameless],
  ['has a field of another kind', { ...whole, likes: '7' }],
  ['has a moment that is none', { ...whole, at: 'yesterday' }],
  ['is wrong within', { ...whole, books }],
  ['has more than a strict shape allows', { ...whole, more: { a: true, b: 1 } }],
  ['breaks a rule between fields', { ...whole, more: { a: false } }],
  ['is nothing', null],
])('a reply that %s is refused', (_, row) => {
  expect(() => checkedJson(shape, [row])).toThrow()
  expect(() => z.parse(shape, [row])).toThrow()
})

test.each((Object.entries(calls) as [string, Endpoint][]).filter(([, { reply }]) => typeof reply !== 'string'))(
  'the reply of %s is not whatever it is given',
  (_, { reply }) => {
    expect(() => checkedJson(reply as z.ZodMiniType, { nothing: 'of it' })).toThrow()
  },
)
