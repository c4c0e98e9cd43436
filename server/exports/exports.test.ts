import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { addressOf } from '#contract/endpoint.ts'
import { bookDocx, bookEpub, bookPdf, bookPptx, bookTxt } from '#contract/exports.ts'
import { generateContent } from '#contract/generation.ts'
import { type AgeGroup, ageGroups, type LessonBook } from '#contract/lesson-book.ts'
import { listBooks } from '#contract/library.ts'
import { supplyList } from '#lesson/plan/supplies.ts'
import { attachment } from '#server/http/route.ts'
import { readDocx } from '#server/sermons/read-document/read-docx.ts'
import { readPdf } from '#server/sermons/read-document/read-pdf.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'
import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const at = useApp()
type Row = { id: string; ageGroup: AgeGroup; title: string; content: LessonBook }

/** A library with one sermon of this title: its three books, and a way to download their files. */
async function libraryWith(title: string) {
  const token = await at.registered()
  await at.call(generateContent, { token, body: { ...neighborSermon, title } })
  const rows = (await at.call(listBooks, { token })).json as unknown as Row[]
  const download = async (line: Endpoint, age: AgeGroup, search = '') => {
    const row = rows.find((one) => one.ageGroup === age)!
    const response = await fetch(at.base() + addressOf(line, { id: row.id }) + search, { headers: { authorization: `Bearer ${token}` } })
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()), row }
  }
  return { rows, download }
}
function stored(bytes: Buffer, name: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'storyfold-file-')), name)
  writeFileSync(file, bytes)
  return file
}
const textOfPdf = async (bytes: Buffer) =>
  (await readPdf(stored(bytes, 'book.pdf')))
    .map((one) => one.text)
    .join('\n')
    .replace(/\s+/g, ' ')
const squeezed = (text: string) => text.replace(/\s+/g, '')
async function pdfOf(title: string, search = '') {
  const got = await (await libraryWith(title)).download(bookPdf, 'teens', search)
  expect(got.status).toBe(200)
  return { ...got, text: await textOfPdf(got.bytes) }
}
/** Names, titles and text that break what is careless with them. */
const hostile = [
  '#read("/etc/passwd") $x^2$ *bold* @ref',
  'שלום \u202e right to left',
  '../../etc/passwd',
  'a\r\nSet-Cookie: x=1',
  '😀 '.repeat(100),
  `<script>alert(1)</script> & "${'long '.repeat(90)}`,
]

describe('the PDF of a book', () => {
  test('has selectable text, tags, a title, a language, bookmarks and A4 pages', async () => {
    const { bytes, text, headers, row } = await pdfOf(neighborSermon.title)
    const raw = bytes.toString('latin1')
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="/)
    expect(text.replace(/\s+/g, ' ')).toContain(row.content.memoryVerse!.text.slice(0, 40))
    for (const mark of ['/StructTreeRoot', '/Outlines', '/Lang']) expect(raw).toContain(mark)
    expect(raw).toMatch(/\/MediaBox\s*\[0 0 595\.27\d* 841\.8\d*\]/)
  })
  test('comes on Letter too', async () => {
    expect((await pdfOf(neighborSermon.title, '?paper=letter')).bytes.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 612 792\]/)
  })
  test.each(hostile)('prints a hostile title as text: %s', async (title) => {
    const { bytes, headers, text } = await pdfOf(title)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    // Its letters stand in the text, in whatever order a reader puts another direction.
    for (const word of title.match(/[A-Za-z]{3,}/g) ?? []) expect(squeezed(text)).toContain(word)
    expect(headers.get('set-cookie')).toBeNull()
  })
  test('keeps a handout to one sheet of paper, for every age and both papers', async () => {
    const { download } = await libraryWith(neighborSermon.title)
    for (const age of ageGroups)
      for (const paper of ['a4', 'letter']) {
        const { bytes } = await download(bookPdf, age, `?kind=handout&paper=${paper}`)
        expect([age, paper, (await getDocumentProxy(new Uint8Array(bytes))).numPages]).toEqual([age, paper, age === 'teens' ? 1 : 2])
      }
  })
  test('has a picture and a puzzle in front of the sheet that a child takes home', async () => {
    const { download } = await libraryWith(neighborSermon.title)
    for (const [age, puzzle] of [
      ['children', 'Fill in the missing letters'],
      ['young-kids', 'Trace the word'],
    ] as const) {
      const { bytes } = await download(bookPdf, age, '?kind=handout')
      const document = await getDocumentProxy(new Uint8Array(bytes))
      const { items } = await (await document.getPage(1)).getTextContent()
      const front = items.map((item) => ('str' in item ? item.str : '')).join(' ')
      expect(front).toContain('Name')
      expect(front).toContain(puzzle)
      expect(document.numPages).toBe(2)
    }
  })
  test('puts every supply, the plan and what to do when late on the leader’s sheet', async () => {
    const { download } = await libraryWith(neighborSermon.title)
    const { bytes, row } = await download(bookPdf, 'children', '?kind=leader')
    const text = await textOfPdf(bytes)
    for (const part of [...supplyList(row.content.activities), 'Before Sunday', 'If you are late', 'With time left', '0–'])
      expect(text.toLowerCase()).toContain(part.toLowerCase())
  })
  test('belongs to its owner', async () => {
    const { row } = await pdfOf(neighborSermon.title)
    const token = await at.registered(people.daniel)
    expect((await at.call(bookPdf, { token, params: { id: row.id } })).status).toBe(404)
  })
})

test('a file name for the download never ends its header', () => {
  expect(attachment('a"b\r\nc/../d.pdf')).not.toMatch(/[\r\n]|a"b/)
})

describe('a book as a file that a church can change or carry', () => {
  test('Word keeps the story, the verse and every step, and no activity is cut from its supplies', async () => {
    const { download } = await libraryWith(neighborSermon.title)
    for (const age of ageGroups) {
      const { bytes, row } = await download(bookDocx, age)
      const text = squeezed((await readDocx(stored(bytes, 'book.docx'))).map((one) => one.text).join(' '))
      const story = row.content.devotional ?? row.content.bibleStory
      for (const part of [
        ...story!.content.split(/\n+/),
        row.content.memoryVerse!.text,
        ...row.content.activities.flatMap((one) => one.steps),
      ])
        expect(text).toContain(squeezed(part))
      const xml = Buffer.from(unzipSync(bytes)['word/document.xml']!).toString()
      expect(xml.match(/<w:cantSplit\/>/g)?.length).toBeGreaterThanOrEqual(row.content.activities.length)
    }
  })
  test('slides show each question alone and keep the story in the notes', async () => {
    const { download } = await libraryWith(neighborSermon.title)
    const { bytes, row } = await download(bookPptx, 'teens')
    const files = unzipSync(bytes)
    const all = (folder: string) =>
      Object.entries(files)
        .filter(([name]) => name.startsWith(folder))
        .map(([, part]) =>
          Buffer.from(part)
            .toString()
            .replace(/<[^>]+>/g, '')
            .replaceAll('&apos;', "'")
            .replaceAll('&quot;', '"'),
        )
    const slides = all('ppt/slides/slide')
    for (const question of row.content.discussionQuestions)
      expect(slides.filter((slide) => squeezed(slide).includes(squeezed(question)))).toHaveLength(1)
    const opening = row.content.devotional!.content.split(/\n+/)[0]!.slice(0, 40)
    expect(all('ppt/notesSlides/notesSlide').some((note) => note.includes(opening))).toBe(true)
    // The notes are as high, for their width, as the paper that they are printed on.
    for (const [paper, share] of [
      ['letter', 4 / 3],
      ['a4', Math.SQRT2],
    ] as const) {
      const deck = unzipSync((await download(bookPptx, 'teens', `?paper=${paper}`)).bytes)
      const [, width, height] = /<p:notesSz cx="(\d+)" cy="(\d+)"/.exec(Buffer.from(deck['ppt/presentation.xml']!).toString()) ?? []
      expect(Number(height) / Number(width)).toBeCloseTo(share, 2)
    }
    // The bar of each question runs out by an animation that names it.
    const asked = Object.entries(files).filter(
      ([name, part]) => name.startsWith('ppt/slides/slide') && Buffer.from(part).includes('timer-120'),
    )
    expect(asked).toHaveLength(row.content.discussionQuestions.length)
    for (const [, part] of asked) {
      const xml = Buffer.from(part).toString()
      const shape = /<p:cNvPr id="(\d+)" name="timer-120"/.exec(xml)?.[1]
      expect(xml).toContain(`<p:spTgt spid="${shape}"/>`)
      expect(xml).toContain('dur="120000"')
    }
    for (const step of row.content.activities.flatMap((one) => one.steps)) expect(slides.join()).not.toContain(step)
    const standard = unzipSync((await download(bookPptx, 'teens', '?screen=standard')).bytes)
    expect(Buffer.from(standard['ppt/presentation.xml']!).toString()).toContain('cx="9144000" cy="6858000"')
    expect((await download(bookPptx, 'young-kids')).status).toBe(404)
  })
  test('EPUB begins with its type, names its language and has every section in its contents', async () => {
    const { download } = await libraryWith(neighborSermon.title)
    const { bytes } = await download(bookEpub, 'children')
    expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip')
    const files = unzipSync(bytes)
    expect(Buffer.from(files['book/package.opf']!).toString()).toContain('<dc:language>en</dc:language>')
    expect(Buffer.from(files['book/package.opf']!).toString()).toContain('properties="cover-image"')
    expect((await sharp(files['book/cover.png']).metadata()).width).toBe(900)
    for (const heading of ['Bible Story', 'Memory Verse', 'Activities', 'Prayer'])
      expect(Buffer.from(files['book/nav.xhtml']!).toString()).toContain(`>${heading}</a>`)
  })
  test.each(hostile)('a hostile title is only text in every one of them: %s', async (title) => {
    const { download } = await libraryWith(title)
    for (const line of [bookDocx, bookPptx, bookEpub, bookTxt]) {
      const { status, headers, bytes } = await download(line, 'teens')
      expect([line.path, status]).toEqual([line.path, 200])
      expect(headers.get('set-cookie')).toBeNull()
      const name = decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(headers.get('content-disposition')!)![1]!)
      expect(name).not.toMatch(/[\\/:*?"<>|\r\n]|^\./)
      if (line === bookTxt) continue
      for (const [file, part] of Object.entries(unzipSync(bytes))) {
        expect(file).not.toContain('..')
        if (/\.(?:xml|xhtml|opf|rels)$/.test(file)) expect(Buffer.from(part).toString()).not.toMatch(/<script>|\u202e|(?![\t\n\r])\p{Cc}/u)
      }
    }
  })
})
