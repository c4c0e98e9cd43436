import { closeSync, openSync, readSync } from 'node:fs'
import { SaxesParser } from 'saxes'
import yauzl from 'yauzl'
import { type Paragraph, Unreadable } from './paragraph.ts'

const partLimit = 40_000_000
const entryLimit = 5000

/** Reads the paragraphs of a DOCX: tracked changes accepted, comments and notes left out, no entity ever expanded. */
export async function readDocx(path: string): Promise<Paragraph[]> {
  refuseOthers(path)
  const parts = await readParts(path, /^(_rels\/\.rels|\[content_types\]\.xml|.*document\d*\.xml|.*styles\.xml|mimetype)$/i)
  const find = (name: string) => parts.get(name.toLowerCase().replace(/^\/+/, ''))
  if (parts.has('mimetype')) throw new Unreadable('type_mismatch')
  const target = mainPart(find('_rels/.rels') ?? '')
  const xml = find(target) ?? find('word/document.xml')
  if (xml === undefined) throw new Unreadable(find('[content_types].xml') ? 'type_mismatch' : 'damaged')
  const styles = find(target.replace(/[^/]*$/, 'styles.xml')) ?? ''
  const paragraphs = paragraphsOf(xml, styleNames(styles))
  if (paragraphs.length === 0) throw new Unreadable('no_text')
  return paragraphs
}

function refuseOthers(path: string): void {
  const head = Buffer.alloc(8)
  const file = openSync(path, 'r')
  readSync(file, head, 0, 8, 0)
  closeSync(file)
  // The old compound format: a .doc that was renamed, or a DOCX that is locked with a password.
  if (head.readUInt32BE(0) === 0xd0cf11e0) throw new Unreadable(isLockedPackage(path) ? 'encrypted' : 'type_mismatch')
  if (head.toString('latin1', 0, 2) !== 'PK')
    throw new Unreadable(
      head.toString('latin1').startsWith('%PDF') || head[0] === 0
        ? 'type_mismatch'
        : /^[\x20-\x7e\r\n\t]*$/.test(head.toString('latin1'))
          ? 'type_mismatch'
          : 'damaged',
    )
}

function isLockedPackage(path: string): boolean {
  const part = Buffer.alloc(4_000_000)
  const file = openSync(path, 'r')
  const got = readSync(file, part, 0, part.length, 0)
  closeSync(file)
  return part.subarray(0, got).includes(Buffer.from('EncryptedPackage', 'utf16le'))
}

/** Unzips only the wanted parts, and counts what comes out: a bomb is refused at the limit, whatever its header says. */
function readParts(path: string, wanted: RegExp): Promise<Map<string, string>> {
  const parts = new Map<string, string>()
  return new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, validateEntrySizes: true, strictFileNames: false }, (openError, zip) => {
      if (openError || !zip) return reject(new Unreadable('damaged', openError))
      if (zip.entryCount > entryLimit) return reject(new Unreadable('too_complex'))
      zip.on('error', (error: Error) => reject(new Unreadable(/encrypt/i.test(error.message) ? 'encrypted' : 'damaged', error)))
      zip.on('end', () => resolve(parts))
      zip.on('entry', (entry: yauzl.Entry) => {
        const name = entry.fileName.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()
        if (!wanted.test(name) || parts.has(name)) return zip.readEntry()
        if (entry.uncompressedSize > partLimit) return reject(new Unreadable('too_complex'))
        if (entry.generalPurposeBitFlag & 1) return reject(new Unreadable('encrypted'))
        zip.openReadStream(entry, (streamError, stream) => {
          if (streamError || !stream) return reject(new Unreadable('damaged', streamError))
          const chunks: Buffer[] = []
          let size = 0
          stream.on('data', (chunk: Buffer) => {
            size += chunk.length
            if (size > partLimit) {
              stream.destroy()
              reject(new Unreadable('too_complex'))
            } else chunks.push(chunk)
          })
          stream.on('error', (error: Error) => reject(new Unreadable('damaged', error)))
          stream.on('end', () => {
            parts.set(name, decode(Buffer.concat(chunks)))
            zip.readEntry()
          })
        })
      })
      zip.readEntry()
    })
  })
}

const decode = (part: Buffer) =>
  new TextDecoder(part[0] === 0xff && part[1] === 0xfe ? 'utf-16le' : part[0] === 0xfe && part[1] === 0xff ? 'utf-16be' : 'utf-8').decode(
    part,
  )

function mainPart(relations: string): string {
  for (const [, attributes] of relations.matchAll(/<Relationship\b([^>]*)>/g))
    if (/Type=["'][^"']*\/officeDocument["']/.test(attributes ?? '')) return /Target=["']\/?([^"']+)["']/.exec(attributes ?? '')?.[1] ?? ''
  return 'word/document.xml'
}

function styleNames(xml: string): Map<string, string> {
  const names = new Map<string, string>()
  for (const [, id = '', name = ''] of xml.matchAll(/<w:style\b[^>]*w:styleId="([^"]*)"[^>]*>[^]{0,200}?<w:name w:val="([^"]*)"/g))
    names.set(id, name)
  return names
}

type OpenParagraph = { text: string; style: string }
const roleOf = (style: string): Paragraph['role'] =>
  /^title$/i.test(style)
    ? 'title'
    : /^(author|byline)$/i.test(style)
      ? 'author'
      : /^date$/i.test(style)
        ? 'date'
        : /^(heading|subtitle|title)/i.test(style)
          ? 'heading'
          : 'body'
const local = (name: string) => name.slice(name.indexOf(':') + 1)
/** Deleted text, moved-away text, field codes and the second copy of a drawing's text are not what a reader sees. */
const unseen = new Set(['del', 'moveFrom', 'instrText', 'delInstrText', 'Fallback'])

function paragraphsOf(xml: string, styles: Map<string, string>): Paragraph[] {
  const out: Paragraph[] = []
  const open: OpenParagraph[] = []
  const rows: Paragraph[][] = []
  let hidden = 0
  let inText = false
  let failure: Error | undefined
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('error', (error) => void (failure ??= error))
  parser.on('doctype', () => void (failure = new Error('a document type is not allowed here')))
  parser.on('opentag', (tag) => {
    const name = local(tag.name)
    if (hidden > 0 || unseen.has(name)) return void hidden++
    if (name === 'p') open.push({ text: '', style: '' })
    if (name === 'tr') rows.push([])
    const paragraph = open.at(-1)
    if (!paragraph) return
    if (name === 't') inText = true
    else if (name === 'tab' || name === 'ptab') paragraph.text += '\t'
    else if (name === 'br' || name === 'cr') paragraph.text += '\n'
    else if (name === 'noBreakHyphen') paragraph.text += '-'
    else if (name === 'pStyle') paragraph.style = Object.entries(tag.attributes).find(([key]) => local(key) === 'val')?.[1] ?? ''
  })
  parser.on('closetag', (tag) => {
    const name = local(tag.name)
    if (hidden > 0) return void hidden--
    if (name === 't') inText = false
    if (name === 'p') {
      const done = open.pop()
      const text = done?.text
        .replace(/[ \t\u00a0]+/g, ' ')
        .replace(/ {0,40}\n */g, '\n')
        .trim()
      if (done && text) (rows.at(-1) ?? out).push({ text, role: roleOf(styles.get(done.style) ?? done.style) })
    }
    if (name === 'tr') (rows.at(-2) ?? out).push(...asLabelled(rows.pop() ?? []))
  })
  const take = (text: string) => {
    const paragraph = open.at(-1)
    if (hidden === 0 && inText && paragraph) paragraph.text += text
  }
  parser.on('text', take)
  parser.on('cdata', take)
  for (let at = 0; at < xml.length && !(failure && out.length === 0); at += 65_536) parser.write(xml.slice(at, at + 65_536))
  if (failure && out.length === 0) throw new Unreadable('damaged', failure)
  return out
}

/** A table row of a short label and a value reads as one labelled line. */
function asLabelled(cells: Paragraph[]): Paragraph[] {
  const [label, value] = cells
  return cells.length === 2 && label && value && label.text.split(/\s+/).length <= 4 && !/[.:!?]$/.test(label.text)
    ? [{ text: `${label.text}: ${value.text}`, role: 'body' }]
    : cells
}
