import { readFileSync } from 'node:fs'

type Icon = { width: number; height: number; body: string }
const file = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
/** Made by scripts/build-icons.mjs from words.json: line art under the name of its source. */
const icons = file('icons.json') as Record<string, Icon>
const words = file('words.json') as Record<string, string>

/** The noun that has a picture, for a word in the plural or with a capital too; undefined when there is none. */
export function drawable(word: string): string | undefined {
  const lower = word.toLowerCase()
  return [lower, lower.replace(/s$/, ''), lower.replace(/es$/, ''), lower.replace(/ies$/, 'y')].find((one) => Object.hasOwn(words, one))
}

/** The line art of a noun in a box of `size`, its lines `pen` wide whatever its size; empty when it has no picture. */
export function icon(word: string, { x = 0, y = 0, size = 100, pen = 2.6 } = {}): string {
  const noun = drawable(word)
  const found = noun === undefined ? undefined : icons[words[noun] ?? '']
  if (!found) return ''
  const tall = Math.min(size, (size * found.height) / found.width)
  const wide = (tall * found.width) / found.height
  return `<svg x="${x + (size - wide) / 2}" y="${y + size - tall}" width="${wide}" height="${tall}" viewBox="0 0 ${found.width} ${found.height}" overflow="visible"><g stroke="#000" stroke-width="${((pen * found.width) / wide).toFixed(2)}" stroke-linejoin="round" stroke-linecap="round">${found.body}</g></svg>`
}
/** Which picture a noun has: two words may share one. */
export const pictureOf = (word: string): string | undefined => words[drawable(word) ?? '']
