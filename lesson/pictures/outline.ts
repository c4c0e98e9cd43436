// Outlines: what every shape is cut with.
import { moved, type Point, put, round } from './moving.ts'

/** A point of a smooth outline; a third entry makes it a corner. */
export type Knot = readonly [number, number] | readonly [number, number, 'corner']
/** Knots as text, which a reader takes in at once: "0 0!, 10 5, 20 0!"; "!" is a corner. */
export type Knots = string | readonly Knot[]

const read = new Map<string, readonly Knot[]>()
export function knotsOf(knots: Knots): readonly Knot[] {
  if (typeof knots !== 'string') return knots
  const known = read.get(knots)
  if (known) return known
  const made = knots.split(',').map((one): Knot => {
    const [x = 0, y = 0] = one.replace('!', '').trim().split(' ').map(Number)
    return one.endsWith('!') ? [x, y, 'corner'] : [x, y]
  })
  read.set(knots, made)
  return made
}
export const pointsOf = (knots: Knots): Point[] => knotsOf(knots).map(([x, y]) => [x, y])

const still: Point = [0, 0]
/** A smooth outline through knots; corners stay sharp, and two corners in a row make a straight edge. */
export function smooth(outline: Knots, closed = true, ease = 1 / 6): string {
  const knots = knotsOf(outline)
  const count = knots.length
  const at = (index: number): Knot => (closed ? knots[(index + count) % count] : knots[Math.min(count - 1, Math.max(0, index))]) ?? still
  const tangent = (index: number): Point =>
    at(index)[2] ? still : [(at(index + 1)[0] - at(index - 1)[0]) * ease, (at(index + 1)[1] - at(index - 1)[1]) * ease]
  let d = `M${round(at(0)[0])} ${round(at(0)[1])}`
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [p, q] = [at(i), at(i + 1)]
    const [s, t] = [tangent(i), tangent(i + 1)]
    d += `C${round(p[0] + s[0])} ${round(p[1] + s[1])} ${round(q[0] - t[0])} ${round(q[1] - t[1])} ${round(q[0])} ${round(q[1])}`
  }
  return closed ? `${d}Z` : d
}
/** Straight edges all round. */
export const poly = (outline: Knots): string => smooth(knotsOf(outline).map(([x, y]): Knot => [x, y, 'corner']))

export function oval(x: number, y: number, rx: number, ry = rx, turn = 0): string {
  const [a, b] = [rx * 0.5523, ry * 0.5523]
  const raw = `M${rx} 0C${rx} ${b} ${a} ${ry} 0 ${ry}C${-a} ${ry} ${-rx} ${b} ${-rx} 0C${-rx} ${-b} ${-a} ${-ry} 0 ${-ry}C${a} ${-ry} ${rx} ${-b} ${rx} 0Z`
  return moved(raw, put(x, y, 1, turn))
}

export const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  r
    ? `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`
    : `M${x} ${y}H${x + w}V${y + h}H${x}Z`

/** The arch: the mark of the house. x, y is its lower left corner. */
export const arch = (x: number, y: number, w: number, h: number, r = 0): string => {
  const k = (w / 2) * 0.5523
  const top = y - h
  const foot = r ? `Q${x + w} ${y} ${x + w - r} ${y}H${x + r}Q${x} ${y} ${x} ${y - r}` : `V${y}H${x}`
  return `M${x} ${y - r}V${top + w / 2}C${x} ${top + w / 2 - k} ${x + w / 2 - k} ${top} ${x + w / 2} ${top}C${x + w / 2 + k} ${top} ${x + w} ${top + w / 2 - k} ${x + w} ${top + w / 2}V${y - r}${foot}Z`
}

const steps = 10
/** A limb: a band of changing width along a bent line. */
export function limb(
  from: Point,
  bend: Point,
  to: Point,
  widths: readonly number[],
  { flat = false, span = [0, 1] as Point }: { flat?: boolean; span?: Point } = {},
): string {
  // On the inside of a tight bend the edge would run back over itself, so there it is not wider than the bend is round.
  const [ax, ay] = [2 * (from[0] - 2 * bend[0] + to[0]), 2 * (from[1] - 2 * bend[1] + to[1])]
  let tight = Number.POSITIVE_INFINITY
  let turn = 0
  const along = (i: number): { x: number; y: number; vx: number; vy: number } => {
    const t = span[0] + ((span[1] - span[0]) * i) / steps
    const u = 1 - t
    return {
      x: u * u * from[0] + 2 * u * t * bend[0] + t * t * to[0],
      y: u * u * from[1] + 2 * u * t * bend[1] + t * t * to[1],
      vx: 2 * u * (bend[0] - from[0]) + 2 * t * (to[0] - bend[0]),
      vy: 2 * u * (bend[1] - from[1]) + 2 * t * (to[1] - bend[1]),
    }
  }
  for (let i = 0; i <= steps; i += 1) {
    const { vx, vy } = along(i)
    const across = vx * ay - vy * ax
    turn += across
    if (Math.abs(across) > 1e-6) tight = Math.min(tight, (0.95 * Math.hypot(vx, vy) ** 3) / Math.abs(across))
  }
  tight = Math.max(tight, Math.max(...widths) * 0.2)
  const left: Knot[] = []
  const right: Knot[] = []
  for (let i = 0; i <= steps; i += 1) {
    const { x, y, vx, vy } = along(i)
    const length = Math.hypot(vx, vy) || 1
    const [dx, dy] = [vx / length, vy / length]
    const where = (i / steps) * (widths.length - 1)
    const low = Math.min(widths.length - 2, Math.floor(where))
    const [w0 = 0, w1 = 0] = [widths[low], widths[low + 1]]
    const w = (w0 + (w1 - w0) * (where - low)) / 2
    const beside = (ahead: number, aside: number): Knot => [x + dx * w * ahead - dy * w * aside, y + dy * w * ahead + dx * w * aside]
    const edge = (aside: number): Knot =>
      flat && i === steps ? [x - dy * aside, y + dx * aside, 'corner'] : [x - dy * aside, y + dx * aside]
    if (i === 0) left.push(beside(-0.72, 0.7))
    left.push(edge(turn > 0 ? Math.min(w, tight) : w))
    right.unshift(edge(-(turn > 0 ? w : Math.min(w, tight))))
    if (i === 0) right.push(beside(-0.72, -0.7), beside(-1, 0))
    if (i === steps && !flat) left.push(beside(0.72, 0.7), beside(1, 0), beside(0.72, -0.7))
  }
  return smooth([...left, ...right])
}

/** A row of bumps along a line: wool, curls, clouds, the crest of a wave. */
export function bumps(line: Knots, bulge = 0.5): string {
  const points = knotsOf(line)
  let d = ''
  points.slice(1).forEach(([p, q], i) => {
    const [x, y] = points[i] ?? still
    const [dx, dy] = [p - x, q - y]
    const [ox, oy] = [dy * bulge * 1.3, -dx * bulge * 1.3]
    d += `C${round(x + dx * 0.05 + ox)} ${round(y + dy * 0.05 + oy)} ${round(p - dx * 0.05 + ox)} ${round(q - dy * 0.05 + oy)} ${round(p)} ${round(q)}`
  })
  return d
}
export const puffy = (line: Knots, bulge = 0.5): string => {
  const points = pointsOf(line)
  const [first = still] = points
  return `M${round(first[0])} ${round(first[1])}${bumps([...points, first], bulge)}Z`
}
export const ring = (x: number, y: number, rx: number, ry: number, count: number, turn = 0): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const a = (2 * Math.PI * i) / count + turn
    return [x + rx * Math.cos(a), y + ry * Math.sin(a)]
  })
export const star = (x: number, y: number, big: number, small: number, count: number, turn = 0): string =>
  poly(
    Array.from({ length: count * 2 }, (_, i): Point => {
      const a = (Math.PI * i) / count - Math.PI / 2 + turn
      const r = i % 2 ? small : big
      return [x + r * Math.cos(a), y + r * Math.sin(a)]
    }),
  )
