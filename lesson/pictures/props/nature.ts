// What grows, lies and shines out of doors.
import { put, set } from '../moving.ts'
import { box, bumps, oval, puffy, ring, smooth, star } from '../outline.ts'
import { C } from '../palette.ts'
import { paper, pen, type Shape, tint } from '../shape.ts'
import { fold } from './fold.ts'
/** A stalk with one ear, large enough to be colored. */
const grain = (x: number, h: number, lean: number): Shape[] => {
  const [top, low] = [-h - 30, -h + 34]
  const at = (t: number): number => x + lean * (1.1 - t * 0.3)
  const ear = `${at(0)} ${top}, ${at(0.2) + 14} ${top + 14}, ${at(0.5) + 17} ${top + 32}, ${at(0.8) + 12} ${low - 8}, ${at(1)} ${low}, ${at(0.8) - 12} ${low - 8}, ${at(0.5) - 17} ${top + 32}, ${at(0.2) - 14} ${top + 14}`
  return [
    pen(`M${x} 0Q${x + lean * 0.3} ${-h * 0.6} ${x + lean} ${-h}`, C.woodL, 5),
    paper(puffy(ear, 0.3), C.sunD),
    fold(`M${at(0.1)} ${top + 14}L${at(0.9)} ${low - 8}`, C.sunL, 3.4),
  ]
}

export const nature = {
  /** A stone to sit on. */
  seat: () => [paper(oval(0, -58, 120, 60), C.stoneL, { lift: true }), fold('M-70 -80q30 -24 70 -24', C.stone, 4)],
  tree: () => [
    paper(smooth('-30 0!, -20 -90, -26 -200, 26 -200, 20 -90, 34 0!'), C.wood, { lift: true }),
    paper(puffy(ring(0, -270, 120, 96, 11, 0.3), 0.3), C.leafD, { lift: true }),
    tint(puffy(ring(-14, -284, 84, 64, 9), 0.3), C.leaf),
    fold('M-66 -262q4 -18 20 -20M-4 -312q6 -16 22 -14M34 -246q4 -16 18 -18', C.leafL, 4),
  ],
  palmTree: () => [
    paper(smooth('-24 0!, -6 -120, -2 -260!, 26 -260!, 24 -120, 26 0!'), C.wood, { lift: true }),
    fold('M-14 -60q18 10 34 0M-8 -120q16 10 32 0M-4 -180q14 10 28 0', C.woodD, 4),
    ...[-200, -160, -120, -70, -20, 20]
      .map((a, i) =>
        set(
          [
            paper(smooth('0 0!, 50 -26, 120 -8, 164 40!, 104 26, 48 14'), i % 2 ? C.leaf : C.leafD, { lift: true }),
            fold('M10 0Q70 -8 140 24', C.leafL, 3.6),
          ],
          put(12, -262, 1, a + 10, false),
        ),
      )
      .flat(),
    paper(oval(-6, -252, 13, 15), C.coralD),
    paper(oval(22, -248, 13, 15), C.coralD),
  ],
  palmBranch: () => [
    ...Array.from({ length: 5 }, (_, i) =>
      [-1, 1].map((s) =>
        paper(
          smooth([
            [0, -44 - i * 36, 'corner'],
            [s * (50 - i * 5), -84 - i * 37],
            [s * (88 - i * 11), -88 - i * 37, 'corner'],
            [s * (50 - i * 5), -48 - i * 36],
          ]),
          i % 2 ? C.leaf : C.leafD,
        ),
      ),
    ).flat(),
    paper(smooth('-6 0!, 6 0!, 4 -230!, 0 -250!, -4 -230!'), C.leafL),
  ],
  star: () => [
    paper(star(0, -80, 80, 18, 4), C.sunL, { lift: true }),
    paper(star(0, -80, 40, 16, 4, Math.PI / 4), C.sun),
    paper(oval(0, -80, 12, 12), C.cream),
  ],
  stone: () => [
    paper(smooth('-40 -6, -34 -34, -6 -46, 30 -38, 42 -12, 24 0, -24 0'), C.stoneD, { lift: true }),
    fold('M-18 -30q10 -8 22 -6', C.stoneL, 4),
  ],
  stones: () =>
    [
      [-60, 0, 0.9],
      [50, 4, 1],
      [0, -2, 1.2],
    ].flatMap(([x = 0, y = 0, k = 1], i) =>
      set(
        [
          paper(smooth('-40 -6, -34 -34, -6 -46, 30 -38, 42 -12, 24 0, -24 0'), [C.stoneD, C.stone, C.stoneL][i] ?? C.stone, {
            lift: true,
          }),
        ],
        put(x, y, k),
      ),
    ),
  wheat: () => [...grain(-40, 128, -22), ...grain(-6, 156, -4), ...grain(28, 134, 20)],
  sheaf: () => [
    ...grain(-16, 146, -50),
    ...grain(-6, 172, -18),
    ...grain(6, 172, 16),
    ...grain(18, 144, 50),
    paper(smooth('-34 0!, -18 -60, 22 -60, 38 0!'), C.sunL, { lift: true }),
    fold('M-12 -50L-20 0M2 -50V0M14 -50L24 0', C.sunD, 3.6),
    paper(box(-22, -72, 48, 22, 9), C.coralD),
  ],
  flowers: () =>
    (
      [
        [-50, 34, C.coral],
        [-8, 48, C.sun],
        [36, 36, C.cream],
      ] as const
    ).flatMap(([x, h, c]): Shape[] => [
      fold(`M${x} 0V${-h}`, C.leafL, 4.6),
      paper(oval(x + 10, -12, 6, 12, 40), C.leafL),
      paper(
        smooth([
          [x - 15, -h - 24, 'corner'],
          [x - 6, -h - 14, 'corner'],
          [x, -h - 28, 'corner'],
          [x + 6, -h - 14, 'corner'],
          [x + 15, -h - 24, 'corner'],
          [x + 11, -h + 2],
          [x - 11, -h + 2],
        ]),
        c,
      ),
    ]),
  bush: () => [
    paper(`M-90 0${bumps('-90 0, -74 -44, -34 -70, 10 -74, 50 -58, 86 0', 0.3)}Z`, C.leafD, { lift: true }),
    fold('M-56 -26q4 -14 16 -16M-12 -40q6 -14 20 -12M34 -24q4 -14 16 -16', C.leafL, 4),
  ],
} satisfies Record<string, () => Shape[]>
