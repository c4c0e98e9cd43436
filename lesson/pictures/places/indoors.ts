// Streets and rooms.
import { put, set } from '../moving.ts'
import { arch, box, bumps, oval, smooth } from '../outline.ts'
import { C, lighter, shade } from '../palette.ts'
import { buildings } from '../props/buildings.ts'
import { household } from '../props/household.ts'
import { paper, pen, type Shape, tint } from '../shape.ts'
import { ground, sheet, sky, type Stage, stars, type Time, waves } from './sky.ts'

const walls = (x: number, y: number, w: number, h: number, colour: string, door = true): Shape[] => [
  paper(box(x, y - h, w, h), colour, { lift: true }),
  paper(box(x - 8, y - h - 18, w + 16, 22, 4), lighter(colour, 0.35)),
  ...(door ? [paper(arch(x + w * 0.56, y, w * 0.28, Math.min(h * 0.6, 130)), C.plumM)] : []),
  paper(arch(x + w * 0.16, y - h * 0.42, w * 0.2, w * 0.28), C.plum),
]

const plank = (colour: string): Shape[] => [
  paper(box(-20, 700, 840, 300), colour),
  pen('M-20 780H820M-20 860H820', shade(colour, 0.25), 4, { fine: true }),
]
/** What hangs from the beam of a house, out of the way of mice: bread in a basket, a bunch of herbs. */
const fromTheBeam = (): Shape[] => [
  pen('M400 100V142M626 100V150', C.woodD, 6),
  ...set(household.basket(), put(400, 240, 0.62)),
  ...[
    [-44, 74, 22],
    [44, 74, -22],
    [0, 84, 0],
  ].flatMap(([x = 0, y = 0, turn = 0]) =>
    set([paper(oval(0, y / 2, 24, y / 1.6), turn ? C.leafD : C.leaf, { lift: true })], put(626 + x * 0.36, 160, 1, turn)),
  ),
  paper(box(606, 142, 40, 24, 8), C.coral),
]
const outside = (time: Time): string => (time === 'night' ? C.tealD : time === 'day' ? C.tealP : C.coralL)

export const indoors = {
  street: (time: Time): Stage => ({
    back: [
      ...sky(time, 400, 250),
      ...walls(-40, 700, 210, 330, C.sandD),
      ...walls(620, 700, 230, 380, C.coralL),
      ...walls(160, 660, 150, 200, C.sand),
      ...walls(490, 660, 150, 250, C.sunL),
      ground('200 672, 400 660, 600 672', C.sand),
      paper(smooth('330 664!, 470 664!, 680 980!, 120 980!'), C.cream),
    ],
    front: [],
  }),
  temple: (time: Time): Stage => ({
    back: [
      ...sky(time, 400, 200),
      paper(smooth('60 330!, 400 150!, 740 330!'), C.sandD, { lift: true }),
      paper(box(50, 330, 700, 46), C.cream),
      tint(box(90, 376, 620, 330), C.plumM),
      ...[90, 240, 500, 650].flatMap((x) => [
        paper(box(x, 376, 64, 330), C.cream, { lift: true }),
        pen(`M${x + 20} 400V690M${x + 44} 400V690`, C.sandD, 4),
        paper(box(x - 10, 690, 84, 26), C.sand),
      ]),
      ground('200 704, 600 704', C.sand),
      pen('M-20 790H820M-20 870H820', C.sandD, 5),
    ],
    front: [],
  }),
  gate: (time: Time): Stage => ({
    back: [
      ...sky(time, 600, 160),
      ...set(buildings.wall(), put(120, 690, 1.5)),
      ...set(buildings.wall(), put(700, 690, 1.5)),
      ...set(buildings.gate(), put(400, 700, 1.5)),
      ground('200 690, 600 690', C.sand),
    ],
    front: [],
  }),
  house: (time: Time): Stage => ({
    back: [
      sheet(C.sandD),
      paper(box(-20, 700, 840, 300), C.wood),
      pen('M-20 780H820M-20 860H820', C.woodD, 4),
      paper(arch(58, 432, 174, 244, 4), C.cream),
      paper(arch(80, 418, 130, 208, 4), time === 'night' ? C.tealD : outside(time)),
      ...(time === 'night' ? [tint(oval(150, 280, 22), C.cream)] : []),
      paper(arch(560, 700, 180, 330), C.plumM),
      pen('M-20 120H820', C.woodD, 5),
      paper(box(-20, 60, 840, 40), C.woodD),
      ...fromTheBeam(),
    ],
    front: [],
  }),
  palace: (): Stage => ({
    back: [
      sheet(C.plumM),
      paper(arch(120, 720, 560, 620), C.plumL),
      paper(box(-20, 720, 840, 280), C.coralL),
      paper(smooth('300 720!, 500 720!, 600 980!, 200 980!'), C.coralD),
      ...[40, 680].flatMap((x) => [
        paper(box(x, 200, 80, 520), C.sunL, { lift: true }),
        paper(box(x - 14, 176, 108, 34, 8), C.sun),
        paper(box(x - 14, 700, 108, 34, 8), C.sun),
      ]),
      paper(`M-20 -20H820V110${bumps('820 110, 610 90, 400 90, 190 90, -20 110', -0.2)}Z`, C.coral, { lift: true }),
    ],
    front: [],
  }),
  prison: (): Stage => ({
    back: [
      sheet(C.plum),
      ...Array.from({ length: 5 }, (_, r) =>
        Array.from({ length: 5 }, (_, c) =>
          paper(box(-130 + c * 224 + (r % 2) * 112, 40 + r * 138, 222, 136, 6), (r + c) % 3 ? shade(C.plumM, 0.25) : shade(C.plumM, 0.05)),
        ),
      ).flat(),
      paper(arch(300, 350, 200, 270), C.stoneD),
      paper(arch(322, 338, 156, 236), C.tealD),
      ...stars('376 170, 424 240, 376 290'),
      ...[352, 400, 448].map((x) => paper(box(x - 6, x === 400 ? 104 : 124, 12, x === 400 ? 234 : 214, 4), C.stone)),
      ground('200 720, 600 720', C.woodD),
    ],
    front: [],
  }),
  upperRoom: (time) => ({
    back: [
      sheet(time === 'night' ? C.plumM : C.sand),
      ...[150, 400, 650].flatMap((x) => [
        paper(arch(x - 70, 420, 140, 220, 4), C.cream),
        paper(arch(x - 54, 406, 108, 190, 4), outside(time)),
      ]),
      paper(box(-20, 520, 840, 26), C.woodL),
      ...plank(C.woodL),
    ],
    front: [],
  }),
  room: (time) => ({
    back: [
      sheet(time === 'night' ? C.teal : C.coralL),
      paper(arch(300, 440, 200, 300, 4), C.cream),
      paper(arch(322, 426, 156, 266, 4), outside(time)),
      ...(time === 'night' ? stars('370 300, 430 250, 410 360') : []),
      paper(box(-20, 610, 840, 100), time === 'night' ? C.tealM : C.coral),
      ...plank(C.wood),
    ],
    front: [],
  }),
  workshop: () => ({
    back: [
      sheet(C.sunL),
      paper(arch(80, 640, 220, 380, 4), C.tealP),
      paper(box(420, 300, 320, 20), C.woodD),
      ...set(household.jar(), put(500, 300, 0.7)),
      ...set(household.jar(), put(600, 300, 0.9)),
      ...set(household.basket(), put(690, 300, 0.6)),
      ...plank(C.woodL),
    ],
    front: [],
  }),
  synagogue: () => ({
    back: [
      sheet(C.sand),
      ...[110, 690].flatMap((x) => [
        paper(box(x - 36, 240, 72, 480), C.cream, { lift: true }),
        paper(box(x - 50, 214, 100, 34, 6), C.sandD),
      ]),
      paper(arch(270, 560, 260, 340, 6), C.tealL),
      paper(arch(300, 560, 200, 290, 6), C.tealM),
      paper(box(200, 560, 400, 30), C.woodL),
      paper(box(-20, 706, 840, 280), C.stoneL),
      pen('M-20 790H820M-20 870H820', C.stone, 4, { fine: true }),
    ],
    front: [],
  }),
  rooftop: (time) => ({
    back: [
      ...sky(time, 600, 210),
      ...walls(20, 620, 130, 190, C.sand, false),
      ...walls(600, 620, 160, 220, C.coralL, false),
      paper(box(-20, 600, 840, 60), C.cream, { lift: true }),
      paper(box(-20, 650, 840, 340), C.sandD),
      pen('M-20 740H820M-20 840H820', C.woodL, 4, { fine: true }),
    ],
    front: [],
  }),
  throneHall: () => ({
    back: [
      sheet(C.coralL),
      ...[90, 710].flatMap((x) => [
        paper(box(x - 40, 160, 80, 560), C.cream, { lift: true }),
        paper(box(x - 56, 134, 112, 40, 8), C.sun),
        paper(box(x - 56, 690, 112, 40, 8), C.sun),
      ]),
      paper(arch(220, 700, 360, 560), C.coral),
      paper(box(-20, 720, 840, 280), C.plumL),
      paper(smooth('300 720!, 500 720!, 580 980!, 220 980!'), C.plumM),
    ],
    front: [],
  }),
  courtyard: (time) => ({
    back: [
      ...sky(time, 400, 160),
      paper(box(-20, 380, 840, 330), C.sandD),
      ...[90, 280, 470, 660].map((x) => paper(arch(x - 20, 700, 130, 240), C.plumM)),
      paper(box(-20, 350, 840, 40), C.cream, { lift: true }),
      paper(box(-20, 700, 840, 290), C.stoneL),
      pen('M-20 790H820M-20 880H820', C.stone, 4, { fine: true }),
    ],
    front: [],
  }),
  cave: () => ({
    back: [
      sheet(C.plumM),
      paper(smooth('120 720, 110 420, 250 210, 420 170, 590 230, 690 430, 690 720'), C.tealP, { lift: true }),
      ground('150 720, 400 700, 660 730', C.woodD),
    ],
    front: [],
  }),
  inTomb: () => ({
    back: [
      sheet(C.stoneD),
      paper(arch(230, 720, 340, 500), C.sunL),
      paper(arch(270, 720, 260, 440), C.cream),
      paper(box(-20, 720, 840, 280), C.stone),
    ],
    front: [],
  }),
  ship: (time) => ({
    back: [
      ...sky(time, 400, 240),
      waves(560, 20, 0, C.tealM),
      paper(box(-20, 700, 840, 290), C.wood),
      paper(box(-20, 672, 840, 40, 8), C.sunD, { lift: true }),
      pen('M-20 780H820M-20 870H820', C.woodD, 4, { fine: true }),
    ],
    front: [],
  }),
} satisfies Record<string, (time: Time) => Stage>
