// The child that reads one document at a time; its parent watches its memory and its time.
import { readFrontMatter } from '#lesson/reading/head/front-matter.ts'
import { type ReadKind, Unreadable } from './paragraph.ts'
import { isGlyphSoup } from './glyph-soup.ts'
import { readDocx } from './read-docx.ts'
import { readPdf } from './read-pdf.ts'
import { readTxt } from './read-txt.ts'

const readers = { pdf: readPdf, docx: readDocx, txt: readTxt }

process.on('message', async ({ path, kind, name }: { path: string; kind: ReadKind; name: string }) => {
  try {
    const paragraphs = await readers[kind](path)
    const sermon = readFrontMatter(paragraphs, name)
    // Word and text files hold characters and not shapes: what stands in them was written so.
    if (kind === 'pdf' && isGlyphSoup(paragraphs.map(({ text }) => text))) throw new Unreadable('glyph_soup')
    if (!/\p{L}{2}/u.test(sermon.content)) throw new Unreadable('no_text')
    process.send?.({ ok: true, sermon })
  } catch (error) {
    process.send?.({
      ok: false,
      refusal: error instanceof Unreadable ? error.refusal : 'damaged',
      detail: String(error instanceof Error ? (error.cause ?? error.stack) : error).slice(0, 500),
    })
  }
})
process.on('disconnect', () => process.exit(0))
process.send?.({ ready: true })
