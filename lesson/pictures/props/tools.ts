// Things that people carry and use. Each stands on (0, 0), looks to the right, and has the size it has beside an adult of 510.
import { put, set } from '../moving.ts'
import { box, limb, oval, pointsOf, poly, smooth } from '../outline.ts'
import { C } from '../palette.ts'
import { dot, paper, type Shape, tint } from '../shape.ts'
import { fold } from './fold.ts'

export const tools = {
  /** Around a head. */
  bandage: () => [paper(smooth('-62 -40!, 0 -58, 62 -40!, 64 -20!, 0 -38, -64 -20!'), C.cream)],
  ring: () => [
    paper(`${oval(0, -44, 44, 44)}${oval(0, -44, 30, 30)}`, C.sun, { lift: true }),
    paper(poly('-22 -92, 0 -122, 22 -92, 0 -78'), C.tealL),
    fold('M-22 -92L22 -92', C.tealM, 3.4),
  ],
  sling: () => [
    fold('M-70 -120Q-20 -20 0 -20Q30 -20 60 -130', C.woodD, 5),
    paper(smooth('-34 -34, 0 -44, 34 -36, 18 -6, -16 -6'), C.wood, { lift: true }),
    paper(oval(0, -36, 20, 17), C.stone),
  ],
  scroll: () => [
    paper(smooth('-60 -124!, 60 -124!, 60 -10!, -60 -10!'), C.cream, { lift: true }),
    fold('M-40 -98H40M-40 -76H40M-40 -54H24M-40 -34H36', C.plumM, 4),
    paper(box(-84, -140, 168, 26, 13), C.sand),
    paper(box(-84, -18, 168, 26, 13), C.sand),
    paper(oval(-84, -127, 10, 15), C.wood),
    paper(oval(84, -127, 10, 15), C.wood),
    paper(oval(-84, -5, 10, 15), C.wood),
    paper(oval(84, -5, 10, 15), C.wood),
  ],
  staff: () => [paper(`M-7 0L-7 -250C-7 -322 74 -322 74 -262C74 -238 44 -238 44 -258C44 -284 8 -280 8 -250L7 0Z`, C.wood, { lift: true })],
  bag: () => [
    paper(smooth('-50 -10, -44 -60, -16 -84, 16 -84, 44 -60, 50 -10, 0 2'), C.woodL, { lift: true }),
    paper(box(-22, -96, 44, 18, 8), C.coralD),
  ],
  chain: () =>
    [-48, -16, 16, 48].map((x, i) => paper(`${oval(x, -14, 20, 12, i % 2 ? 20 : -20)}${oval(x, -14, 11, 5, i % 2 ? 20 : -20)}`, C.stoneD)),
  coin: () => [
    paper(oval(0, -60, 60, 60), C.sun, { lift: true }),
    paper(oval(0, -60, 48, 48), C.sunL),
    paper(smooth('-14 -22!, -16 -38, -26 -48, -28 -78, -8 -96, 16 -92, 22 -74, 30 -60, 22 -56, 22 -46, 8 -42, 10 -22!'), C.sunD),
    fold('M-26 -78Q-4 -66 20 -80', C.cream, 5),
    dot(oval(11, -68, 3.4), C.ink),
  ],
  crown: () => [
    paper(smooth('-70 0!, -86 -90!, -42 -50!, 0 -112!, 42 -50!, 86 -90!, 70 0!'), C.sun, { lift: true }),
    paper(box(-72, -26, 144, 28, 8), C.sunD),
    ...pointsOf('-86 -92, 0 -114, 86 -92').map(([x, y]) => paper(oval(x, y, 10, 10), C.coral)),
    ...[-36, 0, 36].map((x, i) => paper(oval(x, -12, 8, 8), i === 1 ? C.coral : C.tealL)),
  ],
  robe: () => [
    paper(
      smooth(
        '-26 -170!, 0 -158, 26 -170!, 66 -154, 110 -84!, 80 -64!, 56 -96!, 70 -4!, 0 6, -70 -4!, -56 -96!, -80 -64!, -110 -84!, -66 -154',
      ),
      C.coral,
      { lift: true },
    ),
    paper(smooth('-14 -164!, 14 -164!, 18 4!, -18 4!'), C.sunL),
    paper(smooth('-60 -96!, 0 -86, 60 -96!, 60 -74!, 0 -64, -60 -74!'), C.plumM),
    fold('M-68 -22Q-44 -16 -18 -16M18 -16Q44 -16 68 -22', C.sunL, 5),
  ],
  /** Seen from above, as a pair beside the door. */
  sandal: () =>
    [-44, 44].flatMap((x) =>
      set(
        [
          paper(smooth('-30 -60, -22 -130, 4 -150, 30 -124, 30 -70, 22 -20, 0 0, -22 -20'), C.woodL, { lift: true }),
          tint(smooth('-20 -60, -14 -118, 4 -136, 20 -116, 20 -70, 14 -26, 0 -12, -14 -26'), C.sandD),
          paper(smooth('-34 -92!, 0 -112, 36 -96!, 36 -80!, 0 -94, -34 -76!'), C.woodD),
          paper(limb([4, -140], [2, -122], [0, -104], [9, 9, 9]), C.woodD),
          paper(smooth('-30 -46!, 0 -60, 30 -46!, 29 -32!, 0 -44, -29 -32!'), C.woodD),
          paper(oval(0, -100, 6, 6), C.sun),
        ],
        put(x, 0, 1, x / 9, x < 0),
      ),
    ),
  sealedScroll: () => [
    paper(box(-110, -70, 220, 70, 30), C.sand, { lift: true }),
    paper(oval(-96, -35, 16, 35), C.sandD),
    paper(box(-16, -74, 32, 78), C.plumM),
    paper(smooth('0 -72, 34 -62, 38 -32, 30 -4, 0 4, -32 -6, -38 -34, -30 -62'), C.coralD, { lift: true }),
    paper(smooth('0 -54!, 6 -40!, 20 -38!, 10 -28!, 12 -14!, 0 -22!, -12 -14!, -10 -28!, -20 -38!, -6 -40!'), C.sunL),
  ],
  key: () => [
    paper(box(10, -16, 146, 20, 6), C.sun, { lift: true }),
    paper('M130 0H156V42H130ZM92 0H116V30H92Z', C.sun),
    paper(oval(-30, -6, 46), C.sun, { lift: true }),
    paper(oval(-30, -6, 20), C.sunD),
  ],
} satisfies Record<string, () => Shape[]>
