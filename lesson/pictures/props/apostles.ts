// What Jesus and his apostles point at: a gate that is narrow, a mirror of bronze, armor, an anchor.
import { arch, box, limb, oval, poly, puffy, ring, smooth } from '../outline.ts'
import { C } from '../palette.ts'
import { paper, pen, type Shape } from '../shape.ts'
import { fold } from './fold.ts'

const flame = (x: number, y: number, k: number): Shape[] => [
  paper(
    smooth(
      `${x - 34 * k} ${y}, ${x - 40 * k} ${y - 50 * k}, ${x - 6 * k} ${y - 130 * k}!, ${x + 34 * k} ${y - 66 * k}, ${x + 36 * k} ${y}`,
    ),
    C.coral,
    { lift: true },
  ),
  paper(
    smooth(`${x - 16 * k} ${y}, ${x - 16 * k} ${y - 34 * k}, ${x} ${y - 72 * k}!, ${x + 16 * k} ${y - 30 * k}, ${x + 16 * k} ${y}`),
    C.sun,
  ),
]

export const apostles = {
  /** A way through the rock for one at a time, with steps up to it and light behind it; the opening is 190 wide. */
  narrowGate: () => [
    paper(poly('-330 0, -300 -250, -230 -420, -130 -560, 0 -620, 120 -580, 230 -450, 290 -270, 330 0'), C.stoneD, { lift: true }),
    paper(poly('-330 0, -300 -250, -230 -420, -190 -220, -210 0'), C.stone),
    paper(poly('230 -450, 290 -270, 330 0, 220 0, 190 -200'), C.stone),
    paper(arch(-95, 0, 190, 500), C.sunL),
    paper(poly('-95 0, -80 -46, 80 -46, 95 0'), C.sand),
    paper(poly('-80 -46, -64 -92, 64 -92, 80 -46'), C.cream),
  ],
  /** A mirror of polished bronze, held by its handle. */
  mirror: () => [
    paper(box(-15, -84, 30, 84, 12), C.wood, { lift: true }),
    paper(oval(0, -178, 92, 104), C.sunD, { lift: true }),
    paper(oval(0, -178, 70, 82), C.tealP),
    fold('M-38 -196Q-26 -232 8 -242', C.cream, 6),
  ],
  cymbals: () =>
    [-1, 1].flatMap((side) => [
      paper(oval(side * 62, -90, 40, 92, side * 14), side < 0 ? C.sun : C.sunD, { lift: true }),
      paper(oval(side * 84, -92, 18, 26, side * 14), C.wood),
    ]),
  breastplate: () => [
    paper(
      smooth('-76 -204!, -44 -212!, -30 -176, 30 -176, 44 -212!, 76 -204!, 104 -150, 88 -70, 78 0!, -78 0!, -88 -70, -104 -150'),
      C.sunD,
      { lift: true },
    ),
    paper(box(-84, -40, 168, 40, 6), C.coral),
    fold('M0 -170V-48M-84 -108Q0 -76 84 -108', C.woodD, 5),
  ],
  helmet: () => [
    paper(smooth('-20 -128!, -64 -168, -30 -204, 40 -196, 70 -150!, 20 -128!'), C.coral, { lift: true }),
    paper(smooth('-84 0!, -90 -80, -50 -136, 0 -146, 50 -136, 90 -80, 84 0!, 46 0!, 44 -58!, -44 -58!, -46 0!'), C.stone, { lift: true }),
    paper(smooth('-88 -58!, 0 -84, 88 -58!, 88 -34!, 0 -58, -88 -34!'), C.stoneD),
  ],
  /** To be held up in the night. */
  torch: () => [
    paper(limb([0, 0], [0, -80], [0, -170], [20, 26, 36]), C.woodD, { lift: true }),
    paper(box(-30, -186, 60, 30, 8), C.wood),
    ...flame(0, -182, 1.1),
  ],
  anchor: () => [
    paper(
      smooth(
        '-126 -104!, -150 -170!, -84 -140!, -104 -112, -70 -62, -16 -44!, -16 -280!, 16 -280!, 16 -44!, 70 -62, 104 -112, 84 -140!, 150 -170!, 126 -104!, 84 -34, 0 0, -84 -34',
      ),
      C.stoneD,
      {
        lift: true,
      },
    ),
    paper(box(-84, -258, 168, 34, 12), C.wood, { lift: true }),
    paper(oval(0, -314, 40, 40), C.stoneD, { lift: true }),
    paper(oval(0, -314, 20, 20), C.cream),
  ],
  /** What a room looks like that shakes: marks at both sides, as wide as the sheet; stands on (400, 700). */
  shaking: () =>
    [-1, 1].map((side) =>
      pen(
        [0, 1, 2]
          .map((i) => `M${side * (300 + i * 34)} ${-260 - i * 20}q${side * 26} 40 0 80q${side * -26} 40 0 80q${side * 26} 40 0 80`)
          .join(''),
        C.coralD,
        9,
      ),
    ),
  /** One cloak around several: it lies behind them, and they hold its edges. */
  wideCloak: () => [
    paper(
      smooth(
        '-360 0!, -368 -200, -330 -350, -200 -440, 0 -470, 200 -440, 330 -350, 368 -200, 360 0!, 240 -24, 120 0, 0 -24, -120 0, -240 -24',
      ),
      C.coral,
      { lift: true },
    ),
    paper(
      smooth('-362 -40!, -240 -62, -120 -40, 0 -62, 120 -40, 240 -62, 362 -40!, 360 0!, 240 -24, 120 0, 0 -24, -120 0, -240 -24, -360 0!'),
      C.sun,
    ),
  ],
  /** A stream that springs from a rock and fills a pool. */
  spring: () => [
    paper(puffy(ring(0, -130, 150, 110, 9, 0.4), 0.2), C.stoneD, { lift: true }),
    paper(smooth('-30 -170!, 30 -170!, 46 -90, 60 -20!, -60 -20!, -46 -90'), C.tealP, { lift: true }),
    paper(oval(0, -10, 230, 46), C.tealL, { lift: true }),
    fold('M-110 -12q40 -14 80 0M40 4q40 -14 80 0', C.cream, 6),
  ],
  /** A fine coat with holes, and the moths that ate them. */
  mothCoat: () => [
    paper(smooth('-60 -250!, 60 -250!, 158 -170!, 122 -110!, 84 -136!, 90 0!, -90 0!, -84 -136!, -122 -110!, -158 -170!'), C.tealM, {
      lift: true,
    }),
    paper(box(-14, -248, 28, 248), C.sun),
    ...[oval(-50, -130, 20, 24), oval(52, -70, 24, 20), oval(-46, -44, 18, 16)].map((d) => paper(d, C.ink, { solid: true })),
    ...[
      [-10, -320, 4],
      [140, -290, 14],
    ].flatMap(([x = 0, y = 0, turn = 0]) => [
      paper(oval(x - 24, y, 28, 18, turn + 24), C.cream, { lift: true }),
      paper(oval(x + 24, y, 28, 18, turn - 24), C.cream, { lift: true }),
      paper(oval(x, y + 4, 8, 20, turn), C.woodD),
    ]),
  ],
  /** A log, as long as a man is tall; it lies along the line. */
  beam: () => [
    paper(box(-20, -46, 420, 92, 10), C.wood, { lift: true }),
    paper(oval(400, 0, 24, 46), C.sandD),
    paper(oval(-20, 0, 24, 46), C.woodD),
    fold('M40 -18H180M220 -14H350M20 16H120M160 20H330', C.woodD, 5),
  ],
  /** The curtain of the temple, torn from the top; light falls through it. */
  tornCurtain: () => [
    paper(poly('-40 -500, 40 -500, 26 -160, 0 -60, -22 -200'), C.sunL),
    paper(smooth('-190 -500!, -34 -500!, -60 -420!, -20 -330!, -44 -230!, -8 -60!, -10 0!, -80 -12, -140 0, -200 0!'), C.plumM, {
      lift: true,
    }),
    paper(smooth('190 -500!, 34 -500!, 8 -410!, 44 -320!, 10 -220!, -8 -60!, -6 0!, 80 -12, 140 0, 200 0!'), C.plumM, { lift: true }),
    fold('M-140 -490Q-130 -250 -140 -20M140 -490Q130 -250 140 -20', C.plum, 5),
  ],
  /** An old coat from which a new patch has torn away. */
  tornCoat: () => [
    paper(smooth('-60 -250!, 60 -250!, 158 -170!, 122 -110!, 84 -136!, 90 0!, -90 0!, -84 -136!, -122 -110!, -158 -170!'), C.stone, {
      lift: true,
    }),
    paper(poly('-50 -150, 10 -170, 44 -120, 30 -60, -24 -48, -60 -90'), C.ink),
    paper(poly('4 -96, 78 -110, 92 -40, 20 -26'), C.coral, { lift: true }),
    fold('M-40 -244Q0 -210 40 -244', C.stoneD, 5),
  ],
} satisfies Record<string, () => Shape[]>
