import { C } from './palette.ts'
import type { Shape } from './shape.ts'

/** Color: paper without edges, each lifted sheet with a short flat shadow. */
export function inColour(shapes: readonly Shape[]): string {
  return shapes
    .filter((one) => one.only !== 'line')
    .map((one) => {
      const see = one.opacity === undefined ? '' : ` opacity="${one.opacity}"`
      if (one.kind === 'pen')
        return `<path d="${one.d}" fill="none" stroke="${one.colour}" stroke-width="${Math.max(2, one.width ?? 3).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"${see}/>`
      const shadow = one.lift ? `<path d="${one.d}" fill="${C.plum}" opacity=".17" transform="translate(-3 5)"/>` : ''
      return `${shadow}<path d="${one.d}" fill="${one.colour}" fill-rule="evenodd"${see}/>`
    })
    .join('')
}

/** Line art: white paper with an even black edge. */
export function inLine(shapes: readonly Shape[], width: number): string {
  const edge = `stroke="#000" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
  return shapes
    .filter((one) => one.only !== 'colour' && one.kind !== 'tint')
    .map((one) => {
      if (one.kind === 'pen') return `<path d="${one.d}" fill="none" ${edge}/>`
      if (one.kind === 'dot') return `<path d="${one.d}" fill="#000"/>`
      return `<path d="${one.d}" fill="#fff" fill-rule="evenodd" ${edge}/>`
    })
    .join('')
}
