import { oval } from '../outline.ts'
import { C } from '../palette.ts'
import { dot, pen, type Shape } from '../shape.ts'

/** A fold or a seam: a pen stroke that the youngest do without. */
export const fold = (d: string, colour: string, width = 4): Shape => pen(d, colour, width, { fine: true })
export const eye = (x: number, y: number, r = 5): Shape => dot(oval(x, y, r, r * 1.25), C.ink)
