import { deflateSync } from 'node:zlib'

/** Ways in which programs draw letters without saying which characters they are, as extraction sees them. */
export const unmappedForms = ['glyph numbers', 'shifted letters', 'private use', 'signs', 'other scripts', 'glyph names'] as const
export type UnmappedForm = (typeof unmappedForms)[number] | 'none'

/** What a reader makes of one character in a form. */
const seenAs: Record<Exclude<UnmappedForm, 'none' | 'glyph numbers'>, (code: number) => number> = {
  // A subset font with codes of its own: letters, but not these.
  'shifted letters': (code) =>
    code >= 97 && code <= 122 ? ((code - 97 + 11) % 26) + 97 : code >= 65 && code <= 90 ? ((code - 65 + 11) % 26) + 65 : code,
  'private use': (code) => (code === 32 ? 32 : 0xe000 + code),
  signs: (code) => (code === 32 ? 32 : 33 + (code % 15)),
  'other scripts': (code) => (code === 32 ? 32 : 0x4e00 + code * 7),
  'glyph names': (code) => code,
}

/** A PDF of one text whose fonts say nothing, or something wrong, about their letters; of form 'none' everything is as it should be. */
export function unmappedPdf(text: string, form: UnmappedForm): Uint8Array {
  const plain = text
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[^\x20-\x7e\n]/g, '-')
  const drawn = form === 'glyph names' ? plain.slice(0, 900).replace(/\S/g, (char) => `/G${char.charCodeAt(0)}`) : plain
  const pages: string[][] = [[]]
  for (const line of drawn.split('\n').flatMap((one) => one.match(/.{1,88}(?:\s|$)/g) ?? [''])) {
    if ((pages.at(-1)?.length ?? 0) >= 48) pages.push([])
    pages.at(-1)?.push(line.trimEnd())
  }
  const objects: (string | { head: string; bytes: Uint8Array })[] = []
  const add = (object: (typeof objects)[number]) => objects.push(object)
  const stream = (content: string) => ({ head: '/Filter /FlateDecode', bytes: deflateSync(Buffer.from(content, 'latin1')) })
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${6 + at * 2} 0 R`).join(' ')}] >>`)
  // The number of a glyph is its code less 29, as in most fonts of Windows.
  const glyph = (code: number) => (form === 'glyph numbers' ? code - 29 : code)
  add(
    '<< /Type /Font /Subtype /Type0 /BaseFont /Body /Encoding /Identity-H /DescendantFonts [4 0 R] ' +
      (form === 'glyph numbers' ? '>>' : '/ToUnicode 5 0 R >>'),
  )
  add(
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Body /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 >>',
  )
  const hex = (value: number) => value.toString(16).padStart(4, '0')
  const seen = form === 'none' || form === 'glyph numbers' ? (code: number) => code : seenAs[form]
  const codes = Array.from({ length: 95 }, (_, at) => at + 32)
  add(
    stream(
      `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Own def 1 begincodespacerange <0000> <ffff> endcodespacerange ${codes.length} beginbfchar\n${codes.map((code) => `<${hex(code)}> <${hex(seen(code))}>`).join('\n')}\nendbfchar endcmap end end`,
    ),
  )
  pages.forEach((lines, at) => {
    add(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F 3 0 R >> >> /Contents ${7 + at * 2} 0 R >>`)
    const shown = lines.map(
      (line, row) =>
        `BT /F 11 Tf 1 0 0 1 60 ${730 - row * 14} Tm <${[...line].map((char) => hex(glyph(char.charCodeAt(0)))).join('')}> Tj ET`,
    )
    add(stream(shown.join('\n')))
  })
  return written(objects)
}

function written(objects: (string | { head: string; bytes: Uint8Array })[]): Uint8Array {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.7\n')]
  const size = () => parts.reduce((sum, part) => sum + part.length, 0)
  const places = objects.map((object, at) => {
    const place = size()
    parts.push(Buffer.from(`${at + 1} 0 obj\n`))
    if (typeof object === 'string') parts.push(Buffer.from(object))
    else parts.push(Buffer.from(`<< /Length ${object.bytes.length} ${object.head} >>\nstream\n`), object.bytes, Buffer.from('\nendstream'))
    parts.push(Buffer.from('\nendobj\n'))
    return place
  })
  const start = size()
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
