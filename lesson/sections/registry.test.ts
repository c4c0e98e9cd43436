import { describe, expect, test } from 'vitest'
import { publicLesson as publicShape } from '#contract/community.ts'
import { ageGroups, lessonBook, sectionIds } from '#contract/lesson-book.ts'
import { editShapes } from '#contract/section-shapes.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { publicLesson } from '#lesson/public-lesson.ts'
import { bookSchemas } from '#server/generation/book-schema.ts'
import { sections } from './registry.ts'

/** What a book has besides its sections: whose it is, and what follows from them. */
const ofTheBook = ['ageGroup', 'minutes', 'newWords', 'ofSermon', 'reading', 'writtenBy']

describe('the registry of sections', () => {
  test('has every section once, and every field of a book belongs to one of them or to the book', () => {
    expect(sections.map(({ id }) => id)).toEqual([...sectionIds])
    const owned = sections.flatMap(({ fields }) => fields as readonly string[])
    expect([...owned, ...ofTheBook].sort()).toEqual(Object.keys(lessonBook.shape).sort())
    expect(new Set(owned).size).toBe(owned.length)
  })
  test('names as editable what has a shape for it, and as public what others get', () => {
    expect(sections.flatMap(({ editable }) => editable).sort()).toEqual(Object.keys(editShapes).sort())
    for (const age of ageGroups)
      expect(Object.keys(publicLesson(emptyBook(age), { speaker: '' })).sort()).toEqual(Object.keys(publicShape.shape).sort())
  })
  test('says of an empty book that everything that its age needs is missing, and gives every shape its empty value', () => {
    for (const age of ageGroups) {
      const book = emptyBook(age)
      expect(lessonBook.parse(book)).toEqual(book)
      for (const { id, needed, isThere, ages } of sections.filter((one) => one.needed)) {
        expect([id, isThere?.(book)]).toEqual([id, false])
        expect([id, needed?.every((one) => ages.includes(one))]).toEqual([id, true])
      }
    }
  })
  test('asks a model for every needed section of an age, and reads back what it asked for', () => {
    for (const age of ageGroups) {
      const asked = Object.keys(bookSchemas[age].properties)
      for (const { needed, fields, model, read } of sections.filter((one) => one.needed?.includes(age))) {
        const keys = Object.keys(model?.(age) ?? {})
        expect(needed && keys.length).toBeGreaterThan(0)
        expect(keys.every((key) => asked.includes(key) && (fields as readonly string[]).includes(key))).toBe(true)
        expect(Object.keys(read?.({}, age) ?? {}).sort()).toEqual([...fields].sort())
      }
    }
  })
})
