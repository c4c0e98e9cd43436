// The great fish of Jonah: scales, gills, fins that stand upright. A fish, not a whale.
import { arch, oval, smooth } from '../outline.ts'
import { C, shade } from '../palette.ts'
import { dot, paper, pen, type Shape, tint } from '../shape.ts'
import { fold } from './fold.ts'

const blue = C.tealM
const fin = shade(blue, 0.2)
const scales = (rows: readonly (readonly [number, number, number])[]): Shape[] =>
  rows.map(([x, y, count]) =>
    fold(
      `M${x} ${y}${Array.from({ length: count }, () => 'q4 26 30 26q-12 -4 -4 -26').join('')}`.replaceAll('q-12 -4 -4 -26', 'q26 0 30 -26'),
      C.tealL,
      4.4,
    ),
  )
const face = (x: number, y: number): Shape[] => [
  paper(oval(x, y, 32, 34), C.cream),
  dot(oval(x + 7, y + 3, 13, 16), C.ink),
  tint(oval(x + 11, y - 4, 4.6), C.cream),
]

export const greatFishes = {
  /** It swims to the right. */
  greatFish: () => [
    paper(smooth('-236 -118, -300 -200, -396 -280!, -372 -190, -340 -126, -372 -60, -396 30!, -300 -40'), fin, { lift: true }),
    paper(smooth('-130 -220!, -90 -320!, -50 -286, -10 -340!, 30 -292, 76 -334!, 96 -286, 120 -240!'), fin),
    paper(smooth('-40 -10!, -20 60!, 20 30, 56 70!, 80 0!'), fin),
    paper(
      smooth('-276 -116, -190 -196, -60 -258, 90 -268, 230 -222, 322 -128!, 300 -104, 326 -78!, 240 -12, 90 26, -70 14, -200 -46'),
      blue,
      { lift: true },
    ),
    paper(smooth('300 -104!, 326 -78!, 240 -12, 90 26, -70 14, -200 -46!, -60 -38, 90 -28, 220 -62'), C.tealP),
    fold('M112 -246Q64 -130 112 -22', fin, 6),
    ...scales([
      [-96, -190, 3],
      [-156, -140, 4],
      [-126, -90, 3],
    ]),
    paper(smooth('20 -110!, -70 -150, -96 -110, -72 -70'), fin, { lift: true }),
    ...face(196, -164),
    pen('M326 -78Q270 -88 232 -64', C.tealD, 5),
    tint(oval(178, -96, 24, 17), C.coral, { opacity: 0.5 }),
  ],
  /** It lets somebody out: the mouth is wide open, to the right. */
  greatFishOpen: () => [
    paper(smooth('-236 -118, -300 -200, -396 -280!, -372 -190, -340 -126, -372 -60, -396 30!, -300 -40'), fin, { lift: true }),
    paper(smooth('-130 -220!, -90 -320!, -50 -286, -10 -340!, 30 -292, 76 -334!, 96 -286, 120 -240!'), fin),
    paper(smooth('150 -100, 240 -190, 330 -196!, 270 -120, 330 -20!, 230 -30'), C.coralD),
    paper(
      smooth(
        '-276 -116, -190 -196, -60 -258, 90 -284, 230 -262, 344 -196!, 270 -166, 222 -116, 260 -66, 340 -14!, 240 26, 90 36, -70 14, -200 -46',
      ),
      blue,
      { lift: true },
    ),
    paper(smooth('340 -14!, 240 26, 90 36, -70 14, -200 -46!, -60 -38, 90 -28, 226 -92!, 260 -66'), C.tealP),
    fold('M92 -262Q44 -130 92 -16', fin, 6),
    ...scales([
      [-96, -190, 3],
      [-156, -140, 4],
      [-126, -90, 3],
    ]),
    paper(smooth('10 -110!, -80 -150, -106 -110, -82 -70'), fin, { lift: true }),
    ...face(186, -210),
  ],
  /** As big as the sheet, with an arch in it where somebody kneels; it looks to the right. Stands on (400, 850). */
  greatFishInside: () => [
    paper(smooth('-258 -230, -340 -330, -420 -420!, -400 -290, -366 -214, -404 -120, -420 -10!, -330 -90'), fin, { lift: true }),
    paper(smooth('-150 -520!, -96 -640!, -40 -590, 10 -668!, 66 -600, 130 -640!, 160 -560, 190 -500!'), fin),
    paper(smooth('-60 -20!, -30 80!, 30 40, 84 96!, 110 -20!'), fin),
    paper(
      smooth('-300 -232, -230 -400, -90 -530, 90 -556, 260 -480, 368 -310!, 340 -272, 370 -240!, 280 -90, 90 -6, -90 -14, -230 -90'),
      blue,
      { lift: true },
    ),
    paper(smooth('340 -272!, 370 -240!, 280 -90, 90 -6, -90 -14, -230 -90!, -100 -120, 60 -118, 230 -190'), C.tealP),
    paper(arch(-184, -118, 320, 396, 24), C.coralL),
    tint(arch(-164, -126, 280, 366, 20), C.sunL),
    fold('M-174 -330Q-150 -310 -154 -270M126 -330Q102 -310 106 -270M-164 -410Q-144 -400 -138 -380M116 -410Q96 -400 90 -380', C.coral, 4.4),
    fold('M176 -500Q150 -400 168 -200', fin, 6),
    ...scales([
      [-250, -300, 2],
      [-262, -250, 2],
      [-250, -200, 2],
    ]),
    ...face(256, -356),
    pen('M370 -240Q310 -252 262 -218', C.tealD, 6),
    tint(oval(226, -262, 34, 24), C.coral, { opacity: 0.55 }),
  ],
} satisfies Record<string, () => Shape[]>
