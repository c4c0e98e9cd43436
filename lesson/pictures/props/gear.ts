// Gear of soldiers, builders, singers and kings.
import { arch, box, limb, oval, smooth, star } from '../outline.ts'
import { C } from '../palette.ts'
import { paper, pen, type Shape } from '../shape.ts'
import { fold } from './fold.ts'

export const gear = {
  spear: () => [
    paper(box(-7, -400, 14, 400, 6), C.wood, { lift: true }),
    paper(smooth('0 -476!, 24 -416, 9 -388!, -9 -388!, -24 -416'), C.stoneL),
  ],
  shield: () => [paper(oval(0, -92, 92), C.coral, { lift: true }), paper(oval(0, -92, 66), C.sun), paper(oval(0, -92, 22), C.coralD)],
  sword: () => [
    paper(smooth('-13 -70!, 13 -70!, 11 -230!, 0 -264!, -11 -230!'), C.stoneL, { lift: true }),
    fold('M0 -84V-228', C.stoneD, 3.4),
    paper(box(-44, -82, 88, 18, 8), C.sunD),
    paper(box(-9, -66, 18, 60, 6), C.woodD),
    paper(oval(0, -2, 14), C.sunD),
  ],
  bow: () => [pen('M-10 -220L-10 0', C.stoneD, 3.4), paper(limb([-10, -220], [96, -110], [-10, 0], [10, 20, 10]), C.wood, { lift: true })],
  whirlingSling: () => [
    pen('M0 0Q-10 -100 84 -122M2 0Q50 -60 120 -104', C.woodD, 5),
    paper(oval(106, -120, 30, 20, 24), C.wood),
    paper(oval(108, -126, 18, 16), C.stoneL),
  ],
  trumpet: () => [
    paper(smooth('-130 -16!, 60 -20, 116 -52!, 126 0!, 116 52!, 60 20, -130 14!'), C.sun, { lift: true }),
    paper(oval(120, 0, 14, 52), C.sunD),
    paper(box(-146, -20, 22, 38, 8), C.sunD),
  ],
  /** A ram's horn. */
  horn: () => [
    paper(smooth('-90 -16!, -40 -18, 20 -40, 64 -100, 66 -160!, 120 -150!, 108 -70, 40 4, -40 16, -92 4!'), C.sand, { lift: true }),
    paper(oval(93, -156, 28, 12, 10), C.woodL),
    fold('M-20 -24L-14 14M20 -42L36 4', C.woodL),
  ],
  harp: () => [
    paper(smooth('-80 0!, -96 -150, -70 -230!, -40 -224!, -64 -150, -50 -20!, 90 -20!, 90 0!'), C.wood, { lift: true }),
    paper(smooth('-76 -236!, 30 -220, 70 -130, 96 -20!, 72 -20!, 44 -120, 14 -192, -70 -208!'), C.woodL, { lift: true }),
    pen('M-34 -208V-22M-4 -198V-22M24 -176V-22M50 -120V-22', C.sunL, 3.6),
  ],
  tambourine: () => [
    paper(`${oval(0, -70, 70)}${oval(0, -70, 52)}`, C.coral, { lift: true }),
    ...[0, 1, 2, 3, 4, 5].map((i) => paper(oval(61 * Math.cos((i * Math.PI) / 3), -70 + 61 * Math.sin((i * Math.PI) / 3), 11), C.sunL)),
  ],
  drum: () => [
    paper(smooth('-70 -90!, 70 -90!, 58 0!, -58 0!'), C.coral, { lift: true }),
    fold('M-68 -70L-30 -8L0 -74L30 -8L68 -70', C.sunL, 5),
    paper(oval(0, -90, 72, 20), C.cream),
  ],
  flute: () => [
    paper(limb([-110, 0], [0, -4], [110, 0], [20, 22, 20]), C.woodL, { lift: true }),
    ...[-40, 0, 40].map((x) => paper(oval(x, -4, 5), C.plum)),
  ],
  hammer: () => [paper(box(-9, -150, 18, 150, 8), C.woodL, { lift: true }), paper(box(-50, -184, 100, 44, 8), C.stoneD)],
  saw: () => [
    paper(smooth('-40 -50!, 150 -40!, 150 -10!, -40 0!'), C.stoneL, { lift: true }),
    fold('M-30 -2l14 12l14 -12l14 12l14 -12l14 12l14 -13l14 12l14 -12l14 11l14 -12l14 11l14 -11', C.stoneD, 3.4),
    paper(smooth('-130 -50, -100 -76, -40 -60!, -40 10!, -100 20, -132 -4'), C.wood, { lift: true }),
  ],
  trowel: () => [paper(smooth('-60 -40!, 20 -70!, 90 -36!, 20 -4!'), C.stoneL, { lift: true }), paper(box(-130, -48, 74, 20, 9), C.wood)],
  axe: () => [
    paper(box(-8, -220, 16, 220, 7), C.wood, { lift: true }),
    paper(smooth('4 -216!, 70 -236, 84 -180, 64 -128, 4 -152!'), C.stoneL),
  ],
  plough: () => [
    paper(limb([-150, -150], [-60, -90], [40, 0], [18, 20, 16]), C.wood, { lift: true }),
    paper(limb([-10, -40], [80, -110], [200, -120], [20, 18, 16]), C.woodL),
    paper(smooth('10 -20!, 60 -16!, 96 22!, 40 18!'), C.stoneD),
  ],
  sickle: () => [
    paper(smooth('-6 -90!, -70 -150, -30 -250, 80 -236!, 10 -220, -30 -150, 14 -96!'), C.stoneL, { lift: true }),
    paper(box(-9, -96, 20, 96, 9), C.wood),
  ],
  yoke: () => [
    paper(smooth('-150 -60!, -76 -96, 0 -70, 76 -96, 150 -60!, 76 -64, 0 -40, -76 -64'), C.wood, { lift: true }),
    pen('M-110 -66Q-110 4 -70 4Q-34 4 -36 -56M36 -56Q34 4 70 4Q110 4 110 -66', C.woodD, 7),
  ],
  throne: () => [
    paper(arch(-110, 0, 220, 420, 8), C.sunD, { lift: true }),
    paper(arch(-84, -60, 168, 330, 8), C.coral),
    paper(box(-130, -120, 260, 40, 10), C.sun, { lift: true }),
    paper(box(-120, -80, 240, 80, 8), C.sunD),
    paper(star(0, -350, 26, 11, 5), C.cream),
  ],
  stool: () => [
    paper(box(-80, -90, 160, 26, 10), C.woodL, { lift: true }),
    paper(box(-64, -66, 20, 66, 6), C.wood),
    paper(box(44, -66, 20, 66, 6), C.wood),
  ],
  moneyBag: () => [
    paper(smooth('-54 -8, -48 -56, -14 -84, 14 -84, 48 -56, 54 -8, 0 4'), C.woodL, { lift: true }),
    paper(box(-22, -98, 44, 18, 8), C.coralD),
    paper(oval(0, -38, 20), C.sun),
  ],
  coins: () => [-60, -20, 26, 66].map((x, i) => paper(oval(x, i % 2 ? -14 : -22, 24, 20), i % 2 ? C.sunL : C.sun, { lift: true })),
  treasure: () => [
    paper(smooth('-110 -110!, -90 -190, 90 -190, 110 -110!'), C.wood, { lift: true }),
    paper(`M-104 -104C-90 -150 -60 -140 -40 -128C-20 -160 20 -160 40 -128C64 -146 92 -144 104 -104Z`, C.sun),
    paper(box(-112, -106, 224, 106, 10), C.woodL, { lift: true }),
    paper(box(-18, -116, 36, 50, 8), C.sunD),
  ],
  pearl: () => [paper(oval(0, -40, 40), C.cream, { lift: true }), pen('M-20 -58Q-10 -72 6 -70', C.stoneL, 5)],
  perfume: () => [
    paper(smooth('-16 -130!, -20 -100, -50 -70, -44 -14, 0 4, 44 -14, 50 -70, 20 -100, 16 -130!'), C.plumL, { lift: true }),
    paper(box(-22, -148, 44, 22, 8), C.sun),
    pen('M-26 -60Q-30 -36 -16 -22', C.plumP, 5),
  ],
  tablets: () => [
    paper(arch(-100, 0, 96, 160, 10), C.stone, { lift: true }),
    paper(arch(4, 0, 96, 160, 10), C.stone, { lift: true }),
    fold('M-80 -110H-26M-80 -84H-34M-80 -58H-26M-80 -32H-40M24 -110H78M24 -84H66M24 -58H78M24 -32H58', C.stoneD, 4.4),
  ],
  arkOfCovenant: () => [
    paper(box(-210, -66, 420, 18, 8), C.woodD),
    paper(box(-120, -120, 240, 110, 8), C.sun, { lift: true }),
    fold('M-100 -100H100V-30H-100Z', C.sunD, 4.4),
    paper(box(-130, -136, 260, 24, 8), C.sunD),
    paper(smooth('-96 -136!, -90 -196, -60 -210, -46 -180, -10 -190!, -40 -150, -56 -136!'), C.sunL),
    paper(smooth('96 -136!, 90 -196, 60 -210, 46 -180, 10 -190!, 40 -150, 56 -136!'), C.sunL),
  ],
  fan: () => [paper(oval(0, -190, 66, 90), C.tealL, { lift: true }), paper(box(-7, -110, 14, 110, 6), C.sunD)],
} satisfies Record<string, () => Shape[]>
