// Big pieces that make a stage a certain place. They stand on the ground line like any other thing.
import { put, set } from '../moving.ts'
import { arch, box, bumps, limb, oval, poly, puffy, ring, smooth } from '../outline.ts'
import { C, lighter, shade, skin } from '../palette.ts'
import { paper, pen, type Shape, tint } from '../shape.ts'
import { blocks } from './buildings.ts'
import { fold } from './fold.ts'
import { moreAnimals } from './more-animals.ts'

const robes = [C.coral, C.sun, C.plumM, C.tealM, C.coralL, C.plumL, C.sunL]
const faces = [skin.s3, skin.s4, skin.s2, skin.s5]
/** Many people far away: a dome and a circle each, so that they are counted and not read. */
const rowOfPeople = (y: number, k: number, shift: number, count: number): Shape[] =>
  Array.from({ length: count }, (_, i) => {
    const x = (i - count / 2) * 62 + shift + 31
    const robe = robes[(i * 3 + Math.abs(Math.round(y))) % 7] ?? C.coral
    const face = faces[(i + Math.round(k * 10)) % 4] ?? skin.s3
    const [w, h] = [24 * k, 44 * k]
    return [
      paper(`M${x - w} ${y}Q${x - w} ${y - h} ${x} ${y - h}Q${x + w} ${y - h} ${x + w} ${y}Q${x} ${y + 12 * k} ${x - w} ${y}Z`, robe),
      paper(oval(x, y - 54 * k, 15 * k, 16 * k), face),
      tint(
        smooth(
          `${x - 16 * k} ${y - 54 * k}!, ${x - 13 * k} ${y - 68 * k}, ${x} ${y - 74 * k}, ${x + 13 * k} ${y - 68 * k}, ${x + 16 * k} ${y - 54 * k}!, ${x} ${y - 64 * k}`,
        ),
        i % 3 ? C.ink : C.cream,
      ),
    ]
  }).flat()
const house = (): Shape[] => [
  paper(box(-90, -130, 180, 130), C.sandD, { lift: true }),
  paper(box(-100, -150, 200, 26, 6), C.cream),
  paper(box(10, -220, 80, 74), C.sand),
  paper(box(2, -236, 96, 22, 6), C.cream),
  paper(arch(-20, 0, 50, 90), C.plumM),
  paper(arch(-72, -60, 30, 44), C.plum),
  paper(arch(38, -156, 28, 40), C.plum),
]
const note = (x: number, y: number, turn: number): Shape[] =>
  set(
    [
      paper('M-4 0L-4 -74L44 -86L44 -14L32 -14L32 -58L8 -52L8 0Z', C.sun, { lift: true }),
      paper(oval(-8, 0, 18, 13, -16), C.sun),
      paper(oval(30, -12, 18, 13, -16), C.sun),
    ],
    put(x, y, 0.86, turn),
  )
const wheel = (x: number, r: number): Shape[] => [
  paper(oval(x, -r, r), C.wood, { lift: true }),
  paper(oval(x, -r, r * 0.76), C.sand),
  ...[0, 45, 90, 135].map((a) => {
    const [c, s] = [Math.cos((a * Math.PI) / 180) * r * 0.74, Math.sin((a * Math.PI) / 180) * r * 0.74]
    return fold(`M${x - c} ${-r - s}L${x + c} ${-r + s}`, C.wood, 7)
  }),
  paper(oval(x, -r, r * 0.18), C.woodD),
]

const noahsArk = (): Shape[] => [
  paper(smooth('-150 -150!, -150 -250!, 150 -250!, 150 -150!'), C.woodL, { lift: true }),
  paper(poly('-180 -244, 0 -320, 180 -244'), C.coralD, { lift: true }),
  paper(arch(-40, -156, 80, 80), C.plum),
  paper(smooth('-340 -170!, -260 -150, 260 -150, 340 -180!, 300 -40, 220 20, -220 20, -300 -40'), C.wood, { lift: true }),
  fold('M-310 -100Q0 -80 316 -106M-280 -44Q0 -24 290 -50', C.woodD, 4.4),
  ...[-160, -60, 60, 160].map((x) => paper(oval(x, -120, 16), C.plum, { fine: true })),
]
export const setPieces = {
  crowd: () => [...rowOfPeople(-72, 0.9, 0, 14), ...rowOfPeople(-38, 1.05, 26, 14), ...rowOfPeople(0, 1.2, -4, 14)],
  fewPeople: () => rowOfPeople(0, 1.4, 0, 4),
  army: () =>
    [-150, -90, -30, 30, 90, 150].flatMap((x, i) => [
      paper(box(x + 22, -170, 7, 170, 3), C.wood),
      paper(smooth(`${x - 28} 0!, ${x - 24} -70, ${x} -80, ${x + 24} -70, ${x + 28} 0!`), i % 2 ? C.coralD : C.plumM),
      paper(oval(x, -94, 20, 21), faces[i % 4] ?? skin.s3),
      paper(smooth(`${x - 23} -94!, ${x - 20} -118, ${x} -126, ${x + 20} -118, ${x + 23} -94!, ${x} -104`), C.stone),
    ]),
  house,
  village: () => [...set(house(), put(-150, 0, 0.9)), ...set(house(), put(130, 6, 1, 0, true)), ...set(house(), put(0, -20, 0.7))],
  /** A stable, open in front, as wide as the sheet; stands on (400, 810). */
  stable: () => [
    paper(box(-340, -480, 34, 480), C.woodD),
    paper(box(306, -480, 34, 480), C.woodD),
    paper(smooth('0 -660!, 400 -460!, 376 -410!, 0 -598!, -376 -410!, -400 -460!'), C.wood, { lift: true }),
  ],
  /** A tree to sit in; the branch for the sitter is at (-100, -360). */
  sycamore: () => [
    paper(puffy(ring(0, -730, 260, 210, 15, 0.2), 0.26), C.leafD, { lift: true }),
    tint(puffy(ring(-20, -760, 190, 140, 11), 0.26), C.leaf),
    fold('M-170 -790q4 -22 24 -24M-20 -880q6 -20 26 -18M130 -790q4 -22 24 -24M130 -660q4 -22 24 -24M-172 -660q4 -22 24 -24', C.leafL),
    paper(
      smooth(
        '-12 0!, 20 -160, 16 -360, -60 -414, -160 -420, -214 -440, -158 -452, -40 -456, 26 -440, 40 -580, 90 -580, 92 -420, 140 -480, 200 -500, 160 -440, 102 -340, 104 -160, 146 0!',
      ),
      C.wood,
      { lift: true },
    ),
    fold('M46 -280q10 40 2 90M76 -360q-6 40 0 70', C.woodD),
  ],
  olive: () => [
    paper(smooth('-40 0!, -24 -90, -46 -170, -10 -150, 6 -190, 26 -150, 60 -180, 32 -90, 46 0!'), C.wood, { lift: true }),
    paper(puffy(ring(-60, -220, 90, 66, 9), 0.3), C.leafD, { lift: true }),
    paper(puffy(ring(70, -230, 96, 70, 9), 0.3), C.leaf, { lift: true }),
  ],
  tower: () => [
    paper(poly('-150 0, -120 -180, 120 -180, 150 0'), C.sandD, { lift: true }),
    paper(poly('-116 -180, -92 -340, 92 -340, 116 -180'), C.sand, { lift: true }),
    paper(poly('-88 -340, -70 -470, 70 -470, 88 -340'), C.sandD, { lift: true }),
    paper(poly('-66 -470, -66 -520, -20 -520, -20 -490, 10 -490, 10 -540, 50 -540, 50 -470'), C.sand),
    paper(arch(-34, 0, 68, 120), C.plumM),
    fold('M-130 -60H-50M50 -60H130M-106 -240H-20M20 -280H96M-80 -400H0M20 -430H76', C.woodL),
  ],
  brokenWall: () => [
    paper(poly('-300 0, -300 -150, -250 -150, -250 -210, -190 -210, -190 -120, -140 -120, -140 -50, -80 -50, -60 0'), C.sandD, {
      lift: true,
    }),
    paper(poly('300 0, 300 -190, 240 -190, 240 -130, 180 -130, 180 -70, 110 -70, 90 0'), C.sandD, { lift: true }),
    ...set(blocks('-50 0 70, 10 -4 60, -20 -40 56'), put(0, 0, 1, 8)),
    fold('M-290 -80H-150M-290 -40H-90M130 -40H290M200 -100H290', C.woodL),
  ],
  templeHouse: () => [
    paper(smooth('-230 -300!, 0 -430!, 230 -300!'), C.sandD, { lift: true }),
    paper(box(-220, -300, 440, 300), C.cream, { lift: true }),
    paper(arch(-60, 0, 120, 220), C.coralD),
    ...[-180, -110, 80, 150].map((x) => paper(box(x, -280, 30, 280, 4), C.sun)),
    paper(box(-240, -20, 480, 24, 6), C.sand),
  ],
  /** The ark of Noah, far off or near. */
  ark: noahsArk,
  /** The ark with its door down and a ramp, on dry land. */
  arkWithRamp: () => [
    ...noahsArk(),
    paper(arch(60, -20, 130, 130), C.plum),
    paper(smooth('60 -20!, 190 -20!, 360 90!, 200 90!'), C.woodL, { lift: true }),
    fold('M110 0H220M160 30H266M200 60H310', C.woodD),
  ],
  chariot: () => [
    paper(smooth('-110 -70!, -110 -190, -60 -210, 20 -160, 90 -150, 100 -70!'), C.coral, { lift: true }),
    fold('M-96 -110H90', C.sun, 7),
    paper(limb([96, -90], [170, -100], [250, -130], [14, 13, 12]), C.wood),
    ...wheel(-10, 64),
  ],
  chariotOfFire: () => [
    ...set(moreAnimals.horse(), put(250, 0, 0.9)).map((one) => ({
      ...one,
      colour: one.colour === C.wood ? C.coral : one.colour === C.plum ? C.sun : one.colour,
    })),
    paper(smooth('-150 -60!, -200 -150, -150 -140, -150 -260!, -90 -200, -40 -270!, 0 -180, 60 -210!, 100 -60!'), C.coral, { lift: true }),
    paper(smooth('-110 -60!, -130 -130, -90 -130, -70 -190!, -30 -130, 20 -150, 60 -60!'), C.sun),
    ...wheel(-20, 60),
  ],
  wagon: () => [
    paper(smooth('-190 -170!, 190 -170!, 170 -80!, -170 -80!'), C.wood, { lift: true }),
    fold('M-180 -140H182M-176 -110H176', C.woodD),
    paper(limb([180, -110], [260, -110], [330, -130], [14, 14, 12]), C.woodD),
    ...wheel(-110, 66),
    ...wheel(110, 66),
  ],
  notes: () => [...note(-194, -30, -10), ...note(188, -40, 8), ...note(300, 0, -6), ...note(-304, 20, 10)],
  tongues: () =>
    [-240, -120, 0, 120, 240].map((x) => paper(smooth(`${x} -60!, ${x + 20} -20, ${x} 0, ${x - 20} -20`), C.coral, { lift: true })),
  /** The stair of Jacob, from the ground into the light. */
  stairway: () =>
    Array.from({ length: 9 }, (_, i) =>
      paper(box(-170 + i * 14, -70 - i * 62, 340 - i * 28, 62, 4), i % 2 ? C.sunL : C.cream, { lift: true }),
    ),
  roofOpening: () => [
    paper(smooth('-400 -60!, -150 -60!, -120 -20, -160 30, -140 60!, -400 60!'), C.woodD, { lift: true }),
    paper(smooth('400 -60!, 150 -60!, 124 -16, 164 26, 140 60!, 400 60!'), C.woodD, { lift: true }),
    fold('M-390 0H-150M160 0H390', C.wood, 5),
  ],
  furnace: () => [
    paper(smooth('-320 0!, -310 -300, -200 -460, 0 -520, 200 -460, 310 -300, 320 0!'), C.stoneD, { lift: true }),
    paper(smooth('-240 0!, -236 -240, -150 -370, 0 -410, 150 -370, 236 -240, 240 0!'), C.coralD),
    paper(smooth('-200 0!, -210 -120, -160 -90, -130 -230!, -60 -130, 0 -290!, 50 -140, 120 -240!, 150 -100, 200 -130, 204 0!'), C.sun),
  ],
  waves: () => [paper(`M-420 60V0${bumps('-420 0, -300 0, -180 0, -60 0, 60 0, 180 0, 300 0, 420 0', 0.24)}V60Z`, C.tealM, { lift: true })],
  banner: () => [
    paper(box(-8, -420, 16, 420, 6), C.wood, { lift: true }),
    paper(smooth('8 -410!, 150 -390, 150 -270!, 110 -300, 8 -280!'), C.coral, { lift: true }),
    paper(oval(70, -344, 24), C.sun),
  ],
  idol: () => [
    paper(box(-90, -60, 180, 60, 6), C.stone, { lift: true }),
    paper(smooth('-50 -60!, -60 -250, -40 -330, 40 -330, 60 -250, 50 -60!'), C.sun, { lift: true }),
    paper(oval(0, -370, 50, 52), C.sunL, { lift: true }),
    fold('M-24 -376h14M10 -376h14M-14 -348h28M-40 -220H40', C.sunD, 5),
  ],
  marketStall: () => [
    paper(box(-150, -260, 16, 260), C.woodD),
    paper(box(134, -260, 16, 260), C.woodD),
    ...[0, 1, 2, 3, 4].map((i) =>
      paper(
        smooth(`${-180 + i * 72} -330!, ${-108 + i * 72} -330!, ${-108 + i * 72} -262, ${-144 + i * 72} -236, ${-180 + i * 72} -262`),
        i % 2 ? C.cream : C.coral,
      ),
    ),
    paper(box(-170, -110, 340, 26, 6), C.woodL, { lift: true }),
    paper(box(-150, -84, 300, 84), lighter(C.wood, 0.1)),
  ],
  pillars: () =>
    [-150, 110].flatMap((x) => [
      paper(box(x, -420, 60, 420), C.cream, { lift: true }),
      paper(box(x - 14, -440, 88, 30, 6), C.sandD),
      paper(box(x - 12, -24, 84, 28, 6), C.sandD),
    ]),
  curtain: () => [
    paper(smooth('-130 -500!, 130 -500!, 140 0!, 80 -10, 0 0, -80 -10, -140 0!'), C.plumM, { lift: true }),
    fold('M-80 -490Q-70 -250 -84 -20M0 -490V-16M80 -490Q70 -250 84 -20', shade(C.plumM, 0.3), 5),
  ],
  cross3: () =>
    [-190, 0, 190].flatMap((x, i) =>
      set(
        [
          paper(
            poly('-16 0, -16 -190, -84 -190, -84 -224, -16 -224, -16 -290, 16 -290, 16 -224, 84 -224, 84 -190, 16 -190, 16 0'),
            C.wood,
            { lift: true },
          ),
        ],
        put(x, i === 1 ? -30 : 0, i === 1 ? 1.2 : 0.9),
      ),
    ),
  light: () => [tint(smooth('-90 -700!, 90 -700!, 260 0!, -260 0!'), C.sunL, { opacity: 0.5 })],
  cloudOfWitnesses: () => rowOfPeople(0, 1.2, 0, 10),
  netFull: () => [
    pen('M-150 -170Q-40 -140 0 -150Q60 -160 150 -176', C.woodD, 6),
    paper(smooth('-150 -170!, 0 -150, 150 -176!, 130 -60, 60 0, -60 0, -130 -60'), C.sand, { lift: true }),
    fold(
      'M-100 -160Q-80 -60 -20 -4M-40 -154Q-30 -50 40 -4M40 -154Q60 -60 100 -40M100 -166Q60 -60 0 -2M40 -156Q10 -60 -60 -2M-40 -154Q-80 -60 -116 -56',
      C.woodL,
      3.6,
    ),
  ],
} satisfies Record<string, () => Shape[]>
