import { createHash } from 'node:crypto'
import { strToU8, zipSync, type Zippable } from 'fflate'
import type { Block } from '#lesson/layout/blocks.ts'
import type { Illustration, Illustrations } from './illustrate.ts'
import type { PrintedBook } from '#lesson/layout/printed-book.ts'

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
const tag = (name: string, text: string, kind = '') => `<${name}${kind ? ` class="${kind}"` : ''}>${escape(text)}</${name}>`
const listed = (name: 'ul' | 'ol', items: string[]) => `<${name}>${items.map((item) => tag('li', item)).join('')}</${name}>`
const pairs = (rows: [string, string][]) => `<dl>${rows.map(([name, text]) => tag('dt', name) + tag('dd', text)).join('')}</dl>`

function html(block: Block): string {
  switch (block.type) {
    case 'heading':
      return tag(block.level === 2 ? 'h1' : 'h2', block.text)
    case 'paragraph':
      return tag('p', block.text)
    case 'lead':
      return tag('p', block.text, 'lead')
    case 'verse':
      return `<blockquote>${tag('p', `“${block.text}”`)}${tag('p', `${block.reference} (${block.translation})`, 'small')}</blockquote>`
    case 'list':
    case 'checklist':
      return listed('ul', block.items)
    case 'numbered':
      return listed('ol', block.items)
    case 'activity':
      return [
        tag('h2', block.title),
        tag('p', block.facts, 'small'),
        block.materials && tag('p', `You need: ${block.materials}`),
        listed('ol', block.steps),
        ...block.notes.map((note) => tag('p', note, 'small')),
      ].join('')
    case 'plan':
      return pairs(block.rows.map((row) => [row.time, `${row.title} ${row.what}`]))
    case 'terms':
      return pairs(block.terms.map((one) => [one.term, one.meaning]))
    case 'days':
      return pairs(block.days.map((day) => [day.day, day.activity]))
    case 'cards':
      return pairs(block.cards.map((one) => [one.word, one.description]))
    case 'song':
      return [
        tag('h2', block.title),
        block.tune && tag('p', `Tune: ${block.tune}`, 'small'),
        ...block.lines.map((text) => tag('p', text, 'line')),
      ].join('')
    case 'write':
    case 'draw':
      return tag('p', block.prompt)
  }
}

const style = `body{font-family:serif;line-height:1.5}h1,h2{font-weight:normal;line-height:1.2;break-after:avoid}
.lead,blockquote{font-size:1.15em;margin:1em 0;padding:.8em 1em;border-left:.25em solid}.small{font-size:.85em}.line{margin:0}.picture{text-align:center}img{max-width:100%;height:auto}dt{font-weight:bold}dd{margin:0 0 .6em}li{margin-bottom:.4em}`

/** The book as EPUB 3, one chapter a section. `madeOn` is yyyy-mm-dd; the same book gives the same identifier. */
export function writeEpub(book: PrintedBook, madeOn: string, { cover, scenes }: Illustrations): Uint8Array {
  const chapters = chaptersOf(book, cover, scenes)
  const pictures = [{ name: 'cover', ...cover }, ...scenes.map((scene, at) => ({ name: `scene-${at}`, ...scene }))]
  const page = (title: string, body: string) =>
    strToU8(
      `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en"><head><title>${escape(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head><body>${body}</body></html>`,
    )
  const hash = createHash('sha256').update(JSON.stringify(book.blocks)).digest('hex')
  const identifier = `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
  const files: Zippable = {
    // A reader tells the format by this file, which must come first and uncompressed.
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(
      '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    ),
    'book/package.opf': strToU8(
      `<?xml version="1.0" encoding="utf-8"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">${identifier}</dc:identifier><dc:title>${escape(book.title)}</dc:title><dc:language>en</dc:language><dc:creator>${escape(book.product)}</dc:creator><meta name="cover" content="cover"/><meta property="dcterms:modified">${madeOn}T00:00:00Z</meta></metadata><manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/><item id="style" href="style.css" media-type="text/css"/>${pictures.map(({ name }) => `<item id="${name}" href="${name}.png" media-type="image/png"${name === 'cover' ? ' properties="cover-image"' : ''}/>`).join('')}${chapters.map((_, at) => `<item id="c${at}" href="chapter-${at}.xhtml" media-type="application/xhtml+xml"/>`).join('')}</manifest><spine>${chapters.map((_, at) => `<itemref idref="c${at}"/>`).join('')}</spine></package>`,
    ),
    'book/nav.xhtml': page(
      book.title,
      `<nav epub:type="toc"><h1>Contents</h1><ol>${chapters.map(({ title }, at) => `<li><a href="chapter-${at}.xhtml">${escape(title)}</a></li>`).join('')}</ol></nav>`,
    ),
    'book/style.css': strToU8(style),
  }
  chapters.forEach(({ title, body }, at) => (files[`book/chapter-${at}.xhtml`] = page(title, body)))
  for (const { name, png } of pictures) files[`book/${name}.png`] = [new Uint8Array(png), { level: 0 }]
  return zipSync(files, { level: 9 })
}

const image = (name: string, alt: string): string => `<p class="picture"><img src="${name}.png" alt="${escape(alt)}"/></p>`

function chaptersOf(book: PrintedBook, { alt }: Illustration, scenes: Illustration[]): { title: string; body: string }[] {
  const cover = [
    image('cover', alt),
    tag('h1', book.title),
    tag('p', [book.heading, book.date].filter(Boolean).join(', ')),
    tag('p', book.byline),
  ].join('')
  const chapters = [{ title: book.title || book.heading, body: cover }]
  if (scenes.length > 1)
    chapters.push({
      title: 'The Story in Pictures',
      body:
        tag('h1', 'The Story in Pictures') +
        scenes.map((one, at) => image(`scene-${at}`, one.alt) + tag('p', one.sentence, 'lead')).join(''),
    })
  for (const block of book.blocks) {
    if (block.type === 'heading' && block.level === 2) chapters.push({ title: block.text, body: '' })
    const last = chapters.at(-1)
    if (last) last.body += html(block)
  }
  const last = chapters.at(-1)
  if (last) last.body += tag('p', book.footer, 'small')
  return chapters
}
