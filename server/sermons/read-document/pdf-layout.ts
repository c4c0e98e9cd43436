import type { PdfLine, PdfPage } from './pdf-lines.ts'

export type PlacedLine = PdfLine & { page: number; column: 0 | 1 | 2; left: number; right: number }

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
    const { lines, gutter } = inColumns(page)
    const columnOf = (line: PdfLine): 0 | 1 | 2 => (gutter === undefined || line.x1 <= gutter + 2 ? 0 : line.x0 >= gutter - 2 ? 1 : 2)
    const edges = ([0, 1, 2] as const).map((column) => columnEdges(lines.filter((line) => columnOf(line) === column)))
    return lines.map((line) => ({ ...line, page: index, column: columnOf(line), ...(edges[columnOf(line)] ?? { left: 0, right: 0 }) }))
  })
}

/** One clean vertical gutter: left column before right, inside each band between full-width lines. */
function inColumns(page: PdfPage): { lines: PdfLine[]; gutter?: number } {
  const { lines, width } = page
  if (lines.length < 8) return { lines }
  let best: { gutter: number; crossing: PdfLine[] } | undefined
  for (let gutter = width * 0.3; gutter < width * 0.7; gutter += 4) {
    const crossing = lines.filter((line) => line.x0 < gutter - 2 && line.x1 > gutter + 2)
    if (best && crossing.length >= best.crossing.length) continue
    const left = lines.filter((line) => line.x1 <= gutter + 2)
    const right = lines.filter((line) => line.x0 >= gutter - 2)
    if (left.length < 4 || right.length < 4) continue
    const beside = right.filter((r) => left.some((l) => Math.abs(l.y - r.y) < r.size * 0.7)).length
    if (beside >= Math.min(left.length, right.length) * 0.4) best = { gutter, crossing }
  }
  if (!best || best.crossing.length > lines.length * 0.25) return { lines }
  const { gutter, crossing } = best
  const full = new Set(crossing)
  const band = (line: PdfLine) => crossing.filter((other) => other.y > line.y + 0.1).length * 2 + (full.has(line) ? 1 : 0)
  const side = (line: PdfLine) => (full.has(line) ? 0 : line.x0 >= gutter - 2 ? 1 : 0)
  return { gutter, lines: [...lines].sort((a, b) => band(a) - band(b) || side(a) - side(b) || b.y - a.y || a.x0 - b.x0) }
}

function columnEdges(lines: PdfLine[]): { left: number; right: number } {
  const count = new Map<number, number>()
  for (const line of lines) count.set(Math.round(line.x0), (count.get(Math.round(line.x0)) ?? 0) + 1)
  const left = [...count].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0
  const rights = lines.map((line) => line.x1).sort((a, b) => a - b)
  return { left, right: rights[Math.floor(rights.length * 0.9)] ?? 0 }
}
