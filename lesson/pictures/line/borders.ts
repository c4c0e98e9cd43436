// The borders between regions as smooth lines: one line between two neighbors, so that nothing is drawn twice.
import { type Point, round } from '../moving.ts'
import type { Regions } from './regions.ts'

/** Border pieces between points of the grid, from every corner of it. */
function graphOf({ width, height, at }: Regions): Map<number, number[]> {
  const graph = new Map<number, number[]>()
  const stride = width + 1
  const join = (a: number, b: number): void => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const list = graph.get(from)
      if (list) list.push(to)
      else graph.set(from, [to])
    }
  }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const here = at[y * width + x]
      if (x + 1 < width && at[y * width + x + 1] !== here) join(y * stride + x + 1, (y + 1) * stride + x + 1)
      if (y + 1 < height && at[(y + 1) * width + x] !== here) join((y + 1) * stride + x, (y + 1) * stride + x + 1)
    }
  return graph
}
/** Walks the borders: from junction to junction, then the closed rings. */
function chainsOf(graph: Map<number, number[]>): number[][] {
  const used = new Set<number>()
  const key = (a: number, b: number): number => (a < b ? a * 2 ** 21 + (b - a) : b * 2 ** 21 + (a - b))
  const chains: number[][] = []
  const walk = (start: number, second: number): void => {
    const chain = [start, second]
    used.add(key(start, second))
    for (;;) {
      const here = chain.at(-1) ?? start
      const ways = graph.get(here) ?? []
      if (ways.length !== 2 || here === start) break
      const next = ways.find((one) => !used.has(key(here, one)))
      if (next === undefined) break
      used.add(key(here, next))
      chain.push(next)
    }
    chains.push(chain)
  }
  for (const [node, ways] of graph) if (ways.length !== 2) for (const way of ways) if (!used.has(key(node, way))) walk(node, way)
  for (const [node, ways] of graph) for (const way of ways) if (!used.has(key(node, way))) walk(node, way)
  return chains
}
/** The stairs of the grid made smooth: the middle of every piece, averaged along the line; ends stay where lines meet. */
function smoothed(points: readonly Point[], closed: boolean): Point[] {
  let line = [...points]
  for (let pass = 0; pass < 3; pass += 1)
    line = line.map((point, i): Point => {
      const last = line.length - 1
      if (!closed && (i === 0 || i === last)) return point
      const before = line[i === 0 ? last - 1 : i - 1] ?? point
      const after = line[i === last ? 1 : i + 1] ?? point
      return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4]
    })
  return line
}
/** Without the points that a straight line says as well. */
export function simplified(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(dx, dy)
  let [far, most] = [0, 0]
  points.forEach(([x, y], i) => {
    const off = length < 1e-6 ? Math.hypot(x - first[0], y - first[1]) : Math.abs((x - first[0]) * dy - (y - first[1]) * dx) / length
    if (off > most) [far, most] = [i, off]
  })
  if (most <= tolerance) return [first, last]
  return [...simplified(points.slice(0, far + 1), tolerance).slice(0, -1), ...simplified(points.slice(far), tolerance)]
}
/** A line through points; where it turns gently it is a curve, where sharply a corner. */
export function drawn(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  let d = `M${round(first[0])} ${round(first[1])}`
  const tangent = (i: number): Point => {
    const [before, here, after] = [points[i - 1], points[i], points[i + 1]]
    if (!before || !after || !here) return [0, 0]
    const [ax, ay, bx, by] = [here[0] - before[0], here[1] - before[1], after[0] - here[0], after[1] - here[1]]
    const [la, lb] = [Math.hypot(ax, ay) || 1, Math.hypot(bx, by) || 1]
    if ((ax * bx + ay * by) / (la * lb) < 0.5) return [0, 0]
    const k = Math.min(la, lb) / 3 / Math.hypot(ax / la + bx / lb, ay / la + by / lb)
    return [(ax / la + bx / lb) * k, (ay / la + by / lb) * k]
  }
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [p, q] = [points[i] ?? first, points[i + 1] ?? first]
    const [s, t] = [tangent(i), tangent(i + 1)]
    d += `C${round(p[0] + s[0])} ${round(p[1] + s[1])} ${round(q[0] - t[0])} ${round(q[1] - t[1])} ${round(q[0])} ${round(q[1])}`
  }
  return d
}

/** All borders as one path. */
export function borderPath(regions: Regions): string {
  const stride = regions.width + 1
  return chainsOf(graphOf(regions))
    .map((chain) => {
      const corners = chain.map((node): Point => [node % stride, Math.floor(node / stride)])
      const closed = chain.length > 2 && chain[0] === chain.at(-1)
      const middles = corners.slice(1).map(([x, y], i): Point => [(x + (corners[i]?.[0] ?? x)) / 2, (y + (corners[i]?.[1] ?? y)) / 2])
      const [head, tail] = [corners[0], corners.at(-1)]
      const line = closed || !head || !tail ? [...middles, ...middles.slice(0, 1)] : [head, ...middles, tail]
      return drawn(simplified(smoothed(line, closed), 0.55))
    })
    .join('')
}
