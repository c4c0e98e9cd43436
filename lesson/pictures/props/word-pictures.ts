// What the wise and the prophets point at: a gate that stands open, a worm on a hook, the small teachers of Proverbs.
import { arch, box, bumps, limb, oval, poly, puffy, ring, smooth, star } from '../outline.ts'
import { C, shade } from '../palette.ts'
import { dot, paper, pen, type Shape } from '../shape.ts'
import { eye, fold } from './fold.ts'

const tower = (x: number): Shape =>
  paper(
    poly(
      `${x} 0, ${x} -430, ${x + 24} -430, ${x + 24} -396, ${x + 48} -396, ${x + 48} -430, ${x + 72} -430, ${x + 72} -396, ${x + 96} -396, ${x + 96} -430, ${x + 120} -430, ${x + 120} 0`,
    ),
    C.sandD,
    { lift: true },
  )
const blossoms = (at: string, r: number): Shape[] =>
  at.split(', ').map((one, i) => {
    const [x = 0, y = 0] = one.split(' ').map(Number)
    return paper(puffy(ring(x, y, r * 0.7, r * 0.62, 6, i), 0.5), i % 2 ? C.coralL : C.cream, { lift: true })
  })
const branch = (x: number, y: number, bx: number, by: number, tx: number, ty: number, width: number): Shape =>
  paper(limb([x, y], [bx, by], [tx, ty], [width, width * 0.8, width * 0.5]), C.wood)
const worm = (): Shape[] => [
  paper(limb([-70, -16], [-44, -74], [-10, -18], [26, 28, 28]), shade(C.coral, 0.12), { lift: true }),
  paper(limb([-14, -16], [30, 10], [52, -58], [28, 30, 34]), C.coral, { lift: true }),
  eye(56, -62, 4.4),
]
const marks = (x: number, y: number, count: number): string => Array.from({ length: count }, (_, i) => `M${x + i * 46} ${y}l5 62`).join('')

export const wordPictures = {
  /** The gate of a town with both its leaves open. */
  openGate: () => [
    tower(-260),
    tower(140),
    paper(poly('-150 0, -150 -370, 150 -370, 150 0'), C.sand),
    paper(arch(-110, 0, 220, 320), C.sunL),
    paper(poly('-110 0, -110 -226, -188 -262, -188 34'), C.wood, { lift: true }),
    paper(poly('110 0, 110 -226, 188 -262, 188 34'), C.wood, { lift: true }),
    fold('M-149 -240V14M149 -240V14', C.woodD, 5),
  ],
  /** A rock face with ledges for hands and feet; it rises to the right. */
  crag: () => [
    paper(
      poly('-130 20, -96 -90, -30 -116, -48 -230, 30 -262, 14 -380, 96 -414, 84 -530, 170 -570, 180 -650, 460 -660, 460 20'),
      C.stoneD,
      { lift: true },
    ),
    paper(poly('-130 20, -96 -90, -30 -116, -10 20'), C.stone),
    paper(poly('-48 -230, 30 -262, 50 -140, 0 -150'), C.stone),
    paper(poly('14 -380, 96 -414, 112 -290, 60 -300'), C.stone),
    fold('M190 -480q30 60 20 140M280 -340q26 70 14 150M180 -190q24 60 10 120', C.plumM, 5),
  ],
  wolf: () => [
    paper(limb([-110, -112], [-170, -96], [-176, -30], [30, 36, 12]), C.stoneD, { lift: true }),
    ...[-86, -54, 56, 88].map((x, i) =>
      paper(limb([x, -90], [x + 6, -46], [x, -6], [32, 26, 24]), i % 2 ? C.stoneD : shade(C.stoneD, 0.16)),
    ),
    paper(smooth('-120 -110, -100 -156, 0 -160, 96 -168, 116 -120, 80 -78, -90 -76'), C.stoneD, { lift: true }),
    paper(poly('92 -178, 96 -226, 126 -188'), shade(C.stoneD, 0.16)),
    paper(poly('130 -190, 142 -230, 162 -180'), shade(C.stoneD, 0.16)),
    paper(smooth('82 -150, 104 -194, 150 -190, 184 -150, 214 -128, 206 -106, 150 -100, 104 -108'), C.stoneD, { lift: true }),
    paper(smooth('128 -116, 170 -140, 214 -128, 206 -106, 150 -100'), C.stoneL, { fine: true }),
    dot(oval(208, -126, 8, 7), C.ink),
    eye(150, -156),
  ],
  /** A small furry animal that lives in the rocks. */
  hyrax: () => [
    ...[-54, -20, 40, 66].map((x) => paper(box(x - 12, -26, 26, 26, 8), C.woodD)),
    paper(smooth('-96 -40, -80 -96, -10 -116, 60 -100, 84 -60, 60 -18, -70 -14'), C.wood, { lift: true }),
    paper(oval(56, -128, 15, 17), C.woodD),
    paper(smooth('26 -96, 48 -130, 92 -128, 124 -96, 120 -74, 70 -62, 34 -70'), C.wood, { lift: true }),
    dot(oval(120, -90, 8, 7), C.ink),
    eye(84, -102, 6),
  ],
  lizard: () => [
    paper(limb([-60, -30], [-140, -60], [-176, 6], [36, 26, 8]), C.leafD, { lift: true }),
    ...[
      [-46, -26, -76, 20],
      [-30, -40, -44, -88],
      [44, -26, 70, 20],
      [40, -40, 74, -88],
    ].map(([x = 0, y = 0, tx = 0, ty = 0]) => paper(limb([x, y], [(x + tx) / 2 + 10, (y + ty) / 2], [tx, ty], [20, 18, 20]), C.leafD)),
    paper(smooth('-80 -34, -40 -58, 30 -58, 66 -34, 30 -10, -40 -10'), C.leafD, { lift: true }),
    paper(smooth('56 -52, 100 -66, 140 -36, 100 -4, 56 -18'), C.leafD, { lift: true }),
    eye(108, -46, 6),
  ],
  worm,
  /** What a fish wants, and what is in it. */
  wormOnHook: () => [
    pen('M0 -640V-150', C.cream, 6),
    paper(limb([0, -160], [4, -90], [0, -44], [14, 14, 14]), C.stoneD),
    paper(limb([2, -50], [-40, 20], [-74, -40], [14, 14, 14]), C.stoneD),
    paper(poly('-92 -22, -82 -76, -56 -36'), C.stoneD, { solid: true }),
    paper(limb([30, -122], [-40, -116], [-6, -66], [30, 32, 32]), C.coral, { lift: true }),
    paper(limb([-8, -70], [40, -50], [46, 0], [32, 32, 26]), C.coral, { lift: true }),
    eye(28, -126, 4.4),
  ],
  /** Somebody has walked here, away from us. */
  footprints: () =>
    [0, 1, 2, 3, 4].map((i) => {
      const k = 1 - i * 0.13
      return paper(oval((i % 2 ? 34 : -34) * k, -i * 74 * (1 - i * 0.07), 20 * k, 32 * k, i % 2 ? 8 : -8), C.woodL)
    }),
  /** An almond tree in bloom: white as an old head. */
  almondTree: () => [
    branch(-10, -190, -60, -260, -130, -290, 28),
    branch(0, -210, 0, -300, 20, -370, 28),
    branch(14, -190, 70, -250, 140, -280, 28),
    paper(smooth('-44 0!, -26 -70, -26 -150, -22 -220, 0 -236, 22 -220, 26 -150, 28 -70, 50 0!'), C.wood, { lift: true }),
    ...blossoms('-150 -296, -86 -250, -100 -350, -40 -316, -30 -410, 34 -366, 96 -400, 76 -310, 156 -330, 140 -256', 50),
  ],
  /** Lilies as high as a child. */
  lilies: () =>
    [
      [-96, 230, C.cream],
      [0, 300, C.coral],
      [96, 250, C.sun],
    ].flatMap(([x, high, colour]) => {
      const [at, top] = [Number(x), -Number(high)]
      return [
        paper(limb([at, 0], [at + 8, top / 2], [at, top + 20], [18, 17, 16]), C.leafD, { lift: true }),
        paper(smooth(`${at} -30!, ${at + 20} -80, ${at + 60} -110!, ${at + 52} -60, ${at + 12} -16!`), C.leafD),
        paper(
          smooth(
            `${at - 16} ${top + 30}!, ${at - 60} ${top - 20}, ${at - 66} ${top - 84}!, ${at - 30} ${top - 44}!, ${at} ${top - 100}!, ${at + 30} ${top - 44}!, ${at + 66} ${top - 84}!, ${at + 60} ${top - 20}, ${at + 16} ${top + 30}!`,
          ),
          String(colour),
          { lift: true },
        ),
      ]
    }),
  /** The sky torn open, light behind it. */
  tornSky: () => [
    paper(
      poly(
        '-330 -60, -230 -84, -210 -130, -120 -120, -60 -190, 20 -150, 90 -200, 150 -130, 250 -120, 340 -56, 230 -40, 180 10, 96 -6, 30 70, -40 10, -130 40, -200 -16',
      ),
      C.tealP,
      { lift: true },
    ),
    paper(
      poly(
        '-250 -62, -190 -76, -160 -104, -100 -92, -40 -146, 20 -116, 80 -150, 130 -100, 260 -66, 160 -24, 90 -36, 26 24, -40 -22, -130 2, -180 -36',
      ),
      C.sun,
      { lift: true },
    ),
    paper(poly('-150 -62, -50 -96, 20 -80, 110 -88, 150 -64, 60 -56, 20 -30, -40 -46'), C.cream),
  ],
  /** The inside of a pit, as big as the sheet: dark walls, and the sky far up. */
  deepPit: () => [
    paper(box(-420, -980, 840, 1000), C.plum),
    paper(
      smooth('-420 -980!, 420 -980!, 420 20!, 330 20!, 300 -300, 250 -620, 150 -800, -150 -800, -250 -620, -300 -300, -330 20!, -420 20!'),
      shade(C.plumM, 0.2),
    ),
    paper(oval(0, -800, 170, 62), C.stoneD, { lift: true }),
    paper(oval(0, -806, 140, 46), C.tealL),
    paper(smooth('-340 -60!, 0 -84, 340 -60!, 340 20!, -340 20!'), C.woodD),
    ...[
      [-330, -520, 60],
      [-300, -250, 70],
      [320, -430, 66],
      [290, -160, 60],
    ].map(([x = 0, y = 0, r = 0]) => paper(oval(x, y, r, r * 0.5, 8), C.plumM, { fine: true })),
  ],
  /** Four ways that meet, as one sees them who stands there. */
  crossroads: () => [
    paper(
      smooth(
        '-34 -250!, 34 -250!, 70 -130!, 430 -120!, 430 -20!, 110 -20!, 180 140!, -180 140!, -110 -20!, -430 -20!, -430 -120!, -70 -130!',
      ),
      C.woodL,
      {
        lift: true,
      },
    ),
  ],
  /** A rock on which somebody has counted the days. */
  tallyRock: () => [
    paper(smooth('-190 0!, -206 -180, -160 -340, -30 -400, 110 -370, 190 -240, 206 0!'), C.stoneD, { lift: true }),
    paper(smooth('-166 -40, -176 -190, -130 -310, -20 -366, 96 -336, 166 -220, 176 -40, 60 -20, -70 -20'), C.stoneL),
    pen([marks(-92, -312, 5), marks(-132, -212, 7), marks(-132, -112, 4)].join(''), C.plumM, 10),
  ],
  /** The wheel of a cart. */
  cartWheel: () => [
    paper(oval(0, -120, 120), C.woodD, { lift: true }),
    paper(oval(0, -120, 92), C.sand),
    ...[0, 1, 2, 3].map((i) => {
      const [dx, dy] = [Math.cos((i * Math.PI) / 4) * 96, Math.sin((i * Math.PI) / 4) * 96]
      return paper(limb([-dx, -120 - dy], [0, -120], [dx, -120 + dy], [18, 18, 18]), C.wood)
    }),
    paper(oval(0, -120, 28), C.woodL, { lift: true }),
  ],
  /** A straight stick. */
  rod: () => [paper(box(-9, -260, 18, 270, 8), C.woodD, { lift: true })],
  /** An iron that makes iron sharp, by its handle. */
  ironFile: () => [
    paper(box(-20, -70, 40, 80, 14), C.wood, { lift: true }),
    paper(smooth('-22 -66!, 22 -66!, 22 -220, 0 -250!, -22 -220'), C.stoneD, { lift: true }),
    fold('M-14 -100l28 -16M-14 -130l28 -16M-14 -160l28 -16M-14 -190l28 -16', C.plumM, 4),
  ],
  sparks: () => [paper(star(0, 0, 70, 30, 8, 0.2), C.sun), paper(star(0, 0, 30, 18, 8), C.cream)],
  /** The sun that heals, with its wings. */
  sunWithWings: () => [
    ...[-1, 1].flatMap((side) => [
      paper(
        `M${side * 70} -60${bumps(
          [
            [side * 70, -60],
            [side * 130, -20],
            [side * 196, -40],
            [side * 256, -84],
            [side * 310, -150],
          ],
          side * -0.34,
        )}L${side * 200} -190L${side * 70} -160Z`,
        C.sunL,
        { lift: true },
      ),
      fold(`M${side * 130} -50L${side * 150} -170M${side * 196} -70L${side * 214} -176`, C.sunD, 5),
    ]),
    paper(oval(0, -120, 104), C.sun, { lift: true }),
    paper(oval(0, -120, 66), C.sunL),
  ],
} satisfies Record<string, () => Shape[]>
