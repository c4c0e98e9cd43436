// What stands and lies in a house.
import { put, set } from '../moving.ts'
import { bumps, limb, oval, smooth } from '../outline.ts'
import { C } from '../palette.ts'
import { paper, type Shape, tint } from '../shape.ts'
import { fold } from './fold.ts'
import { fishOf } from './sea.ts'

export const household = {
  loaf: () => [
    paper(smooth('-64 -26, -44 -44, 0 -50, 44 -44, 64 -26, 48 -4, 0 2, -48 -4'), C.woodL, { lift: true }),
    tint(oval(0, -29, 50, 17), C.sandD),
    fold('M-34 -32Q0 -20 34 -32M-6 -42Q2 -26 -4 -12', C.wood, 4.4),
  ],
  lamp: () => [
    paper(smooth('70 -44, 86 -80, 78 -112!, 58 -84, 58 -56'), C.sun, { lift: true }),
    tint(smooth('70 -50, 78 -70, 74 -88, 64 -68'), C.cream),
    paper(limb([-62, -30], [-104, -54], [-64, -58], [13, 13, 13]), C.coralD),
    paper(smooth('-70 -40, -30 -58, 20 -56, 56 -50, 86 -50!, 84 -34!, 50 -14, 10 0, -40 0, -66 -18'), C.coral, { lift: true }),
    paper(oval(-8, -52, 24, 8), C.coralD),
    fold('M-50 -24Q0 -8 46 -24', C.coralL, 4),
  ],
  jar: () => [
    paper(limb([-34, -104], [-84, -100], [-58, -60], [13, 12, 13]), C.coralD),
    paper(limb([34, -104], [84, -100], [58, -60], [13, 12, 13]), C.coralD),
    paper(smooth('-26 -112!, -30 -96, -62 -66, -56 -26, -30 0!, 30 0!, 56 -26, 62 -66, 30 -96, 26 -112!'), C.coral, { lift: true }),
    paper(oval(0, -114, 32, 10), C.coralD),
    fold('M-60 -62Q0 -48 60 -62M-60 -50Q0 -36 60 -50', C.sunL, 4),
  ],
  basket: () => [
    paper(
      `${smooth('-66 -62, -60 -140, 0 -166, 60 -140, 66 -62', false)}L50 -62C52 -120 40 -148 0 -148C-40 -148 -52 -120 -50 -62Z`,
      C.woodL,
    ),
    paper(smooth('-78 -70!, 0 -62, 78 -70!, 62 0!, 0 6, -62 0!'), C.wood, { lift: true }),
    fold('M-70 -42Q0 -32 70 -42M-66 -20Q0 -10 66 -20', C.woodL, 4),
    fold('M-40 -62L-34 0M0 -60V2M40 -62L34 0', C.woodL, 4),
    paper(smooth('-84 -80!, 0 -72, 84 -80!, 82 -60!, 0 -52, -82 -60!'), C.woodL),
  ],
  basketFull: () => [
    ...set([paper(smooth('-38 -24, -72 -50!, -62 -24, -72 2!'), C.tealM), ...fishOf()], put(30, -84, 0.8, -58)),
    ...set(fishOf(), put(62, -74, 0.74, -36)),
    ...[
      [-40, -74, -8],
      [2, -80, 6],
      [-20, -100, 0],
    ].flatMap(([x = 0, y = 0, t = 0]) =>
      set(
        [
          paper(smooth('-46 -14, -34 -34, 0 -42, 34 -34, 46 -14, 34 0, -34 0'), C.sandD, { lift: true }),
          fold('M-16 -28l8 14M8 -30l8 14', C.woodL, 4),
        ],
        put(x, y + 20, 1, t),
      ),
    ),
    paper(smooth('-78 -70!, 0 -62, 78 -70!, 62 0!, 0 6, -62 0!'), C.wood, { lift: true }),
    fold('M-70 -42Q0 -32 70 -42M-66 -20Q0 -10 66 -20', C.woodL, 4),
    fold('M-40 -62L-34 0M0 -60V2M40 -62L34 0', C.woodL, 4),
    paper(smooth('-84 -80!, 0 -72, 84 -80!, 82 -60!, 0 -52, -82 -60!'), C.woodL),
  ],
  mat: () => [
    paper(smooth('-120 -30!, 100 -30!, 130 0!, -130 0!'), C.coralL, { lift: true }),
    fold('M-124 -20H110M-128 -9H122', C.coralD, 4),
    paper(oval(-118, -22, 26, 26), C.coral),
    paper(oval(-118, -22, 13, 13), C.coralL),
  ],
  manger: () => [
    paper(limb([-96, -6], [-40, -60], [10, -112], [20, 20, 20]), C.woodD),
    paper(limb([96, -6], [40, -60], [-10, -112], [20, 20, 20]), C.woodD),
    paper(smooth('-130 -122!, 130 -122!, 92 -34!, -92 -34!'), C.wood, { lift: true }),
    fold('M-118 -92H118M-104 -62H104', C.woodD, 4),
    paper(
      `M-140 -118${bumps('-140 -118, -104 -140, -66 -150, -24 -146, 18 -150, 60 -148, 104 -138, 140 -118', 0.24)}L100 -106L60 -98L20 -108L-20 -96L-60 -108L-100 -100Z`,
      C.sun,
    ),
  ],
} satisfies Record<string, () => Shape[]>
