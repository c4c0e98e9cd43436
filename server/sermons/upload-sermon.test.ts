import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { document, neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'
import { unmappedForms, unmappedPdf } from '#tests/unmapped-pdf.ts'

const at = useApp()
const words = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter(Boolean)

async function upload(bytes: Uint8Array | string, name: string): Promise<{ status: number; json: Record<string, string> }> {
  const token = await at.registered()
  const form = new FormData()
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]), name)
  const response = await fetch(`${at.base()}/api/upload-sermon`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: response.status, json: (await response.json()) as Record<string, string> }
}
const file = (name: string) => readFileSync(document(name))

describe('a file that can be read', () => {
  test.each(['neighbor.docx', 'neighbor-two-columns.pdf'])(
    '%s gives its words in order, its paragraphs and what it says of itself',
    async (name) => {
      const { status, json } = await upload(file(name), name)
      expect(status).toBe(200)
      expect(json).toMatchObject({ title: 'Who Is My Neighbor?', speaker: 'Hannah Reed', date: '2026-05-17', filename: name })
      expect(json.scripture).toMatch(/^Luke 10:25[-–]37$/)
      expect(words(json.content ?? '')).toEqual(words(neighborSermon.content))
      expect(json.content?.split('\n\n')).toHaveLength(neighborSermon.content.split('\n\n').length)
    },
  )

  test.each([
    ['UTF-8', 'utf8'],
    ['UTF-16', 'utf16le'],
    ['Windows', 'latin1'],
  ] as const)('a text file in %s keeps its letters', async (_, encoding) => {
    const text = 'God so loved the world. Müller and Señora Muñoz heard it in a café. '.repeat(6)
    const { json } = await upload(
      Buffer.concat([encoding === 'utf16le' ? Buffer.from([0xff, 0xfe]) : Buffer.alloc(0), Buffer.from(text, encoding)]),
      'sermon.txt',
    )
    expect(json.content).toBe(text.trim())
  })

  test('a hard-wrapped text comes out in paragraphs', async () => {
    const text =
      'The Lord is my shepherd; I shall lack nothing. He makes me lie\ndown in green pastures. He leads me beside still waters. He\nrestores my soul. He guides me in the paths of righteousness\nfor his name’s sake.\n\nEven though I walk through the valley of the shadow of death,\nI will fear no evil, for you are with me. Your rod and your\nstaff, they comfort me.'
    expect((await upload(text, 'psalm.txt')).json.content?.split('\n\n')).toHaveLength(2)
  })

  test('a file that states nothing about itself gets no invented title or speaker', async () => {
    const { json } = await upload(neighborSermon.content, 'plain.txt')
    expect(json).toMatchObject({ title: '', speaker: '', date: '', scripture: '', theme: '' })
  })
})

describe('a file that cannot be read says why', () => {
  test.each([
    ['locked.pdf', 422, 'sermons.encrypted'],
    ['cut-off.pdf', 422, 'sermons.damaged'],
    ['scan.pdf', 422, 'sermons.no_text'],
  ])('%s', async (name, status, code) => {
    expect(await upload(file(name), name)).toMatchObject({ status, json: { code } })
  })
  test.each([
    ['a name that is not allowed', 'text', 'sermon.pdf.exe', 415, 'sermons.wrong_type'],
    ['a PDF named DOCX', '%PDF-1.7', 'sermon.docx', 415, 'sermons.type_mismatch'],
    ['text named PDF', 'hello', 'sermon.pdf', 415, 'sermons.type_mismatch'],
    ['an empty text', '   ', 'sermon.txt', 422, 'sermons.no_text'],
    ['binary named TXT', '\u0000\u0001\u0000\u0002binary', 'sermon.txt', 415, 'sermons.type_mismatch'],
  ])('%s', async (_, bytes, name, status, code) => {
    expect(await upload(bytes, name)).toMatchObject({ status, json: { code } })
  })
  test.each(unmappedForms)('a PDF without a text map: %s', async (form) => {
    const { status, json } = await upload(unmappedPdf(neighborSermon.content, form), 'sermon.pdf')
    expect([form, status, json.code]).toEqual([form, 422, 'sermons.glyph_soup'])
    expect(json.message).toMatch(/letters are stored as shapes/)
  })
  test('the same PDF with its letters is read', async () => {
    const { status, json } = await upload(unmappedPdf(neighborSermon.content, 'none'), 'sermon.pdf')
    expect(status).toBe(200)
    expect(words(json.content ?? '').slice(0, 40)).toEqual(words(neighborSermon.content).slice(0, 40))
  })
  test('ten megabytes and one byte', async () => {
    const { status, json } = await upload(new Uint8Array(10 * 1024 * 1024 + 1), 'big.txt')
    expect(status).toBe(413)
    expect(json.message).toBe('File size must be less than 10MB')
  })
})
