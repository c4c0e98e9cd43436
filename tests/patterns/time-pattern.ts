import type { Pattern } from './patterns-in-code.ts'

const usual = [
  'a',
  'A',
  '1',
  ' ',
  '\n',
  ',',
  '.',
  '(',
  '“',
  'a ',
  'Aa ',
  'a, ',
  'a. ',
  '1 ',
  '1:1 ',
  '(1',
  '((',
  'a1',
  '“a',
  '. A',
  '- ',
  '"a ',
  '\r\n',
]
/** Ends no match: what a pattern began it has to give up here. */
const end = '\u0001'

/** Pieces of which a text may be made that costs this pattern most: its own words and signs, and what people type. */
export function piecesFor({ source }: Pattern): string[] {
  const plain = source.replace(/\\[bBdDsSwW]|\\[pP]\{[^}]*\}|\(\?<?[:=!]/g, '\0')
  const words = plain.match(/[A-Za-z’']{2,}/g) ?? []
  const signs = plain.match(/[^\w\s\0|?+*^$\\[\]{}()]|\\[.*+?^${}()|[\]\\/]/g)?.map((sign) => sign.replace('\\', '')) ?? []
  const own = new Set([
    ...words.slice(0, 12).flatMap((word) => [word, `${word} `]),
    ...signs.slice(0, 12).flatMap((sign) => [sign, `${sign}a`, `a${sign}`, `${sign} `, `a ${sign}`]),
  ])
  return [...new Set([...usual, ...own])]
}

const textOf = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length) + end

/** Milliseconds for finding every match of a pattern in a text. */
function once(pattern: RegExp, text: string): number {
  const started = performance.now()
  text.replace(pattern, '')
  return performance.now() - started
}
/** The best of some tries of both texts, taken in turn, so that what else the machine does meanwhile meets both. */
function bestOf(pattern: RegExp, [half, whole]: [string, string], tries: number): { half: number; whole: number } {
  const found = { half: Infinity, whole: Infinity }
  for (let turn = 0; turn < tries; turn++) {
    found.half = Math.min(found.half, once(pattern, half))
    found.whole = Math.min(found.whole, once(pattern, whole))
  }
  return found
}

export type Slow = { pattern: Pattern; piece: string; length: number; half: number; whole: number }
/** Below this a measurement is noise, and twice of it nobody waits for. */
const meaningful = 30
const worst = 2.5
const lengths = [12, 16, 20, 24, 28, 32, 40, 80, 160, 320, 640, 1250, 2500, 5000, 10_000, 20_000, 40_000]

/**
 * The text that makes a pattern cost more than 2.5 times as much for twice the length; undefined where there is none.
 * Short texts come first, so that a pattern which would take minutes at 40,000 characters is found out at a thousand.
 */
export function slownessOf(pattern: Pattern): Slow | undefined {
  const regex = new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`)
  for (const piece of piecesFor(pattern))
    for (const length of lengths) {
      const text = textOf(piece, length)
      if (once(regex, text) < meaningful) continue
      const texts: [string, string] = [textOf(piece, length / 2), text]
      const first = bestOf(regex, texts, 3)
      if (first.whole < meaningful || first.whole / first.half <= worst) continue
      // A pattern that grows too fast does so every time; a busy machine does not.
      const { half, whole } = bestOf(regex, texts, 9)
      if (whole >= meaningful && whole / half > worst) return { pattern, piece, length, half, whole }
    }
  return undefined
}
