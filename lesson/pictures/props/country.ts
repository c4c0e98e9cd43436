// Out of doors: fire, water, weather, plants that a story turns on.
import { put, set } from '../moving.ts'
import { box, bumps, limb, oval, poly, puffy, ring, smooth } from '../outline.ts'
import { C, shade } from '../palette.ts'
import { paper, pen, type Shape, tint } from '../shape.ts'
import { fold } from './fold.ts'
import { nature } from './nature.ts'

const flame = (k: number): Shape[] =>
  [
    paper(smooth('-58 0, -70 -60, -40 -46, -20 -150!, 16 -80, 44 -110, 62 -30, 40 4'), C.coral, { lift: true }),
    paper(smooth('-30 0, -34 -40, -6 -90!, 14 -50, 30 -30, 24 2'), C.sun),
  ].map((one) => set([one], put(0, 0, k))[0] ?? one)
const cloud = (colour: string): Shape[] => [
  paper(`M-110 0${bumps('-110 0, -76 -44, -14 -72, 48 -48, 106 0', 0.34)}Z`, colour, { lift: true }),
]
const bands = [C.coral, C.sun, C.leaf, C.tealL, C.plumL]

const rock = (): Shape[] => [
  paper(smooth('-160 0!, -150 -90, -90 -180, 20 -200, 110 -150, 160 -60, 170 0!'), C.stoneD, { lift: true }),
  paper(smooth('-150 -30, -140 -90, -90 -160, -40 -100, -70 -20'), C.stone),
  fold('M30 -150q30 30 26 70M90 -90q20 20 20 50', C.plumM, 4.4),
]
const grapes = (): Shape[] => [
  pen('M0 -130Q10 -160 30 -170', C.wood, 8),
  paper(smooth('0 -140, -60 -150, -80 -110, -30 -100'), C.leaf),
  ...[
    [-36, -100],
    [0, -104],
    [36, -100],
    [-18, -72],
    [18, -72],
    [0, -44],
    [0, -18],
  ].map(([x = 0, y = 0]) => paper(oval(x, y, 22), C.plumL, { lift: true })),
]

export const country = {
  fire: () => flame(1),
  bigFire: () => [
    ...set(flame(1.7), put(-70, 0)),
    ...set(flame(2.2), put(50, 0)),
    ...set(flame(1.2), put(150, 4)),
    ...set(flame(1.2), put(-160, 4)),
  ],
  campfire: () => [
    paper(limb([-70, -6], [0, -20], [70, -34], [22, 24, 22]), C.wood),
    ...set(flame(0.9), put(0, -22)),
    paper(limb([70, -4], [0, -18], [-70, -30], [22, 24, 22]), C.woodD, { lift: true }),
  ],
  burningBush: () => [
    paper(smooth('-16 0!, -20 -60, -60 -110, 60 -110, 20 -60, 18 0!'), C.wood),
    paper(puffy(ring(0, -150, 150, 104, 12, 0.3), 0.3), C.leafD, { lift: true }),
    paper(
      smooth('-96 -90, -130 -180, -86 -170, -92 -290!, -40 -220, -10 -350!, 30 -220, 76 -300!, 78 -180, 128 -200, 96 -90, 0 -70'),
      C.coral,
      { lift: true },
    ),
    paper(smooth('-54 -90, -70 -160, -40 -150, -14 -250!, 16 -160, 44 -190, 56 -90, 0 -76'), C.sun),
  ],
  pillarOfFire: () => [
    paper(smooth('-70 0, -90 -160, -50 -260, -84 -380, -30 -470, 10 -560!, 40 -450, 84 -360, 50 -240, 92 -140, 70 0'), C.coral, {
      lift: true,
    }),
    paper(smooth('-36 0, -50 -140, -20 -240, -40 -360, 4 -460!, 34 -350, 16 -230, 46 -130, 34 0'), C.sun),
  ],
  pillarOfCloud: () => [
    paper(
      `M-90 0${bumps('-90 0, -110 -100, -84 -200, -104 -300, -70 -400, 0 -460, 76 -400, 104 -300, 84 -200, 110 -100, 90 0', 0.3)}Z`,
      C.cream,
      { lift: true },
    ),
  ],
  cloud: () => cloud(C.cream),
  darkCloud: () => cloud(C.plumM),
  rain: () =>
    [-100, -50, 0, 50, 100].map((x, i) =>
      paper(
        smooth(`${x} ${-90 + (i % 2) * 50}!, ${x + 12} ${-56 + (i % 2) * 50}, ${x} ${-42 + (i % 2) * 50}, ${x - 12} ${-56 + (i % 2) * 50}`),
        C.tealP,
      ),
    ),
  lightning: () => [paper(poly('20 -220, -50 -100, -8 -100, -40 0, 60 -130, 12 -130, 50 -220'), C.sunL, { lift: true })],
  rainbow: () =>
    bands.map((colour, i) => {
      const [r, q] = [380 - i * 34, 380 - (i + 1) * 34]
      return paper(`M${-r} 0C${-r} ${-r * 1.33} ${r} ${-r * 1.33} ${r} 0H${q}C${q} ${-q * 1.33} ${-q} ${-q * 1.33} ${-q} 0Z`, colour)
    }),
  sun: () => [
    ...Array.from({ length: 10 }, (_, i) => set([paper(poly('-14 -92, 0 -128, 14 -92'), C.sun)], put(0, -130, 1, i * 36))).flat(),
    paper(oval(0, -130, 82), C.sun, { lift: true }),
  ],
  moon: () => [paper(smooth('20 -200, -60 -170, -80 -110, -50 -40, 30 -20!, -16 -70, -20 -140'), C.cream, { lift: true })],
  stars: () =>
    ['-130 -40', '-60 -150', '20 -70', '90 -170', '150 -60', '-10 -230', '-150 -190'].flatMap((one, i) => {
      const [x = 0, y = 0] = one.split(' ').map(Number)
      return set(nature.star(), put(x, y, 0.3 + (i % 3) * 0.08))
    }),
  wind: () => [pen('M-160 -120H60Q110 -120 110 -160Q110 -190 80 -186M-120 -80H130M-150 -40H30Q70 -40 70 -8Q66 14 44 8', C.cream, 8)],
  /** A wall of water to walk beside; the other one is flipped. */
  wallOfWater: () => [
    paper(smooth('-200 20!, -200 -560!, -60 -600, 40 -560, 96 -470, 70 -420!, 40 -470, 0 -440, 30 -340, 60 -200, 100 20!'), C.tealM, {
      lift: true,
    }),
    paper(smooth('-200 20!, -200 -420!, -80 -440, -20 -340, 10 -180, 40 20!'), C.tealL, { lift: true }),
    fold('M-140 -300Q-80 -200 -70 -60M-170 -200Q-130 -120 -124 -20', C.tealP, 5),
  ],
  waterfall: () => [
    paper(smooth('-60 -240!, 60 -240!, 76 -120, 110 0!, -110 0!, -76 -120'), C.tealL, { lift: true }),
    fold('M-30 -220Q-36 -100 -54 -20M0 -220V-20M30 -220Q36 -100 54 -20', C.tealP, 6),
  ],
  /** Water poured out from as high as a hand. */
  pouredWater: () => [
    paper(smooth('-120 0, -60 -16, -20 -40, -15 -200, -13 -390!, 13 -390!, 15 -200, 20 -40, 60 -16, 120 0, 60 18, -60 18'), C.tealL, {
      lift: true,
    }),
    fold('M0 -370V-30', C.tealP, 5),
  ],
  splash: () =>
    ['-50 0', '50 0', '-90 24', '90 24'].map((one, i) => {
      const [x = 0, y = 0] = one.split(' ').map(Number)
      return paper(smooth(`${x} ${y - 44}!, ${x + 15} ${y - 10}, ${x} ${y + 6}, ${x - 15} ${y - 10}`), i % 2 ? C.tealP : C.cream)
    }),
  /** A stone set up so that a place is remembered. */
  standingStone: () => [
    paper(smooth('-110 0!, -124 -140, -96 -300, -70 -400, 6 -440, 84 -392, 106 -250, 116 -110, 104 0!'), C.stoneD, { lift: true }),
    paper(smooth('-96 -10, -108 -140, -80 -300, -56 -380, -20 -300, -44 -140, -40 -10'), C.stone),
    fold('M40 -340q24 50 18 110M70 -170q14 50 6 90', C.plumM, 5),
  ],
  rock,
  rockWithWater: () => [
    ...rock(),
    paper(smooth('-20 -120!, 30 -124!, 40 -60, 70 0!, 110 30, -60 30, -40 0!, -24 -60'), C.tealL, { lift: true }),
    fold('M0 -100Q4 -40 -6 16M22 -100Q30 -40 46 14', C.tealP, 5),
  ],
  mountain: () => [
    paper(smooth('-330 0!, -180 -230!, -110 -190!, 20 -430!, 110 -270!, 150 -300!, 330 0!'), C.tealM, { lift: true }),
    paper(smooth('-40 -320!, 20 -430!, 68 -346!, 40 -320!, 20 -344!, -8 -312!'), C.cream),
  ],
  cave: () => [
    paper(smooth('-300 0!, -280 -200, -190 -350, 0 -410, 190 -350, 280 -200, 300 0!'), C.stoneD, { lift: true }),
    paper(smooth('-150 0!, -146 -130, -90 -240, 0 -270, 90 -240, 146 -130, 150 0!'), C.plum),
    fold('M-240 -160q20 -40 50 -60M210 -220q30 40 30 80', C.plumM, 4.4),
  ],
  vine: () => [
    paper(smooth('-14 0!, -20 -90, 10 -170, -10 -260!, 14 -260!, 34 -170, 8 -90, 16 0!'), C.wood, { lift: true }),
    pen('M10 -170Q90 -210 170 -180M4 -200Q-70 -250 -160 -220', C.wood, 9),
    ...[
      [-110, -220],
      [60, -240],
      [140, -200],
      [-40, -280],
    ].map(([x = 0, y = 0]) =>
      paper(
        smooth(`${x} ${y - 40}, ${x + 40} ${y - 30}, ${x + 30} ${y + 10}, ${x} ${y + 26}, ${x - 30} ${y + 10}, ${x - 40} ${y - 30}`),
        C.leafD,
        { lift: true },
      ),
    ),
    ...['90 -160', '-90 -180'].flatMap((one) => {
      const [x = 0, y = 0] = one.split(' ').map(Number)
      return [
        [-18, 0],
        [18, 0],
        [0, 4],
        [-9, 26],
        [10, 26],
        [0, 50],
      ].map(([dx = 0, dy = 0]) => paper(oval(x + dx, y + dy, 15), C.plumL))
    }),
  ],
  grapes,
  /** The bunch that two scouts carried on a pole. */
  grapesOnPole: () => [
    paper(limb([-260, -250], [0, -256], [260, -250], [16, 16, 16]), C.wood, { lift: true }),
    ...set(grapes(), put(0, -70, 1.1)),
  ],
  fruitTree: () => [
    ...nature.tree(),
    ...['-60 -250', '0 -310', '50 -240', '-20 -220', '70 -300'].map((one) => {
      const [x = 0, y = 0] = one.split(' ').map(Number)
      return paper(oval(x, y, 18), C.coral, { lift: true })
    }),
  ],
  /** Tall weeds with purple heads. */
  thistles: () =>
    [
      [-70, 250, -12],
      [70, 220, 12],
      [0, 330, 0],
    ].flatMap(([x = 0, high = 0, turn = 0]) =>
      set(
        [
          paper(box(-9, -high, 18, high, 6), C.leafD),
          paper(
            smooth(
              `0 ${-high * 0.28}!, 40 ${-high * 0.5}!, 50 ${-high * 0.38}!, 92 ${-high * 0.52}!, 70 ${-high * 0.26}, 0 ${-high * 0.14}!`,
            ),
            C.leafD,
            { lift: true },
          ),
          paper(
            smooth(
              `0 ${-high * 0.46}!, -40 ${-high * 0.68}!, -50 ${-high * 0.56}!, -92 ${-high * 0.7}!, -70 ${-high * 0.44}, 0 ${-high * 0.32}!`,
            ),
            C.leafD,
            { lift: true },
          ),
          paper(
            smooth(
              `-40 ${-high - 10}!, -44 ${-high - 64}!, -20 ${-high - 46}!, 0 ${-high - 78}!, 20 ${-high - 46}!, 44 ${-high - 64}!, 40 ${-high - 10}!`,
            ),
            C.plumL,
            { lift: true },
          ),
          paper(oval(0, -high, 44, 32), C.leaf),
        ],
        put(x, 0, 1, turn),
      ),
    ),
  sprout: () => [
    paper(smooth('-70 0, -30 -20, 30 -20, 70 0'), C.wood),
    paper(limb([0, -8], [0, -40], [0, -74], [13, 12, 11]), C.leafD),
    paper(smooth('0 -60!, -50 -100, -60 -60'), C.leaf),
    paper(smooth('0 -64!, 50 -110, 62 -66'), C.leafD),
  ],
  seeds: () =>
    ['-60 -10', '-26 -22', '10 -8', '40 -24', '70 -8'].map((one) => {
      const [x = 0, y = 0] = one.split(' ').map(Number)
      return paper(oval(x, y, 11, 8, 20), C.sunD)
    }),
  thorns: () => [
    pen('M-110 0Q-40 -100 20 -40Q70 10 110 -80M-80 0Q0 -40 60 -110', C.woodD, 7),
    pen('M-60 -46l-14 -18M-10 -62l2 -22M50 -20l20 -12M30 -78l-18 -10M86 -40l-16 -14', C.woodD, 5),
  ],
  manna: () => Array.from({ length: 12 }, (_, i) => paper(oval(-130 + i * 24, -10 - ((i * 37) % 50), 12, 9), C.cream)),
  bones: () =>
    [
      [-80, 0, -10],
      [10, 10, 30],
      [70, -10, -30],
    ].flatMap(([x = 0, y = 0, t = 0]) =>
      set(
        [
          paper(
            smooth('-40 -18, -54 -30, -66 -20, -60 -8, -66 4, -54 14, -40 2, 40 2, 54 14, 66 4, 60 -8, 66 -20, 54 -30, 40 -18'),
            C.cream,
            { lift: true },
          ),
        ],
        put(x, y, 0.8, t),
      ),
    ),
  hill: () => [paper(smooth('-420 40!, -300 -60, -90 -150, 90 -150, 300 -60, 420 40!'), C.leafD, { lift: true })],
  path: () => [tint(smooth('-60 -240!, 60 -240!, 180 0!, -180 0!'), C.sand)],
  pit: () => [paper(oval(0, -20, 180, 50), C.woodD, { lift: true }), paper(oval(0, -14, 150, 36), C.plum)],
  logs: () => [
    paper(box(-90, -34, 180, 34, 16), C.wood, { lift: true }),
    paper(box(-70, -68, 150, 34, 16), C.woodL, { lift: true }),
    paper(oval(-90, -17, 12, 17), C.sand),
    paper(oval(-70, -51, 12, 17), C.sand),
  ],
  leafShade: () => [paper(puffy(ring(0, 0, 70, 54, 8), 0.3), shade(C.leaf, 0.04), { lift: true })],
} satisfies Record<string, () => Shape[]>
