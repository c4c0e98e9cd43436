/**
 * One piece of paper or one stroke of the pen.
 * paper: a closed shape, filled in color, white with a black edge as line art.
 * pen:   an open stroke (a smile, a fold).
 * dot:   a small solid shape (an eye), black as line art.
 * tint:  a closed shape without an edge; there is nothing of it in line art (a cheek, a stripe of light).
 */
export interface Shape {
  kind: 'paper' | 'pen' | 'dot' | 'tint'
  d: string
  colour: string
  width?: number
  /** A lifted sheet throws a short flat shadow. */
  lift?: boolean
  opacity?: number
  /** Drawn in one of the two renderings only. */
  only?: 'colour' | 'line'
  /** Detail that the youngest do without: the line art for 3-5 leaves it out. */
  fine?: boolean
  /** Too small to be colored: black in line art, like an open mouth. */
  solid?: boolean
  /** Which person or thing of a scene it belongs to; what is too small to color is joined to its own first. */
  group?: number
}
type More = Partial<Omit<Shape, 'kind' | 'd' | 'colour'>>
export const paper = (d: string, colour: string, more: More = {}): Shape => ({ kind: 'paper', d, colour, ...more })
export const pen = (d: string, colour: string, width = 3.4, more: More = {}): Shape => ({ kind: 'pen', d, colour, width, ...more })
export const dot = (d: string, colour: string): Shape => ({ kind: 'dot', d, colour })
export const tint = (d: string, colour: string, more: More = {}): Shape => ({ kind: 'tint', d, colour, ...more })
