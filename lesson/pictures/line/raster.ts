// Which sheet of paper lies on top at every point of the picture: shapes are filled row by row, the later over the earlier.
import { moved, type Point, put } from '../moving.ts'
import type { Shape } from '../shape.ts'

const identity = put(0, 0)
const curveSteps = 9
/** A path as polygons or open lines; curves become short straight pieces. */
export function flatten(d: string): Point[][] {
  const out: Point[][] = []
  let line: Point[] = []
  for (const [, command = '', rest = ''] of moved(d, identity).matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const n = rest.trim().split(/\s+/).filter(Boolean).map(Number)
    const [x0, y0] = line.at(-1) ?? [0, 0]
    if (command === 'M') {
      line = [[n[0] ?? 0, n[1] ?? 0]]
      out.push(line)
    } else if (command === 'L') line.push([n[0] ?? 0, n[1] ?? 0])
    else if (command === 'Z') {
      const [first] = line
      if (first) line.push(first)
    } else {
      const [a = 0, b = 0, c = 0, e = 0, f = c, g = e] = n
      for (let i = 1; i <= curveSteps; i += 1) {
        const t = i / curveSteps
        const u = 1 - t
        const at = (p0: number, p1: number, p2: number, p3: number): number =>
          command === 'C'
            ? u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3
            : u * u * p0 + 2 * u * t * p1 + t * t * p2
        line.push([at(x0, a, c, f), at(y0, b, e, g)])
      }
    }
  }
  return out
}

export interface Raster {
  width: number
  height: number
  /** The number of the uppermost sheet at each point; 0 is the bare page. */
  top: Int32Array
}
/** Even-odd filling of one shape. */
function fill({ width, height, top }: Raster, polygons: Point[][], label: number): void {
  const rows = new Map<number, number[]>()
  for (const polygon of polygons)
    for (let i = 0; i < polygon.length; i += 1) {
      const [x0, y0] = polygon[i] ?? [0, 0]
      const [x1, y1] = polygon[(i + 1) % polygon.length] ?? [0, 0]
      if (y0 === y1) continue
      const [low, high] = y0 < y1 ? [y0, y1] : [y1, y0]
      const from = Math.max(0, Math.ceil(low - 0.5))
      const to = Math.min(height - 1, Math.ceil(high - 0.5) - 1)
      const slope = (x1 - x0) / (y1 - y0)
      for (let y = from; y <= to; y += 1) {
        const x = x0 + (y + 0.5 - y0) * slope
        const row = rows.get(y)
        if (row) row.push(x)
        else rows.set(y, [x])
      }
    }
  for (const [y, row] of rows) {
    row.sort((a, b) => a - b)
    for (let i = 0; i + 1 < row.length; i += 2) {
      const from = Math.max(0, Math.ceil((row[i] ?? 0) - 0.5))
      const to = Math.min(width, Math.ceil((row[i + 1] ?? 0) - 0.5))
      if (to > from) top.fill(label, y * width + from, y * width + to)
    }
  }
}
/** The sheets of a picture as a map; label n is shape n - 1. */
export function rasterOf(shapes: readonly Shape[], width: number, height: number): Raster {
  const raster = { width, height, top: new Int32Array(width * height) }
  shapes.forEach((shape, i) => {
    if (shape.kind === 'paper') fill(raster, flatten(shape.d), i + 1)
  })
  return raster
}
