// Out of doors. The ground begins at about 600; people stand between 700 and 940.
import { put, set } from '../moving.ts'
import { box, limb, oval, smooth } from '../outline.ts'
import { C } from '../palette.ts'
import { buildings } from '../props/buildings.ts'
import { nature } from '../props/nature.ts'
import { paper, tint } from '../shape.ts'
import { breakers, ground, sheet, sky, type Stage, type Time, waves } from './sky.ts'

const bubbles = [
  [90, 300, 14],
  [130, 240, 9],
  [700, 270, 16],
  [740, 330, 10],
  [740, 620, 12],
  [60, 700, 12],
].map(([x = 0, y = 0, r = 9]) => paper(oval(x, y, r), C.cream, { fine: true }))

export const outdoors = {
  hillside: (time: Time): Stage => ({
    back: [
      ...sky(time, 620, 210),
      ground('120 560, 330 500, 560 580, 760 520', C.tealL),
      ground('100 640, 300 590, 520 650, 720 600', C.leaf),
      ground('140 780, 420 730, 700 790', C.leafD),
    ],
    front: [...set(nature.flowers(), put(744, 952, 0.8)), ...set(nature.flowers(), put(64, 948, 0.8))],
  }),
  lake: (time: Time): Stage => ({
    back: [...sky(time, 400, 330), ground('150 560, 300 520, 500 560, 700 530', C.tealL), waves(640, 26, 0, C.tealL)],
    front: [waves(816, 28, -30, C.tealM), waves(876, 28, -80, C.teal), waves(926, 26, -10, C.tealD)],
  }),
  storm: (): Stage => ({
    back: [...sky('storm'), breakers(640, 1.4, -40, C.tealL)],
    front: [breakers(830, 1.25, 30, C.tealM), breakers(900, 1.1, -60, C.teal), waves(946, 30, -20, C.tealD)],
  }),
  desert: (time: Time): Stage => ({
    back: [
      ...sky(time, 600, 240),
      ground('200 590, 420 540, 640 590', C.coralL),
      ground('160 640, 400 690, 640 630', C.sandD),
      ground('200 780, 500 730, 760 790', C.sand),
    ],
    front: [],
  }),
  field: (time: Time): Stage => ({
    back: [
      ...sky(time, 600, 220),
      ground('160 560, 380 510, 620 560', C.leaf),
      ground('200 620, 420 600, 640 630', C.sun),
      ground('200 760, 500 720, 700 760', C.sandD),
      ...[40, 140, 240, 345, 450, 555, 660, 764].flatMap((x, i) => set(nature.wheat(), put(x, 704 - (i % 2) * 14, 0.95))),
    ],
    front: [],
  }),
  road: (time: Time): Stage => ({
    back: [
      ...sky(time, 600, 200),
      paper(smooth('-20 560!, 90 470, 180 490, 290 570, 400 500, 500 540, 640 460, 730 480, 820 560!, 820 700!, -20 700!'), C.tealL, {
        lift: true,
      }),
      ground('160 620, 420 590, 660 640', C.leaf),
      paper(smooth('470 606!, 380 660, 560 720, 200 980!, 760 980!, 720 760, 520 670, 520 610!'), C.sandD),
    ],
    front: [],
  }),
  night: (): Stage => ({
    back: [...sky('night'), ground('140 640, 360 590, 600 650', C.tealM), ground('200 770, 500 720, 720 780', C.leafD)],
    front: [],
  }),
  garden: (time: Time): Stage => ({
    back: [
      ...sky(time, 200, 300),
      ground('160 560, 420 520, 680 570', C.leafL),
      ground('160 720, 420 690, 660 720', C.leaf),
      ...set(nature.bush(), put(60, 720, 1.1)),
    ],
    front: [...set(nature.flowers(), put(70, 940, 1)), ...set(nature.flowers(), put(392, 950, 0.9))],
  }),
  river: (time: Time): Stage => ({
    back: [
      ...sky(time, 600, 220),
      ground('150 540, 400 500, 640 550', C.leaf),
      ground('150 600, 400 580, 640 610', C.leafD),
      ...[40, 110, 700, 764].flatMap((x, i) => [
        paper(limb([x, 640], [x + (i % 2 ? 8 : -8), 540], [x + (i % 2 ? 22 : -14), 450], [20, 19, 18]), C.leafL),
        paper(oval(x + (i % 2 ? 22 : -14), 436, 18, 42, i % 2 ? 10 : -8), C.wood),
      ]),
      waves(660, 20, 0, C.tealL),
    ],
    front: [waves(800, 22, -40, C.tealM), waves(870, 22, -100, C.teal), waves(930, 22, -20, C.tealD)],
  }),
  deep: (): Stage => ({
    back: [sheet(C.tealP), waves(110, 22, 0, C.tealL), tint(oval(400, 520, 430, 430), C.tealP, { opacity: 0.35 }), ...bubbles],
    front: [
      ground('180 900, 420 880, 640 910', C.sand),
      ...[60, 120, 690, 750].map((x, i) =>
        paper(
          smooth([
            [x - 10, 960],
            [x - 24, 880],
            [x - 2, 820],
            [x - 20, 750 + i * 10, 'corner'],
            [x + 16, 820],
            [x + 2, 880],
            [x + 16, 960],
          ]),
          i % 2 ? C.leafD : C.leaf,
        ),
      ),
    ],
  }),
  shore: (time) => ({
    back: [
      ...sky(time, 620, 220),
      waves(520, 16, 0, C.tealL),
      waves(590, 18, -60, C.tealM),
      ground('160 690, 420 660, 660 700', C.sand),
      ground('200 820, 480 780, 720 830', C.sandD),
    ],
    front: [],
  }),
  mountaintop: (time) => ({
    back: [
      ...sky(time, 400, 240),
      ground('120 560, 260 470, 400 560, 560 450, 700 550', C.tealL),
      ground('100 640, 300 600, 520 650, 700 610', C.tealM),
      ground('160 800, 330 720, 520 715, 680 790', C.stone),
      ground('200 880, 420 860, 640 884', C.stoneD),
    ],
    front: [],
  }),
  vineyard: (time) => ({
    back: [
      ...sky(time, 600, 210),
      ground('160 560, 400 520, 660 570', C.leafL),
      ground('200 640, 420 620, 640 640', C.leafD),
      ...[60, 200, 600, 740].flatMap((x) => [
        paper(box(x - 5, 560, 10, 120, 4), C.wood),
        paper(oval(x, 570, 62, 34), C.leaf, { lift: true }),
        paper(oval(x + 16, 600, 12), C.plumL, { fine: true }),
      ]),
      ground('200 720, 460 690, 700 730', C.sandD),
    ],
    front: [],
  }),
  camp: (time) => ({
    back: [
      ...sky(time, 400, 210),
      ground('140 560, 400 520, 660 566', C.coralL),
      ...[90, 250, 560, 720].flatMap((x, i) => set(buildings.tent(), put(x, 680 + (i % 2) * 16, 0.56))),
      ground('200 690, 440 676, 640 694', C.sandD),
      ground('200 800, 460 770, 700 806', C.sand),
    ],
    front: [],
  }),
  /** A dry bed between two waters. */
  seaBed: (time) => ({
    back: [...sky(time, 400, 220), ground('200 660, 400 640, 600 660', C.sandD), ground('220 760, 420 730, 640 766', C.sand)],
    front: [],
  }),
  sea: (time) => ({
    back: [...sky(time, 400, 300), waves(600, 16, 0, C.tealL), waves(680, 20, -60, C.tealM)],
    front: [waves(880, 22, -40, C.teal), waves(934, 22, -90, C.tealD)],
  }),
  hillOfCrosses: (time) => ({
    back: [...sky(time, 400, 300), ground('140 660, 400 600, 660 660', C.plumL), ground('160 780, 400 690, 640 780', C.plumM)],
    front: [],
  }),
  light: () => ({
    back: [
      sheet(C.sunL),
      tint(oval(400, 340, 420, 420), C.cream),
      tint(oval(400, 340, 260, 260), C.sunL, { opacity: 0.6 }),
      ground('150 800, 330 760, 520 800, 680 770', C.cream),
      ground('200 880, 460 850, 700 890', C.stoneL),
    ],
    front: [],
  }),
} satisfies Record<string, (time: Time) => Stage>
