// What one moment of a story turns on: the robe of the high priest, a frog, the window in the wall.
import { arch, box, limb, oval, puffy, ring, smooth } from '../outline.ts'
import { C } from '../palette.ts'
import { paper, pen, type Shape, tint } from '../shape.ts'
import { eye, fold } from './fold.ts'

export const moments = {
  /** One robe around three: a child (110 lower) between two who are grown, 150 to either side. */
  sharedRobe: () => [
    paper(
      smooth(
        '-250 -24!, -252 -200, -246 -310, -212 -366, -176 -352!, -150 -334, -124 -352!, -84 -340, -46 -282!, 0 -254, 46 -282!, 84 -340, 124 -352!, 150 -334, 176 -352!, 212 -366, 246 -310, 252 -200, 250 -24!, 120 -10, 0 -20, -120 -10',
      ),
      C.sunL,
      { lift: true },
    ),
    paper(smooth('-250 -70!, -120 -56, 0 -66, 120 -56, 250 -70!, 250 -24!, 120 -10, 0 -20, -120 -10, -250 -24!'), C.coral),
    fold('M-76 -300Q-92 -180 -84 -66M76 -300Q92 -180 84 -66', C.sunD, 5),
  ],
  /** The robe of the high priest: twelve stones on the breast, bells around the hem. */
  priestRobe: () => [
    ...[-96, -58, -20, 20, 58, 96].map((x, i) => paper(oval(x, -6, 17, 20), i % 2 ? C.coralD : C.sun, { lift: true })),
    paper(
      smooth(
        '-64 -330!, -30 -350, 30 -350, 64 -330!, 150 -236, 118 -180!, 76 -222!, 116 -22!, 0 -10, -116 -22!, -76 -222!, -118 -180!, -150 -236',
      ),
      C.tealM,
      { lift: true },
    ),
    paper(smooth('-30 -350!, 0 -322, 30 -350!, 44 -338, 0 -296, -44 -338'), C.sunL),
    paper(box(-84, -176, 168, 28, 8), C.coral),
    paper(box(-54, -280, 108, 96, 8), C.sun, { lift: true }),
    ...[0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2].map((col) =>
        paper(box(-44 + col * 32, -272 + row * 21, 24, 16, 4), [C.coralD, C.tealL, C.leaf, C.plumM][(row + col) % 4] ?? C.cream, {
          fine: true,
        }),
      ),
    ),
  ],
  /** A tree that sings for joy, as the psalm says. */
  singingTree: () => [
    paper(limb([-30, -190], [-130, -230], [-176, -350], [34, 28, 22]), C.wood, { lift: true }),
    paper(limb([30, -190], [130, -230], [176, -350], [34, 28, 22]), C.wood, { lift: true }),
    paper(puffy(ring(-184, -384, 50, 44, 7), 0.4), C.leaf, { lift: true }),
    paper(puffy(ring(184, -384, 50, 44, 7), 0.4), C.leaf, { lift: true }),
    paper(smooth('-70 0!, -38 -60, -40 -240, 40 -240, 38 -60, 70 0!'), C.wood, { lift: true }),
    paper(puffy(ring(0, -360, 128, 122, 11), 0.36), C.leafL, { lift: true }),
    eye(-40, -380, 9),
    eye(40, -380, 9),
    paper(smooth('-36 -346!, 36 -346!, 28 -308, 0 -294, -28 -308'), C.coralD),
    tint(oval(-78, -344, 24, 16), C.coralL),
    tint(oval(78, -344, 24, 16), C.coralL),
  ],
  frog: () => [
    paper(smooth('-74 0, -104 -26, -92 -66, -50 -70, -30 -30, -40 0!'), C.leafD, { lift: true }),
    paper(smooth('74 0, 104 -26, 92 -66, 50 -70, 30 -30, 40 0!'), C.leafD, { lift: true }),
    paper(smooth('-58 0!, -66 -60, -40 -110, 40 -110, 66 -60, 58 0!'), C.leafL, { lift: true }),
    paper(oval(-36, -120, 24), C.leafL, { lift: true }),
    paper(oval(36, -120, 24), C.leafL, { lift: true }),
    eye(-36, -122, 9),
    eye(36, -122, 9),
    pen('M-34 -76q34 24 68 0', C.ink, 5),
    paper(smooth('-38 4, -30 -36, -14 -36, -8 4'), C.leaf),
    paper(smooth('38 4, 30 -36, 14 -36, 8 4'), C.leaf),
  ],
  /** A piece of the city wall with a window; who looks out stands before it and behind `wallBelow`. */
  wallWindow: () => [
    paper(box(-260, -760, 520, 760), C.sandD, { lift: true }),
    ...[-700, -560].flatMap((y, row) => [-230, -60, 110].map((x) => paper(box(x + row * 16, y, 120, 44, 6), C.sand, { fine: true }))),
    paper(arch(-110, -330, 220, 300), C.cream, { lift: true }),
    paper(arch(-86, -330, 172, 272), C.plum),
  ],
  /** The wall below that window. */
  wallBelow: () => [
    paper(box(-260, -330, 520, 330), C.sandD),
    ...[-270, -150].flatMap((y, row) => [-230, 110].map((x) => paper(box(x + row * 16, y, 120, 44, 6), C.sand, { fine: true }))),
    paper(box(-130, -346, 260, 34, 8), C.cream, { lift: true }),
  ],
  /** The cord of Rahab, as it hangs from `wallBelow`. */
  scarletCord: () => [
    paper(limb([40, -330], [64, -240], [36, -150], [22, 22, 22]), C.coralD, { lift: true }),
    paper(limb([36, -150], [16, -90], [44, -40], [22, 22, 26]), C.coralD, { lift: true }),
  ],
  /** The potter's wheel with a jar of clay that has sunk to one side. */
  spoiledJar: () => [
    paper(box(-16, -120, 32, 120, 8), C.woodD),
    paper(oval(0, -14, 110, 22), C.wood, { lift: true }),
    paper(oval(0, -124, 120, 24), C.stone, { lift: true }),
    paper(smooth('-64 -128!, -86 -166, -60 -204, -20 -214, 10 -236, 62 -232, 112 -196, 128 -150, 104 -116, 70 -120, 40 -128!'), C.coral, {
      lift: true,
    }),
    paper(smooth('56 -230, 100 -214, 128 -172, 112 -166, 84 -194, 58 -212'), C.coralD),
    fold('M-72 -176q70 34 186 -2', C.sunL, 7),
  ],
  /** The log that somebody has in his own eye: it points ahead. */
  beam: () => [
    paper(box(0, -26, 250, 52, 20), C.wood, { lift: true }),
    paper(oval(240, 0, 18, 27), C.woodL),
    fold('M40 -8h90M70 10h110', C.woodD, 4),
  ],
  /** Two stones that grind grain, with the beam that is pushed. */
  mill: () => [
    paper(box(-190, -196, 250, 30, 12), C.woodL, { lift: true }),
    paper(smooth('-130 -20!, 130 -20!, 150 0, 110 24, -110 24, -150 0'), C.stoneL, { lift: true }),
    paper(smooth('-100 -170!, 100 -170!, 120 -24!, -120 -24!'), C.stoneD, { lift: true }),
    paper(oval(0, -170, 100, 28), C.stone, { lift: true }),
    paper(oval(0, -172, 30, 10), C.plum),
  ],
} satisfies Record<string, () => Shape[]>
