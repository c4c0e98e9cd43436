// Geometry is plain numbers: every shape is moved, turned and scaled here, never by an SVG transform, so a line is as
// thick on a lamb far away as on a face close by.
import type { Shape } from './shape.ts'

export type Point = readonly [number, number]
export type Matrix = readonly [number, number, number, number, number, number]

export const round = (value: number): string => String(Math.round(value * 10) / 10)

export const put = (x: number, y: number, size = 1, turn = 0, flip = false): Matrix => {
  const [c, s] = [Math.cos((turn * Math.PI) / 180) * size, Math.sin((turn * Math.PI) / 180) * size]
  return flip ? [-c, -s, -s, c, x, y] : [c, s, -s, c, x, y]
}
export const apply = (m: Matrix, [x, y]: Point): Point => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]]
export const back = (m: Matrix, [x, y]: Point): Point => {
  const det = m[0] * m[3] - m[1] * m[2]
  const [u, v] = [x - m[4], y - m[5]]
  return [(m[3] * u - m[2] * v) / det, (-m[1] * u + m[0] * v) / det]
}
export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

const arity: Record<string, number> = { C: 3, Q: 2 }

/** The same outline elsewhere. Understands M L H V C Q Z, absolute and relative. */
export function moved(d: string, m: Matrix): string {
  const tokens = d.match(/[a-zA-Z]|-?\d*\.?\d+(?:e-?\d+)?/g) ?? []
  let out = ''
  let command = ''
  let i = 0
  let [x, y, sx, sy] = [0, 0, 0, 0]
  const next = (): number => Number(tokens[i++])
  const write = (px: number, py: number): string => {
    const [qx, qy] = apply(m, [px, py])
    return `${round(qx)} ${round(qy)}`
  }
  while (i < tokens.length) {
    const token = tokens[i] ?? ''
    if (/[a-zA-Z]/.test(token)) {
      command = token
      i += 1
    }
    const relative = command === command.toLowerCase()
    const upper = command.toUpperCase()
    if (upper === 'Z') {
      out += 'Z'
      ;[x, y] = [sx, sy]
      continue
    }
    const [bx, by] = relative ? [x, y] : [0, 0]
    if (upper === 'H' || upper === 'V') {
      if (upper === 'H') x = bx + next()
      else y = by + next()
      out += `L${write(x, y)}`
      continue
    }
    const pairs: string[] = []
    for (let k = arity[upper] ?? 1; k > 0; k -= 1) {
      const [px, py] = [bx + next(), by + next()]
      pairs.push(write(px, py))
      if (k === 1) [x, y] = [px, py]
    }
    out += upper + pairs.join(' ')
    if (upper === 'M') {
      ;[sx, sy] = [x, y]
      command = relative ? 'l' : 'L'
    }
  }
  return out
}
export const set = (shapes: readonly Shape[], m: Matrix): Shape[] => {
  const size = Math.hypot(m[0], m[1])
  return shapes.map((shape) => ({ ...shape, d: moved(shape.d, m), ...(shape.width ? { width: shape.width * size } : {}) }))
}
/** The box around shapes, by the points of their outlines. */
export function boxOf(shapes: readonly Shape[]): { x0: number; x1: number; y0: number; y1: number } {
  const box = { x0: Infinity, x1: -Infinity, y0: Infinity, y1: -Infinity }
  for (const { d } of shapes)
    for (const [, x, y] of moved(d, put(0, 0)).matchAll(/(-?[\d.]{1,12}) (-?[\d.]{1,12})/g)) {
      box.x0 = Math.min(box.x0, Number(x))
      box.x1 = Math.max(box.x1, Number(x))
      box.y0 = Math.min(box.y0, Number(y))
      box.y1 = Math.max(box.y1, Number(y))
    }
  return box
}
