// One thing alone: in an arch as a cover, on a card, on a page to color.
import type { AgeGroup } from '#contract/lesson-book.ts'
import { coloring, type Weight } from './line/coloring.ts'
import { put, set } from './moving.ts'
import { arch, box } from './outline.ts'
import { C } from './palette.ts'
import { H, W } from './places/sky.ts'
import { drawProp, type PropName } from './props/props.ts'
import { inColour, inLine } from './render.ts'
import { paper, type Shape, tint } from './shape.ts'

const numbers = (shapes: readonly Shape[]): (readonly [number, number])[] =>
  shapes.flatMap(({ d }) => [...d.matchAll(/(-?[\d.]{1,12}) (-?[\d.]{1,12})/g)].map((m) => [Number(m[1]), Number(m[2])] as const))

/** Shapes as large as fits a box around (0, 0); standing on its lower edge where `ground`. */
export function fitted(shapes: readonly Shape[], width: number, height: number, ground = false): Shape[] {
  const plain = set(shapes, put(0, 0))
  const points = numbers(plain)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const k = Math.min(width / (x1 - x0), height / (y1 - y0))
  return set(plain, put(-((x0 + x1) / 2) * k, ground ? height / 2 - y1 * k : -((y0 + y1) / 2) * k, k))
}
const grounds = [C.tealP, C.sunL, C.coralL, C.leafL, C.plumP] as const
/** A ground on which a thing is seen; the same thing has always the same. */
const groundOf = (what: PropName): string =>
  grounds[[...what].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % grounds.length] ?? C.tealP
const svg = (inside: string, box4: string, label: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box4}" role="img" aria-label="${label}">${inside}</svg>`
const standing = (what: PropName, y: number, size: number): Shape[] => set(fitted(drawProp(what), size, size), put(W / 2, y))

const groundOfAge: Record<AgeGroup, string> = { 'young-kids': C.coralL, children: C.sunL, teens: C.tealP }
/** The cover of a book whose passage no scene shows, on the ground of its age where that is known. */
export function thingCover(what: PropName, label: string, age?: AgeGroup): string {
  const frame = arch(0, H, W, H, 24)
  const ground = [
    paper(frame, age ? groundOfAge[age] : groundOf(what)),
    tint(box(0, 760, W, H - 760, 24), C.sand),
    ...standing(what, 560, 520),
  ]
  return svg(
    `<path d="${frame}" fill="#fffdf7" stroke="#fffdf7" stroke-width="36" stroke-linejoin="round"/>${inColour(ground)}`,
    `-22 -22 ${W + 44} ${H + 44}`,
    label,
  )
}
/** The same before there is a book, in line. */
export function thingOutline(what: PropName, label: string): string {
  const frame = arch(0, H, W, H, 24)
  return svg(
    `<path d="${frame}" fill="#fffdf7" stroke="#fffdf7" stroke-width="36" stroke-linejoin="round"/>${inLine(standing(what, 560, 520), 5)}`,
    `-22 -22 ${W + 44} ${H + 44}`,
    label,
  )
}
/** A thing to color, in an arch. */
export const thingLine = (what: PropName, weight: Weight, label: string): string =>
  svg(
    `${coloring([paper(arch(20, H - 20, W - 40, H - 40, 24), '#fff'), ...standing(what, 540, 600).map((one) => ({ ...one, group: 1 }))], weight)}`,
    `0 0 ${W} ${H}`,
    label,
  )
/** A thing in a square of 240, in color or as line art. */
export function thingCard(what: PropName, look: 'colour' | 'line', label: string): string {
  const shapes = fitted(drawProp(what), 210, 210)
  return svg(look === 'colour' ? inColour(shapes) : inLine(shapes, 3), '-120 -120 240 240', label)
}
