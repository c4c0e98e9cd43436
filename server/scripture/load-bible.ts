import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { Bible } from '#lesson/scripture/bible.ts'

let loaded: Bible | undefined
/** The bundled World English Bible (edition engWEB2015eb, public domain), read once. */
export const bible = (): Bible =>
  (loaded ??= new Bible(brotliDecompressSync(readFileSync(new URL('./world-english-bible.txt.br', import.meta.url))).toString()))
