import type { PdfLine, PdfPage } from './pdf-lines.ts'

/** The column of a line that runs across a gutter. */
export const fullWidth = -1
/** A line with its column (0 is the left one) and the edges of that column. */
export type PlacedLine = PdfLine & { page: number; column: number; left: number; right: number }

type Placed = { line: PdfLine; column: number }

/** Takes out running headers, footers and page numbers: outer lines that return on other pages, numbers apart. */
export function dropRunningLines(pages: PdfPage[]): void {
  const key = (line: PdfLine) =>
    line.text
      .toLowerCase()
      .replace(/\d+|\b[ivxlc]+\b/g, '#')
      .trim()
  const outer = pages.map((page) => outerLines(page))
  const seen = new Map<string, number>()
  for (const lines of outer) for (const k of new Set(lines.map(key))) seen.set(k, (seen.get(k) ?? 0) + 1)
  const often = Math.max(2, Math.ceil(pages.length * 0.3))
  const pageNumber = /^(page\s+)?[-–—\s]*\d{1,4}[-–—\s]*((of|\/)\s*\d+)?$/i
  pages.forEach((page, i) => {
    const edge = new Set(outer[i])
    const kept = page.lines.filter((line) => !(edge.has(line) && ((seen.get(key(line)) ?? 0) >= often || pageNumber.test(line.text))))
    // A page of which nothing would be left has no running lines: that is its text.
    if (kept.length > 0) page.lines = kept
  })
}

function outerLines(page: PdfPage): PdfLine[] {
  const ys = page.lines.map((line) => line.y)
  const top = ys.reduce((a, b) => Math.max(a, b), -Infinity)
  const foot = ys.reduce((a, b) => Math.min(a, b), Infinity)
  return page.lines.filter(
    (line) => (line.y > page.height * 0.88 && line.y > top - 30) || (line.y < page.height * 0.12 && line.y < foot + 30),
  )
}

/** Every line of the document in reading order, with its column and the edges of that column. */
export function placeLines(pages: PdfPage[]): PlacedLine[] {
  return pages.flatMap((page, index) => {
    const gutters = guttersOf(page.lines, 0, page.width)
    const columnOf = (line: PdfLine): number =>
      gutters.some((gutter) => crosses(line, gutter)) ? fullWidth : gutters.filter((gutter) => line.x0 >= gutter - 2).length
    const placed = page.lines.map((line) => ({ line, column: columnOf(line) }))
    for (const one of placed) if (one.column > 0 && headsThePage(one, placed)) one.column = fullWidth
    const columns = [...new Set(placed.map(({ column }) => column))]
    const edges = new Map(
      columns.map((column) => [column, columnEdges(placed.filter((one) => one.column === column).map(({ line }) => line))]),
    )
    return inReadingOrder(placed, gutters).map(({ line, column }) => ({
      ...line,
      page: index,
      column,
      ...(edges.get(column) ?? { left: 0, right: 0 }),
    }))
  })
}

/** A title centred over the middle column stands above everything to its left: it belongs to all columns. */
const headsThePage = ({ line, column }: Placed, placed: Placed[]) =>
  placed.every((other) => other.column >= column || other.column === fullWidth || other.line.y < line.y - line.size * 0.5)

const crosses = (line: PdfLine, gutter: number) => line.x0 < gutter - 2 && line.x1 > gutter + 2

/** The clean vertical gutters between `from` and `to`, left to right: few lines cross them, and lines stand beside each other on both sides. */
function guttersOf(lines: PdfLine[], from: number, to: number): number[] {
  if (lines.length < 8) return []
  let best: { gutter: number; crossing: number; left: PdfLine[]; right: PdfLine[] } | undefined
  for (let gutter = from + (to - from) * 0.28; gutter < from + (to - from) * 0.72; gutter += 4) {
    const crossing = lines.filter((line) => crosses(line, gutter)).length
    if (best && crossing >= best.crossing) continue
    const left = lines.filter((line) => line.x1 <= gutter + 2)
    const right = lines.filter((line) => line.x0 >= gutter - 2)
    if (left.length < 4 || right.length < 4) continue
    const beside = right.filter((r) => left.some((l) => Math.abs(l.y - r.y) < r.size * 0.7)).length
    if (beside >= Math.min(left.length, right.length) * 0.4) best = { gutter, crossing, left, right }
  }
  if (!best || best.crossing > lines.length * 0.25) return []
  const { gutter, left, right } = best
  return [...guttersOf(left, from, gutter), gutter, ...guttersOf(right, gutter, to)]
}

/** Column by column from the left, inside each band between full-width lines. */
function inReadingOrder(placed: Placed[], gutters: number[]): Placed[] {
  if (gutters.length === 0) return placed
  const full = placed.filter(({ column }) => column === fullWidth)
  const band = ({ line, column }: Placed) => full.filter((other) => other.line.y > line.y + 0.1).length * 2 + (column === fullWidth ? 1 : 0)
  return [...placed].sort((a, b) => band(a) - band(b) || a.column - b.column || b.line.y - a.line.y || a.line.x0 - b.line.x0)
}

function columnEdges(lines: PdfLine[]): { left: number; right: number } {
  const count = new Map<number, number>()
  for (const line of lines) count.set(Math.round(line.x0), (count.get(Math.round(line.x0)) ?? 0) + 1)
  const left = [...count].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0
  const rights = lines.map((line) => line.x1).sort((a, b) => a - b)
  return { left, right: rights[Math.floor(rights.length * 0.9)] ?? 0 }
}
