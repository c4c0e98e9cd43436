// Words to trace: a soft track, dots to follow, and where the pencil begins.
import { strokeLetters } from './stroke-letters.ts'

/** Between letters, and between words. */
const gap = 190
const space = 330
/** What is an accent or a straight quotation mark is written without, or as the curved one. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/'/g, '’').replace(/"/g, '”').replace(/—/g, '–')

/** `mark`: a comma, a quotation mark, a dash; nobody needs to be told where it begins. */
type Placed = { x: number; strokes: readonly string[]; mark: boolean }
function placed(words: string): { letters: Placed[]; width: number } {
  let x = 0
  const letters: Placed[] = []
  for (const sign of plain(words)) {
    const letter = strokeLetters[sign]
    if (letter) letters.push({ x, strokes: letter.strokes, mark: !/[a-z0-9]/i.test(sign) })
    if (letter || sign === ' ') x += letter ? letter.width + gap : space
  }
  return { letters, width: Math.max(1, x - gap) }
}
/** How wide words are, in units of which a capital has 1000. */
export const tracedWidth = (words: string): number => placed(words).width

const isDot = (stroke: string): boolean => stroke.endsWith('v1')
const startOf = (stroke: string): readonly string[] => /^M(-?\d{1,5}) (-?\d{1,5})/.exec(stroke) ?? []
/** A line on writing lines, `across` units wide. A full dot is where a letter begins, a ring where the pencil is set down again. */
export function tracedLine(words: string, across: number): string {
  const { letters, width } = placed(words)
  const side = Math.max(0, (across - width) / 2)
  const rule = (y: number, dash = '') => `<path d="M0 ${y}H${across}" stroke="#999999" stroke-width="12"${dash}/>`
  const each = (draw: (stroke: string, at: number, letter: Placed) => string) =>
    letters
      .map(
        (letter) =>
          `<g transform="translate(${(letter.x + side).toFixed(0)} 0)">${letter.strokes.map((stroke, at) => draw(stroke, at, letter)).join('')}</g>`,
      )
      .join('')
  const begins = (stroke: string, at: number, { strokes, mark }: Placed): string => {
    const [start = '', x = '0', y = '0'] = startOf(stroke)
    if (isDot(stroke)) return `<circle cx="${x}" cy="${y}" r="38" fill="#fff" stroke="#222" stroke-width="16"/>`
    if (at === 0) return mark ? '' : `<circle cx="${x}" cy="${y}" r="50" fill="#111"/>`
    // Where two strokes begin in one place, one dot says so.
    return mark || startOf(strokes[0] ?? '')[0] === start
      ? ''
      : `<circle cx="${x}" cy="${y}" r="42" fill="#fff" stroke="#111" stroke-width="20"/>`
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -90 ${across} 1560">${rule(0)}${rule(500, ' stroke-dasharray="60 60"')}${rule(1000)}` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="#ececec" stroke-width="120">${each((stroke) => `<path d="${stroke}"/>`)}</g>` +
    `<g stroke="#555" stroke-width="26" stroke-dasharray="0.1 64">${each((stroke) => (isDot(stroke) ? '' : `<path d="${stroke}"/>`))}</g></g>${each(begins)}</svg>`
  )
}
