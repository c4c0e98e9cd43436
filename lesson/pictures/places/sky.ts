// The sheet, the sky, the ground and the water, on 800 x 960.
import { box, bumps, type Knots, oval, pointsOf, smooth } from '../outline.ts'
import { C, shade } from '../palette.ts'
import { paper, pen, type Shape, tint } from '../shape.ts'

export const times = ['day', 'dawn', 'dusk', 'night', 'storm'] as const
export type Time = (typeof times)[number]
export interface Stage {
  back: Shape[]
  /** Before the people; what has a z of 100 or more stands before it. */
  front: Shape[]
}
/** The papers of the night sky and its stars. */
export const skyPapers: ReadonlySet<string> = new Set([C.tealD, C.teal, C.cream, C.sunL])
export const W = 800
export const H = 960

export const sheet = (colour: string): Shape => tint(box(-10, -10, W + 20, H + 20), colour)
const cloud = (x: number, y: number, k: number, colour: string): Shape =>
  paper(
    `M${x - 100 * k} ${y}${bumps(
      [
        [x - 100 * k, y],
        [x - 70 * k, y - 40 * k],
        [x - 14 * k, y - 66 * k],
        [x + 44 * k, y - 44 * k],
        [x + 96 * k, y],
      ],
      0.34,
    )}Z`,
    colour,
    { lift: true },
  )
/** A hill or a plain: everything below a line. */
export const ground = (line: Knots, colour: string): Shape => {
  const points = pointsOf(line)
  const [left, right] = [points[0]?.[1] ?? H, points.at(-1)?.[1] ?? H]
  return paper(
    smooth([[-20, left, 'corner'], ...points, [W + 20, right, 'corner'], [W + 20, H + 20, 'corner'], [-20, H + 20, 'corner']]),
    colour,
    { lift: true },
  )
}
export const waves = (y: number, deep: number, shift: number, colour: string, step = 116): Shape => {
  let d = `M${-160 + shift} ${y}`
  for (let i = 0; i < 10; i += 1) d += `q${step / 2} ${-deep} ${step} 0`
  return paper(`${d}V${H + 30}H${-160 + shift}Z`, colour, { lift: true })
}
/** Waves of a storm: they roll over. */
export const breakers = (y: number, k: number, shift: number, colour: string): Shape => {
  let d = `M${-220 + shift} ${y}`
  for (let i = 0; i < 7; i += 1)
    d += `c${46 * k} ${-4 * k} ${74 * k} ${-30 * k} ${100 * k} ${-64 * k}c${34 * k} ${-8 * k} ${64 * k} ${16 * k} ${58 * k} ${42 * k}c${-18 * k} ${-14 * k} ${-36 * k} ${-8 * k} ${-36 * k} ${8 * k}c${4 * k} ${12 * k} ${20 * k} ${14 * k} ${42 * k} ${14 * k}`
  return paper(`${d}V${H + 30}H${-220 + shift}Z`, colour, { lift: true })
}
const sunAt = (x: number, y: number, r: number): Shape[] => [
  paper(oval(x, y, r * 2.3, r * 2.3), C.sunL, { opacity: 0.4 }),
  paper(oval(x, y, r * 1.6, r * 1.6), C.sunL, { opacity: 0.7 }),
  paper(oval(x, y, r, r), C.cream),
]
export const stars = (places: string): Shape[] =>
  pointsOf(places).map(([x, y], i) =>
    paper(
      smooth(
        `${x} ${y - 13}!, ${x + 4} ${y - 4}, ${x + 13} ${y}!, ${x + 4} ${y + 4}, ${x} ${y + 13}!, ${x - 4} ${y + 4}, ${x - 13} ${y}!, ${x - 4} ${y - 4}`,
      ),
      i % 3 ? C.cream : C.sunL,
      { fine: true },
    ),
  )
const birds = (x: number, y: number): Shape =>
  pen(`M${x} ${y}q12 -14 24 0q12 -14 24 0M${x + 70} ${y - 34}q10 -12 20 0q10 -12 20 0`, C.plum, 4, { fine: true })

export function sky(time: Time, sunX = 620, sunY = 190): Shape[] {
  if (time === 'day')
    return [
      sheet(C.tealP),
      ...sunAt(sunX, sunY, 62).map((s, i) => (i < 2 ? s : { ...s, colour: C.sunL })),
      cloud(200, 250, 1, C.cream),
      cloud(560, 330, 0.7, C.cream),
    ]
  if (time === 'dawn') return [sheet(C.sun), ...sunAt(sunX, sunY, 74), birds(sunX < 300 ? 560 : 120, 280)]
  if (time === 'dusk') return [sheet(C.coralL), ...sunAt(sunX, sunY, 74), birds(110, 330)]
  if (time === 'night')
    return [
      sheet(C.tealD),
      tint(oval(400, 420, 440, 420), C.teal),
      ...stars('130 270, 250 190, 560 210, 690 260, 770 480, 470 330, 560 420, 240 470'),
    ]
  return [
    sheet(C.tealM),
    tint(oval(400, 600, 520, 420), C.tealL, { opacity: 0.5 }),
    cloud(180, 240, 1.5, C.plumM),
    cloud(620, 200, 1.7, C.plumM),
    cloud(410, 150, 1.5, shade(C.plumM, 0.3)),
    ...pointsOf('120 300, 250 330, 400 250, 560 300, 690 290, 330 420, 60 420, 740 430').map(([x, y]) =>
      paper(smooth(`${x} ${y}!, ${x + 2} ${y + 30}, ${x - 10} ${y + 42}, ${x - 21} ${y + 30}`), C.tealP, { fine: true }),
    ),
  ]
}
