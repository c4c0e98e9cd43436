import { readFileSync } from 'node:fs'
import path from 'node:path'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { uploadSermon } from '#contract/sermons.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp()
const real = unzipSync(readFileSync(path.join(import.meta.dirname, '../../tests/documents/neighbor.docx')))

async function upload(document: string | Uint8Array) {
  const body = typeof document === 'string' ? strToU8(document) : document
  const token = await at.registered()
  const form = new FormData()
  form.set('file', new Blob([zipSync({ ...real, 'word/document.xml': body }, { level: 9 }) as Uint8Array<ArrayBuffer>]), 'sermon.docx')
  const started = performance.now()
  const response = await fetch(at.base() + uploadSermon.path, { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } })
  return { status: response.status, text: await response.text(), ms: performance.now() - started }
}

test('a document that asks for a file of this machine reads nothing of it', async () => {
  const xml = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY secret SYSTEM "file:///etc/passwd">]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${'<w:p><w:r><w:t>And who is my neighbor? &secret;</w:t></w:r></w:p>'.repeat(60)}</w:body></w:document>`
  const { status, text } = await upload(xml)
  expect(status).toBeLessThan(500)
  expect(text).not.toMatch(/root:|\/bin\//)
})

test('a document that unpacks to a hundred times its size is refused and the server goes on', async () => {
  const bomb = new Uint8Array(120_000_000).fill(32)
  const { status, text } = await upload(bomb)
  expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([422, 'sermons.too_complex'])
  expect((await fetch(`${at.base()}/healthz`)).status).toBe(200)
})
