// Line art to color in: the borders of the regions, and the strokes and dots that nothing lies on.
import type { Point } from '../moving.ts'
import { H, W } from '../places/sky.ts'
import type { Shape } from '../shape.ts'
import { borderPath, drawn, simplified } from './borders.ts'
import { flatten, type Raster, rasterOf } from './raster.ts'
import { type Regions, regionsOf } from './regions.ts'
import { strokesOf, visible } from './strokes.ts'

/** Weights of line, in units of the sheet, and the smallest region in mm², where the sheet is printed 165 mm wide. */
export const weights = { 'young-kids': { pen: 3.8, least: 60 }, children: { pen: 3.2, least: 15 } } as const
export type Weight = keyof typeof weights
const millimeter = W / 165

const shown = (shapes: readonly Shape[], weight: Weight): Shape[] =>
  shapes.filter(({ only, fine }) => only !== 'colour' && (weight === 'children' || !fine))
export function regionsFor(shapes: readonly Shape[], weight: Weight): { regions: Regions; raster: Raster } {
  const sheets = shown(shapes, weight)
  const raster = rasterOf(
    sheets.map((one) => (one.solid ? { ...one, kind: 'dot' as const } : one)),
    W,
    H,
  )
  const { pen, least } = weights[weight]
  return { regions: regionsOf(raster, least * millimeter * millimeter, pen, (sheet) => sheets[sheet - 1]?.group), raster }
}
/** A picture to color: black lines on white, and nothing to color that is too small for the age. */
export function coloring(all: readonly Shape[], weight: Weight): string {
  const { pen, least } = weights[weight]
  const { regions, raster } = regionsFor(all, weight)
  let solid = ''
  const sheets = shown(all, weight)
  const papers = new Set(sheets.filter(({ kind }) => kind === 'paper').map(({ group }) => group))
  // A stroke on somebody who was too small to stay would hang in the air.
  const stays = new Set(regions.sheet.filter((_, i) => (regions.area[i] ?? 0) > 0).map((sheet) => sheets[sheet - 1]?.group))
  const gone = ({ group }: Shape): boolean => group !== undefined && !stays.has(group) && papers.has(group)
  sheets.forEach((shape, index) => {
    if (gone(shape)) return
    if (shape.kind === 'dot' || shape.solid) {
      const [outline = []] = flatten(shape.d)
      const [x, y] = outline.reduce(([a, b], [c, e]) => [a + c / outline.length, b + e / outline.length] as Point, [0, 0] as Point)
      if (
        visible(
          [
            [x, y],
            [x + 1, y],
          ],
          index,
          raster,
        ).length
      )
        solid += shape.d
    }
  })
  const kept = sheets.map((one) => (one.kind === 'pen' && gone(one) ? { ...one, d: '' } : one))
  const { lines, inked } = strokesOf(kept, raster, regions, pen, least * millimeter * millimeter)
  const strokes = lines.map((line) => drawn(simplified(line, 0.5))).join('')
  return `<path d="${borderPath(regions)}${strokes}" fill="none" stroke="#000" stroke-width="${pen}" stroke-linecap="round" stroke-linejoin="round"/>${solid ? `<path d="${solid}" fill="#000"/>` : ''}${inked ? `<path d="${inked}" stroke="#000" stroke-width="2"/>` : ''}`
}
