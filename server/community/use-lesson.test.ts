import { expect, test } from 'vitest'
import { saveProfile } from '#contract/accounts.ts'
import { changeBook, rewriteBook } from '#contract/book-edits.ts'
import { changeClass } from '#contract/class-settings.ts'
import { type CommunityPost, listCommunity, shareBook, unshare, useLesson } from '#contract/community.ts'
import { bookPdf, roomPrint } from '#contract/exports.ts'
import { generateContent } from '#contract/generation.ts'
import { type Book, listBooks, type LibraryRow, type OpenBook, readBook, readLibrary } from '#contract/library.ts'
import { deleteSermon, readSermon, type Sermon } from '#contract/sermons.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp()
type Copy = { sermonId: string; bookId: string }

async function shared(nameChurch = false) {
  const ruth = await at.registered()
  await at.call(saveProfile, {
    token: ruth,
    body: { name: 'Ruth', churchName: 'Grace Chapel', churchSize: '', denomination: '', role: '', bio: '' },
  })
  await at.call(generateContent, { token: ruth, body: neighborSermon })
  const books = (await at.call(listBooks, { token: ruth })).json as unknown as Book[]
  const bookId = books.find(({ ageGroup }) => ageGroup === 'children')?.id ?? ''
  const post = (await at.call(shareBook, { token: ruth, body: { title: 'A Road for Everybody', bookId, nameChurch } }))
    .json as unknown as CommunityPost
  return { ruth, post, daniel: await at.registered(people.daniel) }
}
const use = async (token: string, id: string) => await at.call(useLesson, { token, params: { id } })

test('a lesson says how it begins, and which church shared it only where that is wished', async () => {
  const { post } = await shared()
  expect(post.opening.length).toBeGreaterThan(60)
  expect(post.church).toBe('')
})

test('a copy of a shared lesson is one’s own: edited, printed, found, and its source is named until it is taken back', async () => {
  const { ruth, post, daniel } = await shared(true)
  expect(post.church).toBe('Grace Chapel')
  const made = await use(daniel, post.id)
  const { sermonId, bookId } = made.json as Copy
  expect(made.status).toBe(201)
  expect((await use(daniel, post.id)).json).toEqual({ sermonId, bookId })
  const sermon = async () => (await at.call(readSermon, { token: daniel, params: { id: sermonId } })).json as unknown as Sermon
  expect((await sermon()).source).toEqual({ postId: post.id, title: post.title, church: 'Grace Chapel', there: true })
  expect((await sermon()).content).toBe('')
  const params = { id: bookId }
  const book = (await at.call(readBook, { token: daniel, params })).json as unknown as OpenBook
  expect([book.content.title, book.content.evidence, book.findings]).toEqual([post.title, [], []])
  expect(book.content.reading.words).toBeGreaterThan(50)
  const edited = await at.call(changeBook, {
    token: daniel,
    params,
    body: { revision: 1, changes: [{ path: 'title', value: 'Our Own Road' }] },
  })
  expect(edited.status).toBe(200)
  const rows = (await at.call(readLibrary, { token: daniel, search: '?q=own road' })).json as unknown as { sermons: LibraryRow[] }
  expect(rows.sermons.map(({ title, taken, books }) => [title, taken, books.length])).toEqual([[post.title, true, 1]])
  expect((await at.call(bookPdf, { token: daniel, params })).status).toBe(200)
  expect((await at.call(roomPrint, { token: daniel, params: { id: sermonId }, search: '?age=children&count=2' })).status).toBe(200)
  for (const answer of [
    await at.call(rewriteBook, { token: daniel, params, body: { section: 'prayer' } }),
    await at.call(changeClass, { token: daniel, params: { id: sermonId }, body: { minutes: 30 } }),
  ])
    expect(answer.status).toBeLessThan(500)
  // The list of the one who shared it is as it was.
  expect(((await at.call(readBook, { token: ruth, params: { id: post.bookId } })).json as unknown as OpenBook).content.title).not.toBe(
    'Our Own Road',
  )
  await at.call(unshare, { token: ruth, params: { id: post.id } })
  expect((await sermon()).source).toEqual({ postId: post.id, title: post.title, church: '', there: false })
  expect((await use(daniel, post.id)).status).toBe(404)
  await at.call(deleteSermon, { token: daniel, params: { id: sermonId } })
  expect(((await at.call(listCommunity)).json as unknown as object[]).length).toBe(0)
})
