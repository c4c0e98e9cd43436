import { readFileSync } from 'node:fs'
import { getDocumentProxy } from 'unpdf'
import { type Paragraph, Unreadable } from './paragraph.ts'
import { linesOf, type PdfPage, type PdfRun } from './pdf-lines.ts'
import { paragraphsOf } from './pdf-paragraphs.ts'

const maxPages = 400
const maxCharacters = 4_000_000

/** Reads the paragraphs of a PDF. Throws Unreadable with the reason; scripts, forms and images are not touched. */
export async function readPdf(path: string): Promise<Paragraph[]> {
  const bytes = new Uint8Array(readFileSync(path))
  if (!Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) throw new Unreadable(bytes.length === 0 ? 'damaged' : 'type_mismatch')
  const document = await getDocumentProxy(bytes, { disableFontFace: true, useSystemFonts: false, stopAtErrors: false, verbosity: 0 }).catch(
    (error: Error) => {
      throw new Unreadable(/password|encrypt/i.test(`${error.name} ${error.message}`) ? 'encrypted' : 'damaged', error)
    },
  )
  if (document.numPages > maxPages) throw new Unreadable('too_complex')
  const pages: PdfPage[] = []
  let broken = 0
  let characters = 0
  for (let number = 1; number <= document.numPages; number++) {
    try {
      const page = await document.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const content = await page.getTextContent({ includeMarkedContent: false })
      const lines = linesOf(content.items.filter((item) => 'str' in item) as PdfRun[])
      characters += lines.reduce((sum, line) => sum + line.text.length, 0)
      pages.push({ lines, width, height })
      page.cleanup()
    } catch {
      broken++
    }
    if (characters > maxCharacters) throw new Unreadable('too_complex')
  }
  if (pages.every((page) => page.lines.length === 0)) throw new Unreadable(broken > 0 || document.numPages === 0 ? 'damaged' : 'no_text')
  return paragraphsOf(pages)
}
