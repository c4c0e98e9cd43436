import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { changeBook, restoreRevision } from '#contract/book-edits.ts'
import { readShared, shareBook } from '#contract/community.ts'
import { addressOf, type Endpoint, type Params } from '#contract/endpoint.ts'
import { bookDocx, bookEpub, bookPdf, bookPptx, bookTxt, sermonPack } from '#contract/exports.ts'
import { generateContent, regenerate } from '#contract/generation.ts'
import { type Book, listBooks, readBook } from '#contract/library.ts'
import { generateBookAudio, readBookAudio } from '#contract/narration.ts'
import { readSermon } from '#contract/sermons.ts'
import { extractText } from 'unpdf'
import { neighborSermon } from './sermons.ts'
import { useApp } from './test-app.ts'

const at = useApp()
const typed = 'The Heron <b>& co</b> Waits'
const question = 'Where did the heron wait for him?'

/** A library whose children's book was changed in its title and its first question, and read aloud before that where it is asked. */
async function edited({ readAloud = false } = {}) {
  const token = await at.registered()
  await at.call(generateContent, { token, body: neighborSermon })
  const books = (await at.call(listBooks, { token })).json as unknown as Book[]
  const book = books.find((one) => one.ageGroup === 'children')
  if (!book) throw new Error('there is no book for children')
  const params = { id: book.id }
  if (readAloud) await at.call(generateBookAudio, { token, params })
  const changes = [
    { path: 'title', value: typed },
    { path: 'bibleStory.title', value: typed },
    { path: 'discussionQuestions.0', value: question },
  ]
  expect((await at.call(changeBook, { token, params, body: { revision: book.revision, changes } })).status).toBe(200)
  const file = async <E extends Endpoint>(line: E, of: Params<E>, search = '') => {
    const response = await fetch(at.base() + addressOf(line, of) + search, { headers: { authorization: `Bearer ${token}` } })
    return new Uint8Array(await response.arrayBuffer())
  }
  return { token, book, params, file }
}
const inside = (zip: Uint8Array) =>
  Object.entries(unzipSync(zip))
    .filter(([name]) => /\.x?html$|\.xml$/.test(name))
    .map(([, bytes]) => Buffer.from(bytes).toString())
    .join('\n')

test('every way out of the library carries the edited book, and what was typed stays text in it', async () => {
  const { token, book, params, file } = await edited()
  // The children's own book has nothing for who teaches: its questions stand in the leader's sheet.
  for (const [search, words] of [
    ['?kind=book', typed],
    ['?kind=leader', question],
  ] as const) {
    const { text } = await extractText(await file(bookPdf, params, search), { mergePages: true })
    expect(text.replace(/\s+/g, ' ')).toContain(words)
  }
  for (const line of [bookDocx, bookPptx, bookEpub]) {
    const xml = inside(await file(line, params))
    expect(xml).toContain(question)
    expect(xml).toContain('The Heron &lt;b&gt;&amp; co&lt;/b&gt; Waits')
    expect(xml).not.toContain('<b>& co')
  }
  const plain = Buffer.from(await file(bookTxt, params)).toString()
  expect(plain).toContain(typed)
  expect(plain).toContain('It was edited after that.')
  const post = (await at.call(shareBook, { token, body: { title: 'Heron', bookId: book.id } })).json as { id: string }
  expect((await at.call(readShared, { params: post })).text).toContain(JSON.stringify(typed).slice(1, -1))
  expect((await at.call(readSermon, { token, params: { id: book.sermonId } })).text).toContain(question)
  expect((await at.call(listBooks, { token })).json).toContainEqual(expect.objectContaining({ id: book.id, title: typed, revision: 2 }))
})

test('a recording of the old words says that it no longer fits, and the Sunday pack goes without it until it is made again', async () => {
  const { token, book, params, file } = await edited({ readAloud: true })
  expect((await at.call(readBookAudio, { token, params })).json).toMatchObject({ fits: false })
  const packed = async () => {
    const files = unzipSync(await file(sermonPack, { id: book.sermonId }))
    return { names: Object.keys(files).join('\n'), start: Buffer.from(files['Start here.txt'] ?? []).toString() }
  }
  const before = await packed()
  expect(before.names).not.toContain('.mp3')
  expect(before.start).toContain('read aloud before it was changed')
  expect((await at.call(generateBookAudio, { token, params })).json).toMatchObject({ fits: true })
  const after = await packed()
  expect(after.names).toContain('.mp3')
  expect(after.start).not.toContain('read aloud before it was changed')
  // The old recording fits again once the old words are back.
  const old = [book.content.title, book.content.bibleStory?.title, book.content.discussionQuestions[0]]
  const { revision } = (await at.call(readBook, { token, params })).json as unknown as Book
  const changes = ['title', 'bibleStory.title', 'discussionQuestions.0'].map((path, n) => ({ path, value: old[n] }))
  await at.call(changeBook, { token, params, body: { revision, changes } })
  expect((await at.call(readBookAudio, { token, params })).json).toMatchObject({ fits: true })
})

test('a book that is written anew is the next step of its history, and the edits can be had back', async () => {
  const { token, book, params } = await edited()
  await at.call(regenerate, { token, params: { id: book.sermonId }, body: {} })
  const now = (await at.call(readBook, { token, params })).json as unknown as Book
  expect(now.content.title).not.toBe(typed)
  expect(now.revision).toBe(3)
  const stale = await at.call(changeBook, { token, params, body: { revision: 2, changes: [{ path: 'title', value: 'Late' }] } })
  expect(stale.status).toBe(409)
  await at.call(restoreRevision, { token, params: { ...params, revision: '2' }, body: {} })
  expect(((await at.call(readBook, { token, params })).json as unknown as Book).content.title).toBe(typed)
})
