import { HyphenMender } from './mend-hyphens.ts'
import type { Paragraph } from './paragraph.ts'
import { dropRunningLines, fullWidth, placeLines, type PlacedLine } from './pdf-layout.ts'
import type { PdfPage } from './pdf-lines.ts'

type Growing = { text: string; size: number; lines: number; page: number }

/** Lines to paragraphs by leading, indents, short last lines and changes of size; hyphens at line ends are mended. */
export function paragraphsOf(pages: PdfPage[]): Paragraph[] {
  dropRunningLines(pages)
  const lines = placeLines(pages)
  const body = commonSize(lines)
  const leading = median(
    lines
      .slice(1)
      .map((line, i) => (lines[i]?.page === line.page && lines[i]?.column === line.column ? (lines[i]?.y ?? 0) - line.y : Number.NaN))
      .filter((gap) => gap > 0 && gap < 60),
  )
  const mender = new HyphenMender(lines.map((line) => line.text))
  const grown: Growing[] = []
  let paragraph: Growing | undefined
  let previous: PlacedLine | undefined
  for (const line of lines) {
    if (!paragraph || !previous || begins(line, previous, paragraph, { body, leading })) {
      paragraph = { text: line.text, size: line.size, lines: 1, page: line.page }
      grown.push(paragraph)
    } else {
      paragraph.text = mender.join(paragraph.text, line.text)
      paragraph.lines++
    }
    previous = line
  }
  const largest = Math.max(0, ...grown.slice(0, 12).map((p) => p.size))
  return grown.map((p, i) => ({
    text: p.text.replaceAll('\u00ad', '').replace(/ +/g, ' ').trim(),
    role:
      p.text.length >= 160 || p.size <= body * 1.12
        ? 'body'
        : i < 12 && p.page === 0 && p.size === largest && p.size > body * 1.2
          ? 'title'
          : 'heading',
  }))
}

const endsSentence = (text: string) => /[.!?:;]["”’')\]]*\d*$/.test(text)
const bullet = /^([•●▪◦‣–*-]|\(?\d{1,2}[.)])\s/

function begins(line: PlacedLine, previous: PlacedLine, paragraph: Growing, { body, leading }: { body: number; leading: number }): boolean {
  const together = previous.page === line.page && previous.column === line.column
  const gap = previous.y - line.y
  const indent = line.x0 - line.left
  const indented = indent > line.size * 0.8 && indent < line.size * 6
  const previousIndented = previous.x0 - previous.left > previous.size * 0.8
  const shortBefore = previous.x1 < previous.right - previous.size * 2.5
  if (Math.abs(line.size - previous.size) > Math.max(1, 0.12 * body)) return true
  // From a full-width line into a column, or back, is a new paragraph unless the sentence runs on.
  if (
    previous.page === line.page &&
    previous.column !== line.column &&
    (previous.column === fullWidth || line.column === fullWidth) &&
    /^[\p{Lu}“"]/u.test(line.text)
  )
    return true
  const large = Math.max(1, Math.min(line.size, previous.size) / (body || 1))
  if (together && (gap > leading * large * 1.3 || gap < -1)) return true
  if (together && large < 1.12 && wouldHaveFitted(line, previous) && /^[\p{Lu}\d“"‘(]/u.test(line.text)) return true
  if (indented && !previousIndented) return true
  if (
    indented &&
    previousIndented &&
    endsSentence(previous.text) &&
    (shortBefore || (paragraph.lines === 1 && Math.abs(line.x0 - previous.x0) < 1))
  )
    return true
  if (shortBefore && endsSentence(previous.text)) return true
  return bullet.test(line.text) && (shortBefore || endsSentence(previous.text))
}

/** A line wraps when the next word finds no room; where there was room for it, the break was meant. */
function wouldHaveFitted(line: PlacedLine, previous: PlacedLine): boolean {
  const firstWord = line.text.split(' ')[0]?.length ?? 0
  const width = ((line.x1 - line.x0) * (firstWord + 1)) / Math.max(1, line.text.length)
  return previous.x1 + width < previous.right - previous.size * 1.2
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
/** The size that most characters have: a page of large headings does not make them the body. */
function commonSize(lines: PlacedLine[]): number {
  const count = new Map<number, number>()
  for (const line of lines) count.set(Math.round(line.size * 2) / 2, (count.get(Math.round(line.size * 2) / 2) ?? 0) + line.text.length)
  return [...count].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}
