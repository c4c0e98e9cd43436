// What the teens' cover says of its passage, in drawn letters: LUKE, 10, 25–37. Nothing else of a lesson stands in a cover.
import { bookCodes, bookNames } from '#lesson/scripture/books.ts'
import { moved, put } from './moving.ts'
import letters from './cover-letters.json' with { type: 'json' }

/** The name of the book, the large number and the small one; '' where there is none. */
export type CoverReference = { book: string; number: string; verses: string }

/** A passage (OSIS) as a poster has it; undefined where there is none. */
export function coverReference(osis: string): CoverReference | undefined {
  const [first = '', last = first] = osis.split('-')
  const [code = '', chapter = '', from = ''] = first.split('.')
  const [, lastChapter = chapter, to = from] = last.split('.')
  const known = bookCodes.find((one) => one === code)
  if (!known) return undefined
  const verses =
    chapter === lastChapter ? [...new Set([from, to])].filter(Boolean).join('–') : `${from || 1}–${lastChapter}${to ? `:${to}` : ''}`
  return { book: bookNames[known].replace(/^Psalms$/, 'Psalm').toUpperCase(), number: chapter, verses }
}

const known: Record<string, { width: number; d: string } | undefined> = letters
const widthOf = (text: string, size: number, gap: number): number =>
  [...text].reduce((sum, sign) => sum + ((known[sign]?.width ?? 280) / 1000) * size + gap, -gap)

/** A word in drawn letters, `size` high as type is, its middle at x and its foot at y; narrower where it would not fit. */
export function lettered(
  text: string,
  { x, y, size, gap = 0, most }: { x: number; y: number; size: number; gap?: number; most: number },
): string {
  const wide = widthOf(text, size, gap)
  const k = Math.min(1, most / wide)
  let at = x - (wide * k) / 2
  let d = ''
  for (const sign of text) {
    const letter = known[sign]
    if (letter) d += moved(letter.d, put(at, y, (size * k) / 1000))
    at += (((letter?.width ?? 280) / 1000) * size + gap) * k
  }
  return d
}
