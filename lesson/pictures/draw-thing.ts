// One thing alone: on a card, on a page to color.
import { coloring, type Weight } from './line/coloring.ts'
import { boxOf, put, set } from './moving.ts'
import { arch } from './outline.ts'
import { H, W } from './places/sky.ts'
import { drawProp, type PropName } from './props/props.ts'
import { inColour, inLine } from './render.ts'
import { paper, type Shape } from './shape.ts'

/** Shapes as large as fits a box around (0, 0); standing on its lower edge where `ground`. */
export function fitted(shapes: readonly Shape[], width: number, height: number, ground = false): Shape[] {
  const plain = set(shapes, put(0, 0))
  const { x0, x1, y0, y1 } = boxOf(plain)
  const k = Math.min(width / (x1 - x0), height / (y1 - y0))
  return set(plain, put(-((x0 + x1) / 2) * k, ground ? height / 2 - y1 * k : -((y0 + y1) / 2) * k, k))
}
const svg = (inside: string, box4: string, label: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box4}" role="img" aria-label="${label}">${inside}</svg>`
const standing = (what: PropName, y: number, size: number): Shape[] => set(fitted(drawProp(what), size, size), put(W / 2, y))

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
