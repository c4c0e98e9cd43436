import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changeBook, type ChangedBook } from '#contract/book-edits.ts'
import { bookPdf } from '#contract/exports.ts'
import { generateContent } from '#contract/generation.ts'
import { type Book, listBooks, type OpenBook, readBook } from '#contract/library.ts'
import type { LessonBook } from '#contract/lesson-book.ts'
import { readSermon } from '#contract/sermons.ts'
import { books } from '#server/db/schema.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp()
/** A children's book as the version before the registry stored it, with lines of the checks among its notes. */
const old = JSON.parse(readFileSync(new URL('../../tests/stored-books/version-1-children.json', import.meta.url), 'utf8')) as LessonBook
const closed = /can be answered with yes or no/

/** A library of the last version: the row as the migration leaves it. */
async function olderLibrary() {
  const token = await at.registered()
  await at.call(generateContent, { token, body: neighborSermon })
  const row = ((await at.call(listBooks, { token })).json as unknown as Book[]).find((one) => one.ageGroup === 'children')
  if (!row) throw new Error('there is no book for children')
  await at.app.db.q.update(books).set({ content: old, derived: null, title: old.title }).where(eq(books.id, row.id))
  return { token, row, params: { id: row.id } }
}

test('a book of the last version reads as it did, everywhere', async () => {
  const { token, row, params } = await olderLibrary()
  const asItWas = { ...old, readAloud: '', notes: [], setAside: [], judged: [], ownSteps: [], addedSteps: [], stepsOut: [], stepsMoved: [] }
  const read = (await at.call(readBook, { token, params })).json as unknown as OpenBook
  expect(read.content).toEqual(asItWas)
  expect(read).toMatchObject({ revision: 1, editedAt: null, sections: {} })
  expect(read.findings.map(({ message }) => message).join(' ')).toMatch(closed)
  expect((await at.call(listBooks, { token })).json).toContainEqual(expect.objectContaining({ id: row.id, content: asItWas }))
  expect((await at.call(readSermon, { token, params: { id: row.sermonId } })).json.generatedContent).toContainEqual(
    expect.objectContaining({ bookId: row.id, content: asItWas }),
  )
  expect((await at.call(bookPdf, { token, params })).status).toBe(200)
})

test('its first change brings it to this version: the lines of the checks go when what they name is mended, the others stay', async () => {
  const { token, row, params } = await olderLibrary()
  expect(old.toCheck.join(' ')).toMatch(closed)
  const questions = ['Who walked by?', 'Who stopped?', 'What did he do for him?', 'Who needs help near you?']
  const body = { revision: 1, changes: [{ path: 'discussionQuestions', value: questions }] }
  const { book } = (await at.call(changeBook, { token, params, body })).json as unknown as ChangedBook
  expect(book.content.toCheck.join(' ')).not.toMatch(closed)
  expect(old.toCheck.filter((line) => book.content.toCheck.includes(line)).length).toBeGreaterThanOrEqual(3)
  const [stored] = await at.app.db.q.select().from(books).where(eq(books.id, row.id))
  expect(stored?.content).toMatchObject({ version: 3, discussionQuestions: questions })
  expect(stored?.content).not.toHaveProperty('reading')
  expect(((await at.call(readBook, { token, params })).json as unknown as OpenBook).content).toEqual(book.content)
})
