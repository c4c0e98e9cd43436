// What Moses and the prophets showed: a snake of bronze on a pole, a heart of stone, a river that does not stop.
import { box, bumps, limb, oval, poly, puffy, ring, smooth, star } from '../outline.ts'
import { C, shade } from '../palette.ts'
import { paper, pen, type Shape } from '../shape.ts'
import { eye, fold } from './fold.ts'

const heartEdge = '0 0!, -66 -56, -98 -108, -86 -158, -44 -172, 0 -138!, 44 -172, 86 -158, 98 -108, 66 -56'
const flower = (x: number, y: number, r: number, colour: string): Shape[] => [
  paper(puffy(ring(x, y, r * 0.62, r * 0.62, 5, 0.3), 0.55), colour, { lift: true }),
  paper(oval(x, y, r * 0.42), C.sun),
]

export const signs = {
  /** A rock with a cleft as high as a man. */
  cleftRock: () => [
    paper(smooth('-330 20!, -330 -260, -270 -470, -150 -620, 0 -700, 130 -640, 250 -470, 310 -260, 330 20!'), C.stoneD, { lift: true }),
    paper(smooth('-330 20!, -326 -260, -270 -460, -170 -590!, -200 -420, -220 -200, -200 20!'), C.stone),
    paper(smooth('-150 20!, -168 -220, -130 -430, -30 -600!, 70 -440, 130 -240, 160 20!'), C.plum),
    fold('M210 -420q30 90 26 170M250 -200q16 60 10 120', C.plumM, 5),
  ],
  /** A rock with words cut into it. */
  carvedRock: () => [
    paper(smooth('-190 0!, -200 -160, -150 -330, -40 -400, 80 -380, 160 -260, 190 -100, 196 0!'), C.stoneD, { lift: true }),
    paper(smooth('-150 -90, -146 -250, -70 -330, 60 -320, 120 -220, 130 -90, 60 -60, -90 -60'), C.stoneL),
    pen('M-100 -250H40M-110 -200H90M-110 -150H-10', C.plumM, 10),
  ],
  /** Light that is more than the sun's. */
  glory: () => [paper(star(0, -200, 200, 150, 16), C.sun), paper(oval(0, -200, 132), C.sunL), paper(oval(0, -200, 88), C.cream)],
  blankTablets: () =>
    [-52, 52].map((x) =>
      paper(smooth(`${x - 46} 0!, ${x - 46} -110!, ${x - 30} -146, ${x} -156, ${x + 30} -146, ${x + 46} -110!, ${x + 46} 0!`), C.stone, {
        lift: true,
      }),
    ),
  /** The snake of bronze that Moses lifted up. */
  snakeOnPole: () => [
    ...[
      [46, -250, -46, -312],
      [46, -370, -46, -432],
    ].map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) => paper(limb([x0, y0], [0, (y0 + y1) / 2], [x1, y1], [34, 32, 34]), shade(C.sunD, 0.3))),
    paper(box(-15, -600, 30, 600, 6), C.wood, { lift: true }),
    paper(box(-80, -576, 160, 28, 8), C.woodL, { lift: true }),
    paper(limb([-84, -142], [-70, -210], [46, -250], [12, 26, 36]), C.sunD, { lift: true }),
    paper(limb([-46, -312], [0, -338], [46, -370], [36, 36, 36]), C.sunD, { lift: true }),
    paper(limb([-46, -432], [-10, -476], [60, -486], [36, 36, 34]), C.sunD, { lift: true }),
    paper(smooth('36 -512, 76 -530, 124 -500, 128 -478, 96 -456, 52 -462'), C.sun, { lift: true }),
    eye(92, -500),
    pen('M126 -486l22 2l10 -8M148 -484l10 8', C.coralD, 4),
  ],
  heart: () => [paper(smooth(heartEdge), C.coral, { lift: true }), fold('M-66 -112q-4 -26 20 -34', C.coralL, 6)],
  heartOfStone: () => [
    paper(smooth(heartEdge), C.stoneD, { lift: true }),
    paper(poly('-4 -138, 12 -134, -6 -100, 28 -78, 2 -34, -12 -42, 8 -74, -30 -100'), C.plum, { solid: true }),
  ],
  /** A heart with words written on it. */
  heartWritten: () => [paper(smooth(heartEdge), C.coral, { lift: true }), pen('M-58 -118H58M-50 -90H50M-30 -62H30', C.cream, 8)],
  /** Flowers to wear on the head. */
  garland: () => [
    paper(smooth('-84 -14, -44 10, 0 16, 44 10, 84 -14, 80 -34, 40 -12, 0 -6, -40 -12, -80 -34'), C.leafD, { lift: true }),
    ...flower(-70, -20, 22, C.coral),
    ...flower(-26, 2, 24, C.cream),
    ...flower(26, 2, 24, C.coral),
    ...flower(70, -20, 22, C.cream),
  ],
  ashes: () => [
    paper(smooth('-170 4, -120 -34, -50 -58, 20 -66, 90 -44, 170 4, 60 14, -70 14'), C.stoneD, { lift: true }),
    paper(smooth('-80 -20, -20 -40, 40 -36, 70 -16, 0 -6'), C.stone, { fine: true }),
  ],
  /** A river that comes down from the hills and does not stop. */
  rollingRiver: () => [
    paper(
      smooth(
        '-10 -340!, 24 -340!, 36 -300, 14 -264, 50 -232, 140 -196, 170 -146, 124 -96, 170 -40, 330 40!, -330 40!, -270 -14, -180 -70, -64 -120, 10 -160, -24 -204, -92 -246, -70 -296',
      ),
      C.tealM,
      { lift: true },
    ),
    ...[
      [-30, -254, 22],
      [90, -150, 34],
      [-20, -64, 44],
      [130, -6, 40],
      [-160, 10, 46],
    ].map(([x = 0, y = 0, w = 0]) =>
      paper(
        `M${x - w * 1.5} ${y}${bumps(
          [-1.5, -0.5, 0.5, 1.5].map((k) => [x + w * k, y] as const),
          0.42,
        )}Z`,
        C.tealP,
      ),
    ),
  ],
  /** A cistern that cannot hold its water. */
  crackedCistern: () => [
    paper(smooth('-150 -150!, 150 -150!, 130 0!, -130 0!'), C.stone, { lift: true }),
    paper(oval(0, -150, 150, 40), C.stoneL, { lift: true }),
    paper(oval(0, -146, 118, 26), C.plum),
    paper(poly('2 -122, 18 -122, -2 -90, 32 -62, 8 -22, -8 -28, 10 -58, -26 -90'), C.plum, { solid: true }),
    paper(smooth('-8 -34!, 14 -34!, 60 -6, 120 10, 60 26, -70 26, -120 10, -40 -6'), C.tealL, { lift: true }),
  ],
  /** Silver in the fire: what is not silver comes off. */
  smeltingPot: () => [
    paper(smooth('-120 0!, -100 -70, -40 -40, -60 -120!, 0 -60, 30 -140!, 60 -60, 110 -90!, 124 0!'), C.coral, { lift: true }),
    paper(smooth('-70 0!, -50 -40, -10 -20, 10 -70!, 40 -20, 70 0!'), C.sun),
    paper(smooth('-92 -200!, 92 -200!, 70 -110, 30 -84, -30 -84, -70 -110'), C.woodD, { lift: true }),
    paper(oval(0, -200, 92, 28), C.stoneL, { lift: true }),
    paper(oval(-20, -204, 30, 9), C.cream),
  ],
  /** A reed that is bent and not broken. */
  bruisedReed: () => [
    paper(limb([0, 0], [-10, -150], [6, -300], [20, 18, 17]), C.leafL, { lift: true }),
    paper(limb([4, -296], [40, -350], [110, -300], [17, 16, 14]), C.leafL, { lift: true }),
    paper(oval(126, -262, 22, 46, -24), C.wood, { lift: true }),
    paper(smooth('-4 -60!, -60 -130, -70 -210!, -24 -150, 2 -100!'), C.leaf),
  ],
  /** A weight on a line: it shows whether a wall is straight. */
  plumbLine: () => [
    paper(box(-5, -400, 10, 320, 4), C.woodD),
    paper(smooth('-32 -84!, 32 -84!, 36 -50, 0 0!, -36 -50'), C.sun, { lift: true }),
    paper(oval(0, -404, 16), C.woodL),
  ],
  /** A wall that leans. */
  leaningWall: () =>
    [0, 1, 2, 3, 4].flatMap((row) => {
      const [low, high] = [-row * 92, -row * 92 - 92]
      const ends = row % 2 ? [-150, -50, 150] : [-150, 40, 150]
      return ends.slice(1).map((right, i) => {
        const left = ends[i] ?? 0
        const [a, b] = [-low * 0.2, -high * 0.2]
        return paper(
          poly(`${left + a} ${low}, ${right + a} ${low}, ${right + b} ${high}, ${left + b} ${high}`),
          (row + i) % 2 ? C.stone : C.stoneL,
          {
            lift: true,
          },
        )
      })
    }),
  /** A deed, sealed. */
  deed: () => [
    paper(box(-26, -150, 52, 150, 22), C.cream, { lift: true }),
    paper(oval(0, -150, 26, 12), C.sand),
    paper(box(-32, -92, 64, 16, 6), C.coralD),
    paper(oval(0, -84, 17), C.coralD),
  ],
  anvil: () => [
    paper(smooth('-60 0!, -50 -60, 50 -60, 60 0!'), C.woodD, { lift: true }),
    paper(
      smooth('-90 -150!, 96 -150!, 100 -118!, 50 -110, 34 -84, 60 -56!, -60 -56!, -34 -84, -50 -112, -120 -120, -160 -146!'),
      C.stoneD,
      { lift: true },
    ),
  ],
  crutch: () => [paper(box(-9, -300, 18, 300, 7), C.woodL, { lift: true }), paper(box(-56, -320, 112, 28, 12), C.wood, { lift: true })],
  /** A festival robe, clean. */
  cleanRobe: () => [
    paper(
      smooth('-70 -230!, -30 -246, 30 -246, 70 -230!, 150 -150, 118 -104!, 74 -140!, 92 0!, -92 0!, -74 -140!, -118 -104!, -150 -150'),
      C.sunL,
      { lift: true },
    ),
    paper(smooth('-90 -26!, 90 -26!, 92 0!, -92 0!'), C.coral),
    paper(smooth('-18 -244!, 18 -244!, 16 -26!, -16 -26!'), C.tealL),
  ],
  /** The first of all the fruit. */
  basketOfFruit: () => [
    ...(
      [
        [-58, -96, C.coral],
        [56, -98, C.leafL],
        [0, -112, C.sun],
        [-26, -84, C.plumL],
        [28, -84, C.coralD],
      ] as const
    ).map(([x, y, colour]) => paper(oval(x, y, 32), colour, { lift: true })),
    paper(smooth('-108 -86!, -50 -72, 50 -72, 108 -86!, 80 0!, -80 0!'), C.woodL, { lift: true }),
    fold('M-98 -56Q0 -36 98 -56M-90 -28Q0 -10 90 -28', C.woodD, 5),
  ],
  oneSandal: () => [
    paper(smooth('0 -138, 38 -112, 36 -60, 24 -30, 28 -4, 0 14, -28 -4, -24 -30, -36 -60, -38 -112'), C.sand, { lift: true }),
    ...(
      [
        [0, -106, -16, -80, -34, -62],
        [0, -106, 16, -80, 34, -62],
        [-26, -22, 0, -38, 26, -22],
      ] as const
    ).map(([x, y, bx, by, tx, ty]) => paper(limb([x, y], [bx, by], [tx, ty], [13, 13, 13]), C.coralD)),
  ],
  /** A letter that lies spread out on the floor. */
  letterSpread: () => [
    paper(smooth('-170 0!, 170 0!, 120 -130!, -120 -130!'), C.cream, { lift: true }),
    paper(smooth('-120 -130!, 120 -130!, 118 -156, -118 -156'), C.woodL, { lift: true }),
    paper(smooth('-172 -6!, 172 -6!, 170 24, -170 24'), C.woodL, { lift: true }),
    pen('M-100 -104H100M-112 -76H112M-124 -46H70', C.plumM, 7),
    paper(oval(118, -36, 22, 14), C.coralD),
  ],
  /** A mantle as a prophet throws it over somebody's shoulders. */
  mantle: () => [
    paper(smooth('-22 -128!, -64 -138, -104 -96, -116 10, -104 58, -70 44, -44 58, -26 46!, -30 -40'), C.woodD, { lift: true }),
    paper(smooth('22 -128!, 64 -138, 104 -96, 116 10, 104 58, 70 44, 44 58, 26 46!, 30 -40'), C.woodD, { lift: true }),
    paper(smooth('-64 -138, -34 -134, 0 -118, 34 -134, 64 -138, 30 -96, 0 -84, -30 -96'), C.wood, { lift: true }),
    fold('M-70 -110Q-80 -30 -72 30M70 -110Q80 -30 72 30', C.woodL, 5),
  ],
  /** A donkey that has fallen under its burden. */
  donkeyFallen: () => [
    paper(limb([30, -30], [90, -16], [150, -12], [34, 26, 22]), shade(C.stoneD, 0.14)),
    paper(limb([-90, -30], [-40, -10], [10, -12], [36, 28, 22]), shade(C.stoneD, 0.14)),
    paper(smooth('-160 0!, -176 -60, -120 -112, 0 -116, 70 -130, 120 -190, 152 -180, 146 -120, 110 -50, 60 0!'), C.stoneD, { lift: true }),
    paper(smooth('100 -180, 116 -222, 138 -220, 136 -180, 122 -146'), C.plum),
    paper(smooth('118 -208, 92 -262, 104 -278, 136 -222'), C.stoneD),
    paper(smooth('138 -210, 142 -270, 158 -274, 158 -214'), C.stoneD),
    paper(smooth('112 -212, 148 -224, 178 -190, 206 -150, 194 -126, 164 -128, 130 -158'), C.stoneD, { lift: true }),
    paper(smooth('178 -164, 202 -160, 208 -140, 190 -124, 170 -130'), C.stoneL),
    eye(150, -190),
    pen('M182 -138q8 -6 16 0', C.ink, 3.4),
    paper(smooth('-120 -96!, -130 -180, -90 -220, -30 -220, -4 -180, -10 -96!'), C.sandD, { lift: true }),
    paper(smooth('-20 -90!, -30 -170, 6 -206, 50 -200, 70 -160, 60 -84!'), C.sand, { lift: true }),
    fold('M-124 -150Q-60 -136 -8 -150M-26 -140Q20 -130 66 -140', C.woodL, 5),
  ],
  /** A purse that keeps nothing. */
  bagWithHoles: () => [
    paper(smooth('-26 -150!, 26 -150!, 34 -120, 84 -70, 80 -14, 30 0, -30 0, -80 -14, -84 -70, -34 -120'), C.woodL, { lift: true }),
    paper(box(-32, -134, 64, 18, 8), C.coralD),
    paper(oval(-30, -46, 17, 13), C.plum),
    paper(oval(38, -34, 15, 12), C.plum),
    ...['-40 24', '44 40', '-16 74', '30 108', '-50 130'].flatMap((one) => {
      const [x = 0, y = 0] = one.split(' ').map(Number)
      return [paper(oval(x, y, 18), C.sun, { lift: true })]
    }),
  ],
  sackcloth: () => [
    paper(smooth('-150 6, -130 -40, -70 -66, -10 -50, 40 -80, 100 -50, 150 6, 60 20, -60 18'), C.woodD, { lift: true }),
    fold('M-90 -44Q-60 -20 -66 8M0 -46Q20 -20 8 10M84 -48Q70 -20 84 6', C.woodL, 5),
  ],
  /** Two courses of a wall; the stone of the corner is missing. */
  wallCorner: () =>
    [
      [-190, -74, 118],
      [-68, -74, 130],
      [66, -74, 124],
      [10, -150, 110],
      [124, -150, 90],
      [66, -226, 124],
    ].map(([x = 0, y = 0, w = 0], i) => paper(box(x, y, w, 72, 6), i % 2 ? C.stone : C.stoneL, { lift: true })),
  /** The bottle in which tears are kept. */
  tearBottle: () => [
    paper(smooth('-30 -250!, 30 -250!, 30 -190, 84 -130, 90 -40, 60 0, -60 0, -90 -40, -84 -130, -30 -190'), C.tealP, { lift: true }),
    paper(smooth('-74 -70, -36 -82, 10 -66, 46 -80, 74 -70, 72 -40, 48 -18, -48 -18, -72 -40'), C.tealL),
    paper(box(-40, -268, 80, 24, 10), C.sun, { lift: true }),
    ...['0 -330', '0 -150'].map((one) => {
      const [x = 0, y = 0] = one.split(' ').map(Number)
      return paper(smooth(`${x} ${y - 40}!, ${x + 17} ${y - 6}, ${x} ${y + 12}, ${x - 17} ${y - 6}`), y < -200 ? C.tealP : C.tealL)
    }),
  ],
  /** A fence around a roof. */
  railing: () => [
    ...[-190, -65, 60, 185].map((x) => paper(box(x, -170, 26, 170, 6), C.wood, { lift: true })),
    ...[-150, -80].map((y) => paper(box(-204, y, 430, 24, 8), C.woodL, { lift: true })),
  ],
} satisfies Record<string, () => Shape[]>
