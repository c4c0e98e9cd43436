import { describe, expect, test } from 'vitest'
import { bookPdf } from '#contract/exports.ts'
import { generateContent } from '#contract/generation.ts'
import { listBooks } from '#contract/library.ts'
import { attachment } from '#server/http/route.ts'
import { readPdf } from '#server/sermons/read-document/read-pdf.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const at = useApp()
type Row = { id: string; ageGroup: string; title: string; content: { memoryVerse: { text: string } } }

async function pdfOf(title: string, search = ''): Promise<{ bytes: Buffer; text: string; headers: Headers; row: Row }> {
  const token = await at.registered()
  await at.call(generateContent, { token, body: { ...neighborSermon, title } })
  const rows = (await at.call(listBooks, { token })).json as unknown as Row[]
  const row = rows.find((one) => one.ageGroup === 'teens')!
  const response = await fetch(`${at.base()}/api/books/${row.id}/pdf${search}`, { headers: { authorization: `Bearer ${token}` } })
  expect(response.status).toBe(200)
  const bytes = Buffer.from(await response.arrayBuffer())
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'storyfold-pdf-')), 'book.pdf')
  writeFileSync(file, bytes)
  return { bytes, text: (await readPdf(file)).map((one) => one.text).join('\n'), headers: response.headers, row }
}

describe('the PDF of a book', () => {
  test('has selectable text, tags, a title, a language, bookmarks and A4 pages', async () => {
    const { bytes, text, headers, row } = await pdfOf(neighborSermon.title)
    const raw = bytes.toString('latin1')
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="/)
    expect(text.replace(/\s+/g, ' ')).toContain(row.content.memoryVerse.text.slice(0, 40))
    for (const mark of ['/StructTreeRoot', '/Outlines', '/Lang']) expect(raw).toContain(mark)
    expect(raw).toMatch(/\/MediaBox\s*\[0 0 595\.27\d* 841\.8\d*\]/)
  })
  test('comes on Letter too', async () => {
    expect((await pdfOf(neighborSermon.title, '?paper=letter')).bytes.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 612 792\]/)
  })
  test.each([
    '#read("/etc/passwd") $x^2$ *bold* @ref',
    'שלום ‮ right to left',
    '../../etc/passwd',
    'a\r\nSet-Cookie: x=1',
    '😀 '.repeat(100),
  ])('prints a hostile title as text: %s', async (title) => {
    const { bytes, headers } = await pdfOf(title.slice(0, 400))
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(headers.get('set-cookie')).toBeNull()
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
