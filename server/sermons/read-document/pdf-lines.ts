/** A text run as pdf.js gives it: [a, b, c, d, x, y] places and sizes it, in points from the bottom left. */
export type PdfRun = { str: string; transform: number[]; width: number; height: number; hasEOL: boolean }
export type PdfLine = { text: string; x0: number; x1: number; y: number; size: number }
export type PdfPage = { lines: PdfLine[]; width: number; height: number }

const ligatures: Record<string, string> = {
  '\ufb00': 'ff',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
  '\ufb05': 'st',
  '\ufb06': 'st',
}

/** Joins the runs of a page into lines: same baseline, small gap. Rotated text (watermarks, margins) is dropped. */
export function linesOf(runs: PdfRun[]): PdfLine[] {
  const lines: (PdfLine & { gapSeen: boolean })[] = []
  let line: (PdfLine & { gapSeen: boolean }) | undefined
  for (const run of runs) {
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = run.transform
    const size = Math.hypot(c, d) || run.height || 1
    if (Math.abs(b) > Math.abs(a)) continue
    if (!run.str.trim()) {
      if (line && run.str && run.width > 0) line.gapSeen = true
      if (run.hasEOL) line = undefined
      continue
    }
    const gap = line ? x - line.x1 : 0
    if (line && Math.abs(y - line.y) < 0.45 * Math.max(size, line.size) && gap > -size * 2 && gap < size * 1.5) {
      const space = (line.gapSeen || gap > size * 0.17) && !/\s$/.test(line.text) && !/^\s/.test(run.str)
      line.text += (space ? ' ' : '') + run.str
      line.x1 = Math.max(line.x1, x + run.width)
      if (run.str.trim().length > 2) line.size = Math.max(line.size, size)
      line.gapSeen = false
    } else {
      line = { text: run.str, x0: x, x1: x + run.width, y, size, gapSeen: false }
      lines.push(line)
    }
    if (run.hasEOL) line = undefined
  }
  return lines.map(({ gapSeen: _, ...rest }) => ({ ...rest, text: tidy(rest.text) })).filter((one) => one.text)
}

const tidy = (text: string) =>
  text
    .replace(/[\ufb00-\ufb06]/g, (char) => ligatures[char] ?? char)
    .replace(/[\u0000-\u0008\u000b-\u001f]/g, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim()
