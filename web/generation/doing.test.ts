import { describe, expect, test } from 'vitest'
import { ageGroups } from '#contract/lesson-book.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { bookSchemas } from '#server/generation/book-schema.ts'
import { written } from './doing.ts'

describe.each(ageGroups)('while the book for %s is written', (age) => {
  const book = { ...emptyBook(age), title: 'A Title' }
  test('more of it is there with each section, to the last one', () => {
    const parts = Object.keys(bookSchemas[age].properties).map((section) => written({ book, section, done: false }))
    expect(parts).toEqual(parts.toSorted((a, b) => a - b))
    expect(parts.at(-1)).toBeGreaterThan(0.7)
  })
  test('what is checked or mended is written, and only what is done is whole', () => {
    expect(written({ book, section: '', done: false })).toBeGreaterThan(0.9)
    expect(written({ book, section: '', done: false })).toBeLessThan(1)
    expect(written({ book, section: '', done: true })).toBe(1)
    expect(written({ book: emptyBook(age), section: '', done: false })).toBe(0)
  })
})
