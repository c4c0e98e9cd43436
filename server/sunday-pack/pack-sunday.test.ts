import { unzipSync } from 'fflate'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { roomPrint, sermonPack } from '#contract/exports.ts'
import { generateContent } from '#contract/generation.ts'
import { type AgeGroup, ageGroups, type LessonBook } from '#contract/lesson-book.ts'
import { listBooks } from '#contract/library.ts'
import { generateBookAudio } from '#contract/narration.ts'
import { beforeSunday, takeHomeSheet } from '#lesson/plan/before-sunday.ts'
import { picturesOf } from '#server/pictures/list-pictures.ts'
import { people } from '#tests/people.ts'
import { neighborSermon, ownSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp()
async function packOf(title: string) {
  const token = await at.registered()
  const { sermonId } = (await at.call(generateContent, { token, body: { ...neighborSermon, title } })).json as { sermonId: string }
  const books = (await at.call(listBooks, { token })).json as unknown as { id: string; ageGroup: string }[]
  const download = async () => {
    const response = await fetch(`${at.base()}/api/sermons/${sermonId}/pack`, { headers: { authorization: `Bearer ${token}` } })
    return { status: response.status, headers: response.headers, files: unzipSync(new Uint8Array(await response.arrayBuffer())) }
  }
  return { token, sermonId, books, download }
}

test('the Sunday pack has a folder for each group, each with all that a volunteer needs, and a page to start with', async () => {
  const { token, sermonId, books, download } = await packOf('The Neighbor')
  const child = books.find((one) => one.ageGroup === 'young-kids')
  await at.call(generateBookAudio, { token, params: { id: child?.id ?? '' } })
  const { headers, files } = await download()
  expect(headers.get('content-disposition')).toContain('The%20Neighbor%2C%20Sunday%20pack.zip')
  const names = Object.keys(files)
  const inside = (folder: string) => names.filter((name) => name.startsWith(`${folder}/`))
  for (const [folder, endings] of [
    ['1 Teens', ['.pdf', '.docx', '.pptx', '.epub', '.txt']],
    ['2 Children', ['.pdf', '.docx', '.pptx', '.epub', '.txt', 'maze, hard.pdf', 'trace the verse.pdf']],
    ['3 Young kids', ['.pdf', '.docx', '.epub', '.txt', '.mp3', 'flashcards.pdf', 'song sheet.pdf']],
  ] as const) {
    for (const ending of [...endings, "leader's sheet.pdf", 'take-home sheet.pdf'])
      expect([folder, ending, inside(folder).some((name) => name.endsWith(ending))]).toEqual([folder, ending, true])
  }
  for (const [name, bytes] of Object.entries(files)) expect([name, bytes.length > 300]).toEqual([name, true])
  expect(Buffer.from(files['Start here.txt'] ?? []).toString()).toContain('Print the leader’s sheet')
  expect(Buffer.from(files['For the families.pdf'] ?? []).toString('latin1', 0, 5)).toBe('%PDF-')
  expect(Buffer.from(files['For the newsletter.txt'] ?? []).toString()).toContain('Ask at the table')
  const other = await at.registered(people.daniel)
  expect((await at.call(sermonPack, { token: other, params: { id: sermonId } })).status).toBe(404)
})
test('a title that would climb out of its folder stays in it', async () => {
  const { download } = await packOf('../../evil/..\\x: "y"')
  const { status, files } = await download()
  expect(status).toBe(200)
  for (const name of Object.keys(files))
    expect(name).toMatch(
      /^(?:Start here\.txt|For the families\.pdf|For the newsletter\.txt|[123] [A-Z][\w ]+\/(?:Pictures\/)?[^/\\:*?"<>|]+)$/,
    )
})

test('Print for Sunday is one PDF a room: a first page with the copies of each, then every sheet, the fold-up book on its side', async () => {
  const { token, sermonId } = await packOf('The Neighbor')
  const response = await fetch(`${at.base()}/api/sermons/${sermonId}/room?age=young-kids&count=12`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(response.status).toBe(200)
  const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  const { items } = await (await document.getPage(1)).getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  for (const part of ['Print for Sunday', 'Leader’s sheet', 'Fold-up book', 'Take-home sheet', '12']) expect(text).toContain(part)
  const sizes = await Promise.all(
    Array.from({ length: document.numPages }, async (_, n) => (await document.getPage(n + 1)).getViewport({ scale: 1 })),
  )
  expect(document.numPages).toBeGreaterThan(8)
  expect(sizes.filter(({ width, height }) => width > height)).toHaveLength(1)
  const other = await at.registered(people.daniel)
  expect((await at.call(roomPrint, { token: other, params: { id: sermonId } })).status).toBe(404)
})

test.each(ageGroups)('what is printed for a room of %s and the list before Sunday name the same sheets, for three sermons', async (age) => {
  const token = await at.registered()
  for (const name of ['neighbor', 'furnace', 'comfort-isaiah']) {
    const body = { ...neighborSermon, title: name, content: ownSermon(name) }
    const { json } = await at.call(generateContent, { token, body })
    const { sermonId, [age]: book } = json as { sermonId: string } & Record<AgeGroup, LessonBook>
    const response = await fetch(`${at.base()}/api/sermons/${sermonId}/room?age=${age}&count=7&paper=letter`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
    const textOf = async (page: number) =>
      (await (await document.getPage(page)).getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ')
    const [list, leader] = [await textOf(1), await textOf(2)]
    // The list has one page: the numbers in it are counted from there.
    expect([name, leader.includes('Storyfold, leader’s sheet')]).toEqual([name, true])
    const listed = beforeSunday(book, picturesOf(book)).flatMap(({ sheets }) => sheets)
    expect(listed.length).toBeGreaterThan(4)
    for (const { title } of [...listed, takeHomeSheet]) expect([name, title, list.includes(title)]).toEqual([name, title, true])
    expect(new Set(listed.map((one) => one.name))).toEqual(new Set(picturesOf(book).map((one) => one.name)))
  }
})
