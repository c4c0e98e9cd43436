import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

const { resolve } = createRequire(import.meta.url)
const files = [
  'young-serif/files/young-serif-latin-400-normal',
  'young-serif/files/young-serif-latin-ext-400-normal',
  'figtree/files/figtree-latin-400-normal',
  'figtree/files/figtree-latin-600-normal',
  'figtree/files/figtree-latin-700-normal',
  'figtree/files/figtree-latin-400-italic',
  'figtree/files/figtree-latin-ext-400-normal',
  'andika/files/andika-latin-400-normal',
  'andika/files/andika-latin-700-normal',
  'andika/files/andika-latin-ext-400-normal',
  'nunito/files/nunito-latin-800-normal',
  // Preachers quote Greek and Hebrew, and names come from everywhere.
  'noto-sans/files/noto-sans-greek-400-normal',
  'noto-sans/files/noto-sans-greek-ext-400-normal',
  'noto-sans/files/noto-sans-cyrillic-400-normal',
  'noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal',
]

/** The faces of the identity as TrueType, for Typst: the packages bring them as WOFF, which is TrueType with each table deflated. */
export const printFonts = (): Buffer[] => files.map((file) => trueTypeOf(readFileSync(resolve(`@fontsource/${file}.woff`))))

function trueTypeOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, i) => {
    const at = 44 + i * 20
    const [offset, packed, size] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
    const part = woff.subarray(offset, offset + packed)
    return { tag: woff.subarray(at, at + 4), checksum: woff.subarray(at + 16, at + 20), data: packed < size ? inflateSync(part) : part }
  })
  const power = Math.floor(Math.log2(count))
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(16 << power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(count * 16 - (16 << power), 10)
  let position = head.length
  const parts: Buffer[] = [head]
  tables.forEach(({ tag, checksum, data }, i) => {
    const at = 12 + i * 16
    tag.copy(head, at)
    checksum.copy(head, at + 4)
    head.writeUInt32BE(position, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    const padding = (4 - (data.length % 4)) % 4
    parts.push(data, Buffer.alloc(padding))
    position += data.length + padding
  })
  return Buffer.concat(parts)
}
