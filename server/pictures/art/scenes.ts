import { at, oval, ring, shape, stroke, tube } from './ink.ts'
import { type Person, person } from './person.ts'
import * as draw from './scenery.ts'

/** Where a story happens. */
export type Place =
  'field' | 'sea' | 'house' | 'road' | 'hill' | 'garden' | 'temple' | 'stable' | 'night' | 'city' | 'desert' | 'mountain' | 'palace'
/** Where somebody stands: the feet, and how large. */
type Spot = { x: number; y: number; scale: number; flip?: boolean }
/** Where a thing lies: its middle on the ground, and how wide. */
type Shelf = { x: number; y: number; size: number }
type Stage = { back: string; people: Spot[]; front: string; things: Shelf[] }
export type Thing = (x: number, y: number, size: number) => string

const bottomRow: Shelf[] = [
  { x: 84, y: 702, size: 100 },
  { x: 644, y: 702, size: 100 },
  { x: 364, y: 704, size: 90 },
  { x: 224, y: 704, size: 84 },
  { x: 504, y: 704, size: 84 },
]
const standing = (y: number, scale: number): Spot[] => [
  { x: 364, y, scale },
  { x: 572, y: y + 6, scale: scale * 0.94, flip: true },
  { x: 156, y: y + 8, scale: scale * 0.94 },
]

const stages: Record<Place, () => Stage> = {
  field: () => ({
    back:
      draw.sun(620, 96) + draw.cloud(60, 130) + draw.cloud(300, 96, 0.75) + draw.hills(360) + draw.tree(86, 404, 1.15) + draw.meadow(430),
    people: standing(586, 1.25),
    front: draw.grass(110, 600) + draw.grass(620, 600) + draw.flower(52, 592, 0.8) + draw.flower(680, 590, 0.8),
    things: bottomRow,
  }),
  sea: () => ({
    back:
      draw.cloud(30, 120, 0.95) +
      draw.cloud(530, 110, 1) +
      [70, 120, 170].map((x, i) => draw.drop(x, 140 + (i % 2) * 34)).join('') +
      [570, 630, 690].map((x, i) => draw.drop(x, 130 + (i % 2) * 34)).join('') +
      draw.waves(440, 44, 5) +
      draw.mast(364, 450),
    people: [
      { x: 364, y: 474, scale: 1.1 },
      { x: 540, y: 474, scale: 0.96, flip: true },
      { x: 190, y: 474, scale: 0.96 },
    ],
    front: draw.boatHull(364, 432) + draw.waves(540, 44, 4, -60) + draw.waves(622, 38, 5, 30),
    things: [
      { x: 130, y: 706, size: 104 },
      { x: 600, y: 706, size: 104 },
      { x: 364, y: 708, size: 92 },
    ],
  }),
  house: () => ({
    back:
      stroke('M 70 -10 V 520 M 658 -10 V 520') +
      shape('M 110 150 Q 170 70 230 150 V 260 H 110 Z') +
      stroke('M 170 110 V 260 M 110 200 H 230') +
      shape('M 520 520 V 260 Q 580 170 640 260 V 520 Z') +
      ring(544, 400, 7) +
      tube('M 364 -10 V 70', 10) +
      shape('M 316 70 Q 364 40 412 70 L 396 104 H 332 Z') +
      draw.floor(520) +
      stroke('M -10 580 H 740 M -10 650 H 740'),
    people: standing(600, 1.3),
    front: '',
    things: bottomRow,
  }),
  road: () => ({
    back:
      draw.sun(96, 92, 40) +
      draw.cloud(300, 110, 0.8) +
      draw.cloud(540, 130) +
      draw.hills(330, 110) +
      draw.house(600, 350, 0.75) +
      draw.meadow(400, 30) +
      shape('M 470 386 Q 560 430 430 470 Q 220 520 180 740 L 640 740 Q 560 560 580 500 Q 620 420 520 386 Z') +
      draw.tree(96, 470, 1.1),
    people: [
      { x: 392, y: 628, scale: 1.3 },
      { x: 566, y: 590, scale: 1.05, flip: true },
      { x: 216, y: 640, scale: 1.2 },
    ],
    front: draw.stones(668, 560) + draw.grass(60, 570),
    things: [
      { x: 90, y: 694, size: 104 },
      { x: 650, y: 694, size: 104 },
      { x: 380, y: 704, size: 76 },
    ],
  }),
  hill: () => ({
    back:
      draw.sun(110, 100, 40) +
      draw.cloud(480, 120) +
      draw.hills(470, 60) +
      draw.bigHill(610, 330) +
      draw.bush(96, 590, 0.9) +
      draw.bush(640, 592, 0.9),
    people: [
      { x: 364, y: 470, scale: 1.2 },
      { x: 540, y: 560, scale: 1.05, flip: true },
      { x: 190, y: 562, scale: 1.05 },
    ],
    front: draw.grass(300, 560) + draw.grass(440, 600),
    things: bottomRow,
  }),
  garden: () => ({
    back:
      draw.sun(364, 88, 40) +
      draw.hills(380, 50) +
      draw.tree(96, 470, 1.5) +
      draw.tree(640, 470, 1.5) +
      draw.meadow(440, 20) +
      draw.bush(250, 470) +
      draw.bush(490, 470),
    people: standing(606, 1.25),
    front: [36, 280, 452, 692].map((x) => draw.flower(x, 598, 0.85)).join(''),
    things: bottomRow,
  }),
  temple: () => ({
    back:
      shape('M 40 190 L 364 40 L 688 190 Z') +
      shape('M 60 190 H 668 V 226 H 60 Z') +
      draw.pillar(120, 500, 250) +
      draw.pillar(608, 500, 250) +
      shape('M 290 516 V 330 Q 364 240 438 330 V 516 Z') +
      stroke('M 364 284 V 516') +
      shape('M 20 516 H 708 V 560 H 20 Z') +
      shape('M -20 560 H 748 V 606 H -20 Z') +
      draw.floor(606) +
      draw.star(364, 130, 26),
    people: [
      { x: 364, y: 600, scale: 1.25 },
      { x: 520, y: 606, scale: 1.12, flip: true },
      { x: 208, y: 606, scale: 1.12 },
    ],
    front: '',
    things: bottomRow,
  }),
  stable: () => ({
    back:
      draw.star(364, 80, 52) +
      draw.star(90, 110, 20) +
      draw.star(640, 130, 22) +
      draw.hills(420, 40) +
      shape('M 90 540 V 250 H 116 V 540 Z') +
      shape('M 612 540 V 250 H 638 V 540 Z') +
      shape('M 40 270 L 364 140 L 688 270 L 668 300 L 364 180 L 60 300 Z') +
      stroke('M 150 236 v 30 M 220 208 v 30 M 290 180 v 28 M 440 180 v 28 M 510 208 v 30 M 580 236 v 30') +
      draw.meadow(540, 16),
    people: [
      { x: 240, y: 610, scale: 1.2 },
      { x: 490, y: 610, scale: 1.2, flip: true },
      { x: 628, y: 640, scale: 1.05, flip: true },
    ],
    front: at(
      364,
      650,
      1.1,
      stroke('M -46 -50 L -66 0 M 46 -50 L 66 0') +
        shape('M -84 -66 H 84 L 60 -18 H -60 Z') +
        stroke('M -72 -42 H 72') +
        shape('M -84 -66 Q -70 -92 -44 -80 Q -20 -104 12 -84 Q 48 -100 60 -78 Q 82 -84 84 -66 Z') +
        shape('M -26 -74 Q -30 -104 30 -108 Q 66 -104 62 -78 Q 20 -66 -26 -74 Z') +
        oval(-32, -94, 20, 21) +
        stroke('M -40 -94 q 4 4 8 0 M -28 -94 q 4 4 8 0 M -36 -85 q 4 4 9 0'),
    ),
    things: [
      { x: 90, y: 694, size: 104 },
      { x: 650, y: 704, size: 84 },
    ],
  }),
  night: () => ({
    back:
      draw.moon(610, 110) +
      [
        [70, 90, 20],
        [190, 160, 16],
        [310, 70, 22],
        [440, 150, 16],
        [500, 60, 14],
        [120, 240, 14],
      ]
        .map(([x, y, r]) => draw.star(x ?? 0, y ?? 0, r ?? 0))
        .join('') +
      draw.hills(390, 90) +
      draw.house(130, 410, 0.8) +
      draw.meadow(450, 30),
    people: standing(600, 1.25),
    front: draw.bush(40, 584, 0.8) + draw.bush(694, 584, 0.8),
    things: bottomRow,
  }),
  city: () => ({
    back:
      draw.sun(640, 80, 38) +
      draw.cloud(60, 110, 0.8) +
      draw.house(250, 290, 0.7) +
      draw.house(470, 280, 0.8) +
      draw.wall(470, 190) +
      shape('M 20 470 V 200 H 130 V 470 Z') +
      shape('M 10 200 V 170 H 40 V 184 H 60 V 170 H 90 V 184 H 110 V 170 H 140 V 200 Z') +
      shape('M 598 470 V 200 H 708 V 470 Z') +
      shape('M 588 200 V 170 H 618 V 184 H 638 V 170 H 668 V 184 H 688 V 170 H 718 V 200 Z') +
      shape('M 290 470 V 350 Q 364 270 438 350 V 470 Z') +
      stroke('M 330 318 V 470 M 364 310 V 470 M 398 318 V 470 M 290 400 H 438') +
      draw.meadow(474, 8),
    people: standing(610, 1.25),
    front: draw.stones(76, 560) + draw.grass(660, 580),
    things: bottomRow,
  }),
  desert: () => ({
    back:
      draw.sun(110, 100, 46) +
      draw.hills(360, 70) +
      draw.tent(590, 440, 1.15) +
      draw.palm(110, 470, 1.25) +
      draw.meadow(440, 20) +
      stroke('M 200 500 q 40 -14 80 0 M 460 520 q 40 -14 80 0'),
    people: standing(600, 1.25),
    front: draw.stones(664, 566),
    things: bottomRow,
  }),
  mountain: () => ({
    back:
      draw.cloud(20, 150, 0.9) +
      draw.cloud(560, 120, 0.9) +
      shape('M -20 520 L 190 170 L 290 330 L 410 90 L 580 380 L 640 300 L 760 520 Z') +
      shape('M 360 190 L 410 90 L 470 192 L 440 176 L 416 206 L 390 178 Z') +
      shape('M 154 230 L 190 170 L 226 228 L 204 216 L 188 236 L 174 218 Z') +
      draw.meadow(490, 30) +
      draw.tree(70, 540, 0.9) +
      draw.tree(668, 540, 0.9),
    people: standing(612, 1.25),
    front: draw.grass(150, 590) + draw.grass(580, 590),
    things: bottomRow,
  }),
  palace: () => ({
    back:
      stroke('M -10 60 Q 120 150 182 60 Q 290 150 364 60 Q 440 150 546 60 Q 620 150 740 60') +
      draw.pillar(70, 520, 380) +
      draw.pillar(658, 520, 380) +
      shape('M 274 520 V 250 Q 364 140 454 250 V 520 Z') +
      shape('M 296 520 V 270 Q 364 186 432 270 V 520 Z') +
      ring(364, 204, 14) +
      draw.floor(530) +
      shape('M 250 740 L 316 530 H 412 L 478 740 Z'),
    people: [
      { x: 364, y: 560, scale: 1.25 },
      { x: 560, y: 622, scale: 1.15, flip: true },
      { x: 168, y: 622, scale: 1.15 },
    ],
    front: '',
    things: bottomRow,
  }),
}
export const places = Object.keys(stages) as Place[]

/** A whole scene, 728 by 716: the place, up to three people with the first in the middle, and things to find. */
export function scene({ place, people, things }: { place: Place; people: Person[]; things: Thing[] }): string {
  const stage = stages[place]()
  const cast = stage.people.slice(0, people.length).map((spot, index) => {
    const who = people[index]
    return who ? at(spot.x, spot.y, spot.scale * 1.17, person(who), spot.flip) : ''
  })
  // Who stands farther back is drawn first.
  const order = stage.people
    .slice(0, people.length)
    .map((spot, index) => ({ y: spot.y, drawn: cast[index] ?? '' }))
    .sort((a, b) => a.y - b.y)
  const props = stage.things.slice(0, things.length).map(({ x, y, size }, index) => things[index]?.(x - size / 2, y - size, size) ?? '')
  return [stage.back, ...order.map((one) => one.drawn), stage.front, ...props].join('')
}
