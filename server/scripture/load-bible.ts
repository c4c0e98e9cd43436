import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { type Translation, translationNames } from '#contract/generation-wishes.ts'
import { Bible } from '#lesson/scripture/bible.ts'

/** The editions: engWEB2015eb of the World English Bible; the King James Version of 1769. Both are in the public domain. */
const files: Record<Translation, string> = { WEB: 'world-english-bible', KJV: 'king-james-version' }
const loaded = new Map<Translation, Bible>()

/** A bundled translation, read once. Sermons are read with the World English Bible, whatever is printed. */
export function bible(translation: Translation = 'WEB'): Bible {
  const known = loaded.get(translation)
  if (known) return known
  const text = brotliDecompressSync(readFileSync(new URL(`./${files[translation]}.txt.br`, import.meta.url))).toString()
  const made = new Bible(translationNames[translation], text)
  loaded.set(translation, made)
  return made
}
