// Strokes of the pen in line art: only where no later sheet lies on them, and none that cuts off a corner too small to color.
import type { Point } from '../moving.ts'
import type { Shape } from '../shape.ts'
import { flatten, type Raster } from './raster.ts'
import type { Regions } from './regions.ts'

/** The pieces of a line on which no later sheet lies. */
export function visible(line: readonly Point[], index: number, { top, width, height }: Raster): Point[][] {
  const pieces: Point[][] = []
  let piece: Point[] = []
  const end = (): void => {
    if (piece.length > 1) pieces.push(piece)
    piece = []
  }
  for (const [i, [x, y]] of line.entries()) {
    const [p, q] = line[i - 1] ?? [x, y]
    const steps = Math.max(1, Math.ceil(Math.hypot(x - p, y - q) / 3))
    for (let k = i === 0 ? steps : 1; k <= steps; k += 1) {
      const at: Point = [p + ((x - p) * k) / steps, q + ((y - q) * k) / steps]
      const [c, r] = [Math.floor(at[0]), Math.floor(at[1])]
      const covered = c < 0 || r < 0 || c >= width || r >= height || (top[r * width + c] ?? 0) > index + 1
      if (covered) end()
      else piece.push(at)
    }
  }
  end()
  return pieces
}

/** Marks what a line of this width covers. */
export function ink(mask: Int32Array, width: number, points: readonly Point[], pen: number, mark: number): void {
  const r = pen / 2 + 0.5
  for (const [x, y] of points)
    for (let dy = -Math.ceil(r); dy <= r; dy += 1)
      for (let dx = -Math.ceil(r); dx <= r; dx += 1) {
        const [c, w] = [Math.floor(x + dx), Math.floor(y + dy)]
        const at = w * width + c
        if (Math.hypot(dx, dy) <= r && c >= 0 && c < width && w >= 0 && at < mask.length && mask[at] === 0) mask[at] = mark
      }
}
/** The borders as ink, marked -1. */
function borders({ width, height, at }: Regions, pen: number): Int32Array {
  const mask = new Int32Array(at.length)
  for (let i = 0; i < at.length; i += 1) {
    const [x, y] = [i % width, Math.floor(i / width)]
    if ((x + 1 < width && at[i + 1] !== at[i]) || (y + 1 < height && at[i + width] !== at[i]))
      ink(mask, width, [[x + 0.5, y + 0.5]], pen, -1)
  }
  return mask
}

/** What is left between lines and is smaller than this share of a region is inked: no crayon gets into it. */
const traps = 0.5
/** An area as short lines, row by row. */
const rowsOf = (area: readonly number[], width: number): string => area.map((at) => `M${at % width} ${Math.floor(at / width)}h1`).join('')

/** The strokes to draw, as lines of points, and the corners between lines that are inked. */
export function strokesOf(
  sheets: readonly Shape[],
  raster: Raster,
  regions: Regions,
  pen: number,
  least: number,
): { lines: Point[][]; inked: string } {
  const lines = sheets.flatMap((shape, index) =>
    shape.kind === 'pen' ? flatten(shape.d).flatMap((line) => visible(line, index, raster)) : [],
  )
  const mask = borders(regions, pen)
  lines.forEach((line, i) => ink(mask, regions.width, line, pen, i + 1))
  let inked = ''
  const dropped = new Set<number>()
  const seen = new Uint8Array(mask.length)
  for (let start = 0; start < mask.length; start += 1) {
    if (seen[start] || mask[start] !== 0) continue
    seen[start] = 1
    const area = [start]
    const beside = new Set<number>()
    for (let i = 0; i < area.length; i += 1) {
      const here = area[i] ?? 0
      for (const next of [here - 1, here + 1, here - regions.width, here + regions.width]) {
        const found = mask[next]
        if (found === undefined) continue
        if (found > 0) beside.add(found)
        else if (found === 0 && !seen[next]) {
          seen[next] = 1
          area.push(next)
        }
      }
    }
    if (area.length < least) for (const one of beside) dropped.add(one)
    if (area.length < least * traps && beside.size === 0) inked += rowsOf(area, regions.width)
  }
  return { lines: lines.filter((_, i) => !dropped.has(i + 1)), inked }
}
