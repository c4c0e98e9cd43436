// Clothes: all of them from the two edges of the pose, so that a new pose is dressed at once.
import { between, type Point } from '../moving.ts'
import { type Knot, smooth } from '../outline.ts'
import { C, shade } from '../palette.ts'
import { paper, pen, type Shape } from '../shape.ts'
import { pointAt } from './body.ts'
import type { View } from './head.ts'
import { type Person, skinOf } from './person.ts'

export interface Edges {
  back: readonly Point[]
  front: readonly Point[]
  hem: readonly Point[]
  waist: readonly Point[]
  /** How much of the skirt there is. */
  cut: number
}
const corner = ([x, y]: Point): Knot => [x, y, 'corner']

/** A band between two rows of the body, from t0 to t1 of its width. */
function panel({ back, front }: Edges, from: number, to: number, t0: number, t1: number, drop = 0): string {
  const rows = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  const edge = (t: number): Point[] =>
    rows.map((row) => {
      const [x, y] = between(pointAt(back, row), pointAt(front, row), t)
      return [x, row === to ? y + drop : y]
    })
  const round = (points: Point[]): Knot[] => points.map((p, i) => (i === 0 || i === points.length - 1 ? corner(p) : p))
  return smooth([...round(edge(t0)), ...round(edge(t1)).toReversed()])
}
/** A band across the body at a height between two rows. */
function band({ back, front }: Edges, row: number, from: number, to: number, sag: number): string {
  const at = (t: number): [Point, Point] => [
    between(pointAt(back, row), pointAt(back, row + 1), t),
    between(pointAt(front, row), pointAt(front, row + 1), t),
  ]
  const [[a, b], [p, q]] = [at(from), at(to)]
  return `M${a[0] - 2} ${a[1]}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + sag} ${b[0] + 2} ${b[1]}L${q[0] + 2} ${q[1]}Q${(p[0] + q[0]) / 2} ${(p[1] + q[1]) / 2 + sag} ${p[0] - 2} ${p[1]}Z`
}
function trimOf({ back, front, hem, cut }: Edges): string {
  const up = 0.27 / (cut < 1 ? 0.62 : 1)
  const [b, f] = [pointAt(back, 5), pointAt(front, 5)]
  const [bu, fu] = [between(b, pointAt(back, 4), up), between(f, pointAt(front, 4), up)]
  const rise: Point = [(bu[0] + fu[0] - b[0] - f[0]) / 2, (bu[1] + fu[1] - b[1] - f[1]) / 2]
  const high = hem.map(([x, y]): Point => [x + rise[0], y + rise[1]])
  return smooth([corner(b), ...hem, corner(f), corner(fu), ...high.toReversed(), corner(bu)])
}
const wide = (points: readonly Point[]): string => {
  const [a, b, c, d] = [pointAt(points, 0), pointAt(points, 1), pointAt(points, 2), pointAt(points, 3)]
  return `M${a.join(' ')}Q${(a[0] + b[0]) / 2} ${a[1] + 12} ${b.join(' ')}L${c.join(' ')}Q${(c[0] + d[0]) / 2} ${c[1] + 12} ${d.join(' ')}Z`
}
function armour(edges: Edges): Shape[] {
  const line = (t: number): Shape => {
    const row = (side: readonly Point[]): Point => between(pointAt(side, 1), pointAt(side, 3), t)
    const [a, b] = [between(row(edges.back), row(edges.front), 0.08), between(row(edges.back), row(edges.front), 0.92)]
    return pen(`M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${a[1] + 24} ${b[0]} ${b[1]}`, C.plumM, 4, { fine: true })
  }
  return [paper(panel(edges, 1, 3, 0.06, 0.94), C.sunD), line(0.34), line(0.67)]
}
function patch({ back, front }: Edges): Shape[] {
  const [x, y] = between(pointAt(back, 4), pointAt(front, 4), 0.62)
  return [
    paper(smooth(`${x - 20} ${y - 24}!, ${x + 20} ${y - 20}!, ${x + 16} ${y + 18}!, ${x - 22} ${y + 14}!`), C.coralL, { fine: true }),
    ...[-10, 4].map((dx) => pen(`M${x + dx} ${y - 30}v12`, C.plumM, 3, { fine: true })),
  ]
}
/** A collar lies on the shoulders, between neck and chest. */
function collar({ back, front }: Edges, colour: string): Shape[] {
  const [a, b, c, d] = [pointAt(back, 0), pointAt(front, 0), pointAt(front, 1), pointAt(back, 1)]
  const low: Point = [(c[0] + d[0]) / 2, (c[1] + d[1]) / 2 + 46]
  const knots: Knot[] = [corner(a), [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 10], corner(b), between(b, c, 0.9), low, between(a, d, 0.9)]
  return [paper(smooth(knots), colour)]
}

export function clothesOf(who: Person, edges: Edges, view: View): Shape[] {
  const { back, front, hem } = edges
  const outline = smooth([
    corner(pointAt(back, 0)),
    ...back.slice(1, 5),
    corner(pointAt(back, 5)),
    ...hem,
    corner(pointAt(front, 5)),
    ...front.slice(1, 5).toReversed(),
    corner(pointAt(front, 0)),
  ])
  const tone = skinOf(who)
  if (who.bare) {
    const skirt = who.short ? [paper(panel(edges, 3, 5, -0.03, 1.03, 6), C[who.tunic], { lift: true })] : []
    const chest = between(pointAt(back, 2), pointAt(front, 2), 0.5)
    const [x, y] = chest
    const ribs = `M${x - 38} ${y - 2}Q${x - 18} ${y + 12} ${x - 4} ${y - 2}M${x + 8} ${y - 2}Q${x + 24} ${y + 12} ${x + 42} ${y - 2}`
    return [paper(outline, tone, { lift: true }), ...(view === 'front' ? [pen(ribs, shade(tone, 0.2), 3.4, { fine: true })] : []), ...skirt]
  }
  const cloth: Shape[] = [paper(outline, C[who.tunic], { lift: true })]
  who.stripes?.forEach((name, i) => {
    const row = i < 2 ? 1 : i === 2 ? 3 : 4
    const at = i === 0 ? 0.5 : i === 1 ? 0.95 : i === 2 ? 0.55 : 0.3
    cloth.push(paper(band(edges, row, at, at + (row === 1 ? 0.4 : 0.25), 10), C[name]))
  })
  if (who.trim) cloth.push(paper(trimOf(edges), C[who.trim]))
  if (who.patches) cloth.push(...patch(edges))
  if (who.armour) cloth.push(...armour(edges))
  if (who.sash) cloth.push(paper(edges.waist.length ? wide(edges.waist) : band(edges, 3, 0, 0.26, 12), C[who.sash]))
  if (who.collar) cloth.push(...collar(edges, C[who.collar]))
  if (who.mantle) cloth.push(paper(panel(edges, 0, 5, -0.06, view === 'back' ? 1.06 : 0.34, 9), C[who.mantle], { lift: true }))
  return cloth
}
export const wingsOf = (): Shape[] => [
  paper(smooth('20 -330, 70 -420, 150 -460, 196 -440, 190 -370, 170 -300, 140 -240, 90 -190, 40 -220'), C.sunL, { lift: true }),
  pen('M72 -300Q120 -330 186 -372', C.sunD, 4, { fine: true }),
  pen('M70 -262Q120 -280 166 -302', C.sunD, 4, { fine: true }),
]
/** A foot with the strap of a sandal. */
export function footOf(tone: string, flat: boolean): Shape[] {
  const foot = paper(smooth('-17 -14, 2 -18, 30 -6, 44 8, 34 15, -12 15, -20 4'), tone)
  return flat ? [foot] : [foot, pen('M8 -15Q16 0 8 14', C.woodD, 5, { fine: true })]
}
