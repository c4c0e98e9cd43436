import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { changeBook, type BookRevision, listRevisions, restoreRevision } from '#contract/book-edits.ts'
import { type ClassNote, readNotes, writeNote } from '#contract/class-notes.ts'
import { changeClass, readClassDefaults, saveClassDefaults } from '#contract/class-settings.ts'
import { addressOf } from '#contract/endpoint.ts'
import { generateContent } from '#contract/generation.ts'
import { type Book, listBooks, readLibrary } from '#contract/library.ts'
import { exportLibrary, type FiledSermon, importLibrary } from '#contract/library-file.ts'
import { readPlan } from '#contract/lesson-plan.ts'
import { changeSermon, readSermon, type Sermon } from '#contract/sermons.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'
import { openLibrary } from './library-zip.ts'

const at = useApp()

async function exported(token: string): Promise<Uint8Array> {
  const response = await fetch(at.base() + addressOf(exportLibrary), { headers: { authorization: `Bearer ${token}` } })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  return new Uint8Array(await response.arrayBuffer())
}
async function imported(token: string, file: Uint8Array) {
  const form = new FormData()
  form.set('file', new Blob([Buffer.from(file)]), 'library.zip')
  const response = await fetch(at.base() + addressOf(importLibrary), {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: response.status, json: (await response.json()) as Record<string, unknown> }
}
/** What of a library does not name an account or a number of its own. */
const plain = ({ id: _, ...sermon }: FiledSermon) => sermon
const sermonsIn = (zip: Uint8Array): FiledSermon[] =>
  Object.entries(unzipSync(zip))
    .filter(([name]) => name.startsWith('sermons/'))
    .map(([, bytes]) => JSON.parse(strFromU8(bytes)) as FiledSermon)
    .sort((a, b) => a.title.localeCompare(b.title))

/** A library with everything that one can have in it. */
async function library() {
  const token = await at.registered()
  await at.call(saveClassDefaults, {
    token,
    body: { children: { children: 4 }, supplies: ['paper'], words: [{ instead: 'pastor', say: 'priest' }] },
  })
  const { sermonId } = (await at.call(generateContent, { token, body: neighborSermon })).json as { sermonId: string }
  const params = { id: sermonId }
  await at.call(changeSermon, { token, params, body: { series: 'Luke' } })
  const books = (await at.call(listBooks, { token })).json as unknown as Book[]
  const id = books.find(({ ageGroup }) => ageGroup === 'children')?.id ?? ''
  await at.call(changeBook, {
    token,
    params: { id },
    body: { revision: 1, changes: [{ path: 'prayer', value: 'Dear God, make us stop. Amen.' }] },
  })
  await at.call(changeBook, { token, params: { id }, body: { revision: 2, changes: [{ path: 'title', value: 'Sto\u00f6p “here” 🐑' }] } })
  await at.call(changeClass, { token, params, body: { minutes: 60, translation: 'KJV' } })
  await at.call(writeNote, { token, params: { id }, body: { marks: ['loved'], text: 'They loved the rope.' } })
  return { token, sermonId, id }
}

test('a library goes out and comes in without loss, and can be written on from where it was', async () => {
  const { token, sermonId, id } = await library()
  const file = await exported(token)
  const other = await at.registered(people.daniel)
  expect(await imported(other, file)).toEqual({ status: 200, json: { sermons: 1, books: 3, already: 0, settings: true } })
  const back = await exported(other)
  expect(sermonsIn(back).map(plain)).toEqual(sermonsIn(file).map(plain))
  expect((await at.call(readClassDefaults, { token: other })).json).toEqual((await at.call(readClassDefaults, { token })).json)
  // What a person sees of it.
  const [row] = ((await at.call(readLibrary, { token: other, search: '?q=Luke' })).json as { sermons: { id: string; state: string }[] })
    .sermons
  expect(row?.state).toBe('done')
  const mine = { id: row?.id ?? '' }
  expect(mine.id).not.toBe(sermonId)
  const seen = async (who: string, params: { id: string }) => {
    const sermon = (await at.call(readSermon, { token: who, params })).json as unknown as Sermon
    return { ...sermon, id: '', generatedContent: sermon.generatedContent.map(({ content }) => content) }
  }
  expect(await seen(other, mine)).toEqual(await seen(token, { id: sermonId }))
  expect((await at.call(readPlan, { token: other, params: mine })).json).toEqual(
    (await at.call(readPlan, { token, params: { id: sermonId } })).json,
  )
  const book = ((await at.call(listBooks, { token: other })).json as unknown as Book[]).find(({ ageGroup }) => ageGroup === 'children')
  const params = { id: book?.id ?? '' }
  const steps = async (who: string, of: string) =>
    ((await at.call(listRevisions, { token: who, params: { id: of } })).json as unknown as BookRevision[]).map(({ by: _, ...step }) => step)
  expect(await steps(other, params.id)).toEqual(await steps(token, id))
  const { here } = (await at.call(readNotes, { token: other, params })).json as unknown as { here: ClassNote[] }
  expect(here.map(({ text }) => text)).toEqual(['They loved the rope.'])
  const restored = await at.call(restoreRevision, { token: other, params: { ...params, revision: '1' }, body: {} })
  expect(restored.status).toBe(200)
  expect(restored.text).not.toContain('make us stop')
})

test('the same file sent again, at once and by whoever it came from, brings nothing twice and takes no edit back', async () => {
  const { token, id } = await library()
  const file = await exported(token)
  await at.call(changeBook, { token, params: { id }, body: { revision: 9, changes: [{ path: 'prayer', value: 'Mine since.' }] } })
  expect((await imported(token, file)).json).toEqual({ sermons: 0, books: 0, already: 1, settings: false })
  expect((await at.call(listBooks, { token })).text).toContain('Mine since.')
  const other = await at.registered(people.daniel)
  const both = await Promise.all([imported(other, file), imported(other, file)])
  expect(both.map(({ json }) => json.sermons).sort()).toEqual([0, 1])
  expect((await imported(token, await exported(other))).json).toMatchObject({ sermons: 0, already: 1 })
})

test('an empty library is a library too, and no other person’s is in it', async () => {
  await library()
  const other = await at.registered(people.daniel)
  const file = await exported(other)
  expect(Object.keys(unzipSync(file)).sort()).toEqual(['settings.json', 'storyfold.json'])
  expect((await imported(other, file)).json).toEqual({ sermons: 0, books: 0, already: 0, settings: false })
})

test('what is damaged, changed, cut, too large or no library is refused with a sentence, and nothing of it is taken', async () => {
  const { token } = await library()
  const good = await exported(token)
  const other = await at.registered(people.daniel)
  const files = unzipSync(good)
  const sermonName = Object.keys(files).find((name) => name.startsWith('sermons/')) ?? ''
  const index = JSON.parse(strFromU8(files['storyfold.json'] ?? new Uint8Array())) as { version: number; files: Record<string, string> }
  /** The library with one sermon that somebody wrote, with the right hash. */
  const forged = (sermon: unknown) => {
    const bytes = strToU8(typeof sermon === 'string' ? sermon : JSON.stringify(sermon))
    const hash = createHash('sha256').update(bytes).digest('hex')
    return zipSync({
      ...files,
      [sermonName]: bytes,
      'storyfold.json': strToU8(JSON.stringify({ ...index, files: { ...index.files, [sermonName]: hash } })),
    })
  }
  const sermon = JSON.parse(strFromU8(files[sermonName] ?? new Uint8Array())) as FiledSermon
  const [first] = sermon.books
  const { [sermonName]: _, ...without } = files
  const flipped = new Uint8Array(good)
  flipped[Math.floor(good.length / 2)] = (flipped[Math.floor(good.length / 2)] ?? 0) ^ 0xff
  const refused: [name: string, file: Uint8Array, code: string][] = [
    ['no archive', strToU8('hello'), 'library.not_a_library'],
    ['nothing', new Uint8Array(), 'library.not_a_library'],
    ['another archive', zipSync({ 'readme.txt': strToU8('hello') }), 'library.not_a_library'],
    ['a way out', zipSync({ ...files, '../../evil.json': strToU8('{}') }), 'library.file_damaged'],
    ['a file beside', zipSync({ ...files, 'sermons/00000000-0000-0000-0000-000000000000.json': strToU8('{}') }), 'library.file_damaged'],
    ['half of it', good.slice(0, Math.floor(good.length / 2)), 'library.not_a_library'],
    ['one bit', flipped, 'library.file_damaged'],
    ['a sermon gone', zipSync(without), 'library.file_damaged'],
    ['a changed sermon', zipSync({ ...files, [sermonName]: strToU8(JSON.stringify({ ...sermon, title: 'x' })) }), 'library.file_damaged'],
    ['no JSON', forged('{"title":'), 'library.file_damaged'],
    ['deep', forged('['.repeat(200_000)), 'library.file_damaged'],
    [
      'a number that never ends',
      forged({ ...sermon, books: [{ ...first, content: { ...first?.content, minutes: 900_000_000 } }] }),
      'library.file_damaged',
    ],
    [
      'long lists',
      forged({ ...sermon, books: [{ ...first, content: { ...first?.content, keyPoints: Array.from({ length: 9000 }, () => 'x') } }] }),
      'library.file_damaged',
    ],
    ['four books', forged({ ...sermon, books: [first, first, first, first] }), 'library.file_damaged'],
    ['a bomb', forged(' '.repeat(13 * 1024 * 1024)), 'library.file_too_large'],
    ['of tomorrow', zipSync({ ...files, 'storyfold.json': strToU8(JSON.stringify({ ...index, version: 99 })) }), 'library.file_newer'],
  ]
  for (const [name, file, code] of refused) {
    const { status, json } = await imported(other, file)
    expect([name, status >= 400 && status < 500, json.code]).toEqual([name, true, code])
    expect([name, String(json.message)]).toEqual([name, expect.stringMatching(/^[A-Z].*\.$/)])
  }
  expect((await at.call(listBooks, { token: other })).json).toEqual([])
  // What is typed is text, whatever it looks like; a zero byte and half a sign are left out.
  const odd = { ...sermon, title: '<script>\0alert(1)</script>\ud800', books: [] }
  expect((await imported(other, forged(odd))).json).toMatchObject({ sermons: 1 })
  expect((await at.call(readLibrary, { token: other })).text).toContain('<script>alert(1)</script>')
})

test('a library of many sermons is read one after the other, and opened only when all of it is right', async () => {
  const { token } = await library()
  const files = unzipSync(await exported(token))
  const folder = mkdtempSync(path.join(tmpdir(), 'storyfold-test-'))
  try {
    const place = path.join(folder, 'library.zip')
    writeFileSync(place, zipSync(files))
    const open = await openLibrary(place)
    const titles: string[] = []
    for await (const { title } of open.sermons()) titles.push(title)
    open.close()
    expect(titles).toEqual([neighborSermon.title])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
