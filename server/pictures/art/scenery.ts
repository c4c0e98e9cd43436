import { at, dot, line, oval, ring, shape, stroke, tube } from './ink.ts'

/** The picture inside the frame of a page. */
export const frame = { width: 728, height: 716 }
const { width, height } = frame

/** A surface that fills everything below its upper edge. */
const ground = (edge: string) => shape(`M -20 ${edge} L ${width + 20} ${height + 20} L -20 ${height + 20} Z`)
export const hills = (y: number, rise = 90): string =>
  ground(`${y + 20} Q ${width * 0.28} ${y - rise} ${width * 0.62} ${y + 26} Q ${width * 0.84} ${y - rise * 0.7} ${width + 20} ${y + 10}`)
export const meadow = (y: number, bend = 40): string => ground(`${y} Q ${width / 2} ${y - bend} ${width + 20} ${y}`)
export const bigHill = (y: number, top: number): string =>
  ground(
    `${y} Q ${width * 0.12} ${y - 10} ${width * 0.28} ${(y + top) / 2} Q ${width / 2} ${top - (y - top) * 0.35} ${width * 0.74} ${(y + top) / 2} Q ${width * 0.9} ${y - 10} ${width + 20} ${y}`,
  )
export const floor = (y: number): string => shape(`M -20 ${y} L ${width + 20} ${y} L ${width + 20} ${height + 20} L -20 ${height + 20} Z`)

export function waves(y: number, rise: number, count: number, shift = 0): string {
  const step = width / count
  let d = `M ${-2 * step + shift} ${y}`
  for (let i = -2; i <= count + 1; i++) d += ` q ${step * 0.25} ${-rise} ${step * 0.5} 0 q ${step * 0.25} ${rise * 0.6} ${step * 0.5} 0`
  return shape(`${d} L ${width + 200} ${height + 20} L -200 ${height + 20} Z`)
}

export function sun(x: number, y: number, radius = 44): string {
  const rays = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return stroke(`M ${x + cos * (radius + 13)} ${y + sin * (radius + 13)} L ${x + cos * (radius + 36)} ${y + sin * (radius + 36)}`)
  }).join('')
  return (
    rays +
    ring(x, y, radius) +
    dot(x - 14, y - 6, 4) +
    dot(x + 14, y - 6, 4) +
    stroke(`M ${x - 16} ${y + 11} Q ${x} ${y + 27} ${x + 16} ${y + 11}`)
  )
}
export const moon = (x: number, y: number, radius = 44): string =>
  shape(
    `M ${x + radius * 0.4} ${y - radius} A ${radius} ${radius} 0 1 0 ${x + radius * 0.4} ${y + radius} A ${radius * 0.85} ${radius * 1.05} 0 0 1 ${x + radius * 0.4} ${y - radius} Z`,
  )
export function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 ? radius * 0.45 : radius
    const angle = (i * Math.PI) / 5 - Math.PI / 2
    return `${x + Math.cos(angle) * reach} ${y + Math.sin(angle) * reach}`
  })
  return shape(`M ${points.join(' L ')} Z`)
}
export const cloud = (x: number, y: number, scale = 1): string =>
  at(x, y, scale, shape('M 0 0 a 30 30 0 0 1 10 -58 a 44 44 0 0 1 82 -22 a 38 38 0 0 1 70 22 a 30 30 0 0 1 -4 58 Z', line / scale))
export const drop = (x: number, y: number): string => shape(`M ${x} ${y} q -11 20 0 28 q 11 -8 0 -28 Z`)

export const tree = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    shape('M -14 0 Q -8 -40 -12 -80 L 12 -80 Q 8 -40 14 0 Z', line / scale) +
      shape(
        'M -20 -70 Q -78 -66 -68 -118 Q -84 -160 -38 -170 Q -14 -206 22 -182 Q 68 -186 66 -140 Q 92 -96 44 -78 Q 14 -58 -20 -70 Z',
        line / scale,
      ) +
      stroke('M -36 -116 q 14 -16 28 0 M 8 -142 q 14 -16 28 0 M 4 -98 q 12 -12 24 0', line / scale),
  )
export const palm = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    tube('M 0 0 Q -14 -80 8 -150', 22, line / scale) +
      [
        'M 8 -152 Q -50 -196 -84 -132 Q -44 -158 8 -152 Z',
        'M 8 -152 Q 66 -200 104 -138 Q 60 -162 8 -152 Z',
        'M 8 -152 Q -36 -150 -52 -88 Q -20 -126 8 -152 Z',
        'M 8 -152 Q 56 -148 72 -90 Q 38 -126 8 -152 Z',
        'M 8 -154 Q -20 -206 10 -222 Q 34 -196 8 -154 Z',
      ]
        .map((leaf) => shape(leaf, line / scale))
        .join('') +
      ring(2, -148, 8, line / scale) +
      ring(16, -146, 8, line / scale),
  )
export const bush = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    shape('M -60 0 Q -84 -34 -50 -48 Q -44 -82 -8 -70 Q 22 -92 42 -60 Q 80 -54 60 0 Z', line / scale) +
      stroke('M -30 -30 q 10 -12 20 0 M 12 -40 q 10 -12 20 0', line / scale),
  )
export const grass = (x: number, y: number): string =>
  stroke(`M ${x} ${y} q -4 -16 -12 -20 M ${x} ${y} q 0 -18 2 -26 M ${x} ${y} q 6 -14 14 -18`)
export function flower(x: number, y: number, scale = 1): string {
  const petals = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3
    return ring(Math.cos(angle) * 16, -62 + Math.sin(angle) * 16, 11, line / scale)
  }).join('')
  return at(
    x,
    y,
    scale,
    stroke('M 0 0 Q 4 -24 0 -46', line / scale) +
      shape('M 0 -12 Q 26 -34 30 -10 Q 14 2 0 -12 Z', line / scale) +
      petals +
      ring(0, -62, 11, line / scale),
  )
}
export const stones = (x: number, y: number): string => oval(x, y, 30, 18) + oval(x + 40, y + 8, 20, 13) + oval(x - 34, y + 10, 17, 11)

/** A house of the land: flat roof, a stair outside, a small window. */
export const house = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    shape('M -90 0 L -90 -130 L 90 -130 L 90 0 Z', line / scale) +
      shape('M -100 -130 L -100 -150 L 100 -150 L 100 -130 Z', line / scale) +
      shape('M -22 0 L -22 -58 Q 0 -86 22 -58 L 22 0 Z', line / scale) +
      shape('M 46 -96 h 26 v 30 h -26 Z', line / scale) +
      shape('M -72 -96 h 26 v 30 h -26 Z', line / scale) +
      stroke('M 59 -96 v 30 M 46 -81 h 26 M -59 -96 v 30 M -72 -81 h 26', line / scale),
  )
export const tent = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    shape('M -120 0 L -6 -140 L 120 0 Z', line / scale) +
      shape('M -34 0 L -6 -92 L 30 0 Z', line / scale) +
      stroke('M -6 -140 l -4 -18 M -6 -140 l 10 -16 M -78 -52 L -58 0 M 66 -66 L 78 0', line / scale),
  )
export const boatHull = (x: number, y: number): string =>
  at(
    x,
    y,
    1,
    shape('M -236 0 Q -262 -36 -274 -44 Q -250 112 -140 118 L 140 118 Q 250 112 274 -44 Q 262 -36 236 0 Z') +
      stroke('M -246 36 L 246 36 M -228 68 L 228 68 M -190 98 L 190 98'),
  )
export const mast = (x: number, y: number): string =>
  at(
    x,
    y,
    1,
    shape('M -7 0 L -7 -320 L 7 -320 L 7 0 Z') +
      shape('M -150 -296 L 150 -296 Q 122 -206 150 -116 Q 0 -88 -150 -116 Q -122 -206 -150 -296 Z') +
      stroke('M -76 -296 Q -60 -206 -76 -104 M 76 -296 Q 60 -206 76 -104') +
      shape('M -164 -310 H 164 V -294 H -164 Z'),
  )
export const pillar = (x: number, y: number, tall: number): string =>
  shape(`M ${x - 22} ${y} V ${y - tall} H ${x + 22} V ${y} Z`) +
  stroke(`M ${x - 8} ${y - 10} V ${y - tall + 10} M ${x + 8} ${y - 10} V ${y - tall + 10}`) +
  shape(`M ${x - 32} ${y - tall} h 64 v -18 h -64 Z`) +
  shape(`M ${x - 32} ${y} h 64 v 16 h -64 Z`)
export const wall = (y: number, tall: number): string => {
  const teeth = Array.from({ length: 9 }, (_, i) => `h 46 v ${i % 2 ? 26 : -26}`).join(' ')
  const bricks = [1, 2, 3].map((row) => stroke(`M -10 ${y - tall + row * (tall / 4)} H ${width + 10}`)).join('')
  return shape(`M -20 ${y} V ${y - tall} ${teeth} H ${width + 20} V ${y} Z`) + bricks
}
