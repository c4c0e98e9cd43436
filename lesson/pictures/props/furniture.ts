// Tables, beds, vessels, food.
import { put, set } from '../moving.ts'
import { arch, box, limb, oval, poly, smooth } from '../outline.ts'
import { C, shade } from '../palette.ts'
import { paper, pen, type Shape } from '../shape.ts'
import { fold } from './fold.ts'
import { household } from './household.ts'
import { fishOf } from './sea.ts'

const small = (what: keyof typeof household, x: number, y: number, size: number): Shape[] => set(household[what](), put(x, y, size))
const cup = (): Shape[] => [
  paper(smooth('-34 -96!, 34 -96!, 26 -50, 8 -40!, 8 -14, 30 0!, -30 0!, -8 -14, -8 -40!, -26 -50'), C.sun, { lift: true }),
  paper(oval(0, -96, 35, 9), C.coralD),
]
const table = (): Shape[] => [
  paper(box(-220, -110, 30, 110, 6), C.woodD),
  paper(box(190, -110, 30, 110, 6), C.woodD),
  paper(smooth('-260 -150!, 260 -150!, 276 -110!, -276 -110!'), C.woodL, { lift: true }),
  paper(smooth('-110 -150!, 110 -150!, 130 -60!, 65 -76, 0 -56!, -65 -76, -130 -60!'), C.cream),
]
export const furniture = {
  cup,
  table,
  tableLaid: () => [
    ...table(),
    ...small('loaf', -190, -146, 0.8),
    ...small('loaf', 200, -146, 0.8),
    ...set(cup(), put(-70, -146, 0.7)),
    ...set(cup(), put(80, -146, 0.7)),
    ...small('jar', 0, -146, 0.7),
  ],
  bread: () => [...small('loaf', -46, 0, 0.9), ...small('loaf', 46, 0, 0.9), ...small('loaf', 0, -40, 0.9)],
  fishOnPlate: () => [
    paper(oval(0, -14, 120, 20), C.stoneL, { lift: true }),
    ...set(fishOf(), put(-16, -10, 0.9)),
    ...set(fishOf(C.coral), put(20, -26, 0.8, 0, true)),
  ],
  bowl: () => [
    paper(smooth('-80 -60!, 80 -60!, 66 -16, 26 0!, -26 0!, -66 -16'), C.coral, { lift: true }),
    paper(oval(0, -60, 80, 16), C.coralL),
    fold('M-68 -34Q0 -20 68 -34', C.sunL),
  ],
  stewPot: () => [
    paper(smooth('-90 -100!, 90 -100!, 104 -50, 70 -4, -70 -4, -104 -50'), C.plumM, { lift: true }),
    paper(oval(0, -100, 92, 20), C.coralD),
    pen('M-30 -140q-16 -20 0 -40M24 -136q16 -20 0 -40', C.cream, 6),
  ],
  basin: () => [
    paper(smooth('-130 -60!, 130 -60!, 104 -8, 40 4, -40 4, -104 -8'), C.stone, { lift: true }),
    paper(oval(0, -60, 130, 24), C.tealL),
    fold('M-70 -60Q-30 -50 0 -60Q40 -70 76 -60', C.tealP),
  ],
  towel: () => [
    paper(smooth('-60 -110!, 60 -110!, 66 0!, 20 -8, -20 0, -66 -6!'), C.cream, { lift: true }),
    fold('M-60 -24Q0 -36 64 -22', C.coral, 5),
  ],
  pitcher: () => [
    paper(limb([30, -120], [96, -110], [44, -50], [14, 13, 14]), C.tealL),
    paper(smooth('-40 -150!, 10 -134, 34 -150!, 30 -110, 56 -60, 44 -8, 0 4, -44 -8, -56 -60, -26 -110'), C.tealL, { lift: true }),
    fold('M-54 -50Q0 -34 54 -50', C.cream),
  ],
  waterJars: () => [...small('jar', -120, 0, 1.1), ...small('jar', 0, 4, 1.3), ...small('jar', 124, 0, 1.1)],
  oilJar: () => [
    paper(smooth('-22 -170!, -26 -140, -58 -100, -50 -30, -20 0!, 20 0!, 50 -30, 58 -100, 26 -140, 22 -170!'), C.sunD, { lift: true }),
    paper(oval(0, -172, 28, 9), C.wood),
    fold('M-56 -90Q0 -74 56 -90', C.cream),
  ],
  wineskin: () => [
    paper(smooth('60 -110!, 30 -86, -40 -96, -84 -50, -60 -8, 20 4, 70 -30, 56 -80, 80 -100!'), C.woodL, { lift: true }),
    paper(box(52, -128, 32, 24, 8), C.coralD),
  ],
  bed: () => [
    paper(box(-250, -80, 26, 80, 6), C.woodD),
    paper(box(230, -60, 26, 60, 6), C.woodD),
    paper(box(-254, -70, 512, 36, 10), C.wood, { lift: true }),
    paper(smooth('-240 -100, 0 -94, 240 -100, 250 -70!, -250 -70!'), C.cream),
    paper(oval(-190, -106, 56, 26), C.coralL),
  ],
  /** A mat between two poles, for four who carry somebody. */
  litter: () => [
    paper(box(-330, -24, 660, 20, 10), C.wood),
    paper(smooth('-250 -40!, 250 -40!, 244 -6, 120 12, 0 16, -120 12, -244 -6'), C.coralL, { lift: true }),
    fold('M-230 -16Q0 14 230 -16', C.coralD),
  ],
  blanket: () => [
    paper(smooth('-130 -90, -40 -126, 100 -120, 240 -104, 262 -30!, 254 0!, -120 0!, -140 -40'), C.tealL, { lift: true }),
    fold('M-100 -60Q60 -90 250 -64M-110 -26Q60 -50 256 -30', C.cream, 5),
  ],
  /** The mat of a man who cannot walk, with ropes at its corners. */
  stretcher: () => [
    paper(smooth('-260 -34!, 260 -34!, 280 0!, -280 0!'), C.sandD, { lift: true }),
    fold('M-266 -16H270', C.wood, 5),
    pen('M-262 -32L-230 -240M262 -32L230 -240', C.woodD, 6),
  ],
  ladder: () => [
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => paper(box(-52, -50 - i * 62, 104, 14, 6), C.woodL)),
    paper(box(-66, -530, 18, 530, 7), C.wood, { lift: true }),
    paper(box(48, -530, 18, 530, 7), C.wood, { lift: true }),
  ],
  door: () => [
    paper(arch(-110, 0, 220, 380, 0), C.sandD, { lift: true }),
    paper(arch(-84, 0, 168, 340, 0), C.wood),
    fold('M-42 -320V0M0 -340V0M42 -320V0', C.woodD),
    paper(oval(54, -150, 12), C.sun),
  ],
  openDoor: () => [
    paper(arch(-120, 0, 240, 400, 0), C.sandD, { lift: true }),
    paper(arch(-92, 0, 184, 360, 0), C.sunL),
    paper(smooth('-92 0!, -92 -290!, -180 -330!, -180 40!'), C.wood, { lift: true }),
  ],
  window: () => [
    paper(arch(-70, 0, 140, 200, 6), C.cream, { lift: true }),
    paper(arch(-52, -14, 104, 166, 4), C.tealL),
    pen('M0 -180V-14M-52 -90H52', C.cream, 7),
  ],
  lampstand: () => [
    paper(box(-70, -18, 140, 18, 8), C.sunD, { lift: true }),
    paper(limb([0, -14], [0, -160], [0, -290], [18, 16, 18]), C.sun),
    ...small('lamp', -8, -286, 0.9),
  ],
  menorah: () => [
    paper(smooth('-70 0!, -40 -30, -12 -36!, -12 -220!, 12 -220!, 12 -36!, 40 -30, 70 0!'), C.sun, { lift: true }),
    ...[160, 110, 60].map((r) => {
      const [out, low, within, high] = [r + 8, r - 212, r - 8, r - 228]
      return paper(
        `M${-out} -224Q${-out} ${low} 0 ${low}Q${out} ${low} ${out} -224H${within}Q${within} ${high} 0 ${high}Q${-within} ${high} ${-within} -224Z`,
        C.sunD,
      )
    }),
    ...[-160, -110, -60, 0, 60, 110, 160].map((x) => paper(smooth(`${x} -268!, ${x + 12} -240, ${x} -224, ${x - 12} -240`), C.coral)),
  ],
  loom: () => [
    paper(box(-110, -300, 18, 300, 6), C.woodD),
    paper(box(92, -300, 18, 300, 6), C.woodD),
    paper(box(-124, -312, 248, 20, 8), C.wood, { lift: true }),
    paper(poly('-84 -290, 84 -290, 84 -110, -84 -110'), C.plumL),
    fold('M-84 -240H84M-84 -200H84M-84 -156H84', C.cream, 6),
    pen('M-70 -110V-30M-40 -110V-30M-10 -110V-30M20 -110V-30M50 -110V-30M76 -110V-30', C.sandD, 3.6),
  ],
  pottersWheel: () => [
    paper(box(-16, -120, 32, 120, 8), C.woodD),
    paper(oval(0, -14, 110, 22), C.wood, { lift: true }),
    paper(oval(0, -124, 120, 24), C.stone, { lift: true }),
    ...small('jar', 0, -122, 0.95),
  ],
  /** Folded cloths, one on the other: round where they are folded, their sleeves hang over. */
  clothes: () =>
    [C.coral, C.sun, C.tealL].flatMap((colour, i) => {
      const [y, w] = [-i * 36, 84 - i * 7]
      return [
        paper(smooth(`${w - 6} ${y}!, ${-w} ${y}, ${-w - 16} ${y - 20}, ${-w} ${y - 40}, ${w} ${y - 40}!, ${w - 12} ${y - 20}!`), colour, {
          lift: true,
        }),
        fold(`M${w - 16} ${y - 20}H${-w + 24}`, shade(colour), 4),
      ]
    }),
  broom: () => [
    paper(box(-14, -430, 28, 330, 10), C.woodD, { lift: true }),
    paper(smooth('-22 -120!, 22 -120!, 48 -20, 60 0!, 0 8, -60 0!, -48 -20'), C.sunD, { lift: true }),
    fold('M-14 -96L-30 0M0 -100V4M14 -96L30 0', C.woodL),
    paper(box(-30, -128, 60, 22, 8), C.coral),
  ],
  /** A long cloth that hangs over two hands. */
  purpleCloth: () => [
    paper(smooth('-130 0!, -60 26, 60 26, 130 0!, 140 120, 128 250!, 60 262, 0 250, -60 262, -128 250!, -140 120'), C.plumL, {
      lift: true,
    }),
    paper(smooth('-136 190!, -60 206, 0 194, 60 206, 136 190!, 132 222!, 60 236, 0 224, -60 236, -132 222!'), C.sun),
    fold('M-60 30Q-70 120 -60 190M0 26Q8 110 0 180M60 30Q70 120 60 190', C.plumM),
  ],
  needle: () => [pen('M-50 0L40 -120', C.stoneD, 6), pen('M40 -120Q90 -150 60 -60Q40 0 90 10', C.coral, 4.4)],
  letter: () => [
    paper(box(-90, -120, 180, 120, 8), C.cream, { lift: true }),
    pen('M-66 -90H60M-66 -64H66M-66 -38H20', C.plumM, 5),
    paper(oval(60, -22, 18), C.coralD),
  ],
  inkAndQuill: () => [
    paper(smooth('-40 0!, -46 -50, -20 -66, 20 -66, 46 -50, 40 0!'), C.plumM, { lift: true }),
    paper(smooth('6 -62!, 40 -150, 110 -210, 100 -130, 20 -56!'), C.cream, { lift: true }),
    fold('M10 -58Q50 -130 100 -196', C.stoneD),
  ],
  sack: () => [
    paper(smooth('-90 0, -100 -90, -60 -160, -30 -176!, 30 -176!, 60 -160, 100 -90, 90 0'), C.sandD, { lift: true }),
    paper(box(-40, -184, 80, 20, 8), C.wood),
    fold('M-50 -120q20 30 10 70M40 -110q-6 30 6 60', C.woodL),
  ],
  grainHeap: () => [
    paper(smooth('-180 0!, -90 -80, 0 -120, 90 -80, 180 0!'), C.sun, { lift: true }),
    fold('M-70 -40l10 -10M-20 -60l10 -10M30 -40l10 -10M70 -24l10 -10M-40 -20l10 -10M10 -84l10 -10', C.sunD),
  ],
  gift: () => [
    paper(box(-70, -90, 140, 90, 10), C.plumL, { lift: true }),
    paper(box(-80, -112, 160, 30, 8), C.sun),
    paper(oval(0, -48, 18), C.sunL),
  ],
  birdcage: () => [
    paper(arch(-60, 0, 120, 150, 6), C.sand, { lift: true }),
    pen('M-30 -138V0M0 -150V0M30 -138V0', C.woodD, 5),
    ...[-16, 22].map((x) => paper(oval(x, -40, 14, 18), C.cream)),
  ],
} satisfies Record<string, () => Shape[]>
