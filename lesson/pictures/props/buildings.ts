// What is built.
import { arch, box, limb, oval, poly, smooth } from '../outline.ts'
import { C } from '../palette.ts'
import { paper, type Shape } from '../shape.ts'
import { fold } from './fold.ts'

const papers = [C.stone, C.stoneD, C.stoneL]
/** Stones of a heap: left, foot, width. */
export const blocks = (told: string): Shape[] =>
  told.split(', ').map((one, i) => {
    const [x = 0, y = 0, w = 0] = one.split(' ').map(Number)
    return paper(box(x, y - 40, w, 40, 12), papers[i % 3] ?? C.stone)
  })

export const buildings = {
  tent: () => [
    paper(smooth('0 -250!, 90 -130, 210 0!, -210 0!, -90 -130'), C.coral, { lift: true }),
    paper(smooth('0 -250!, 40 -130, 60 0!, -60 0!, -40 -130'), C.plum),
    paper(smooth('0 -250!, 30 -120, 26 -60!, 70 -40, 60 0!, 130 0!, 70 -130'), C.sunL),
    paper(smooth('0 -250!, -30 -120, -26 -60!, -70 -40, -60 0!, -130 0!, -70 -130'), C.sunL),
    paper(box(-6, -276, 12, 32, 4), C.woodD),
  ],
  altar: () => [
    ...blocks('-60 0 74, 14 0 66, -84 -42 60, -20 -42 50, 36 -42 50, -62 -84 64, 6 -84 58'),
    paper(limb([-70, -132], [0, -126], [70, -134], [18, 18, 18]), C.wood),
    paper(limb([-60, -146], [0, -140], [66, -150], [16, 16, 16]), C.woodL),
    paper(smooth('-44 -152, -50 -196, -26 -180, -6 -256!, 18 -200, 36 -218, 44 -152, 0 -144'), C.coral, { lift: true }),
    paper(smooth('-20 -152, -20 -180, 0 -206!, 18 -178, 20 -152'), C.sun),
  ],
  well: () => [
    paper(box(-78, -240, 14, 170), C.woodD),
    paper(box(64, -240, 14, 170), C.woodD),
    paper(poly('-106 -232, 0 -292, 106 -232'), C.coral, { lift: true }),
    paper(limb([-66, -200], [0, -200], [66, -200], [14, 14, 14]), C.wood),
    fold('M0 -198V-130', C.woodD, 4),
    paper(smooth('-20 -132!, 20 -132!, 15 -96!, -15 -96!'), C.woodL),
    paper(smooth('-100 -84!, 0 -70, 100 -84!, 92 -4!, 0 6, -92 -4!'), C.stone, { lift: true }),
    paper(oval(0, -86, 104, 20), C.stoneL),
    paper(oval(0, -86, 80, 12), C.tealD),
    fold('M-96 -44Q0 -30 96 -44M-50 -66V-38M10 -62V-34M60 -66V-40M-20 -34V4M40 -34V2', C.stoneD, 4),
  ],
  wall: () => [
    paper(
      poly(
        '-200 0, -200 -150, -170 -150, -170 -120, -120 -120, -120 -150, -70 -150, -70 -120, -25 -120, -25 -150, 25 -150, 25 -120, 70 -120, 70 -150, 120 -150, 120 -120, 170 -120, 170 -150, 200 -150, 200 0',
      ),
      C.sandD,
      { lift: true },
    ),
    fold('M-200 -84H200M-200 -42H200M-140 -84V-42M-60 -84V-42M20 -84V-42M100 -84V-42M-100 -42V0M-20 -42V0M60 -42V0M140 -42V0', C.woodL, 4),
  ],
  gate: () => [
    ...[-170, 90].map((x) =>
      paper(
        poly(
          `${x} 0, ${x} -290, ${x + 16} -290, ${x + 16} -264, ${x + 32} -264, ${x + 32} -290, ${x + 48} -290, ${x + 48} -264, ${x + 64} -264, ${x + 64} -290, ${x + 80} -290, ${x + 80} 0`,
        ),
        C.sandD,
        { lift: true },
      ),
    ),
    paper(poly('-90 0, -90 -240, 90 -240, 90 0'), C.sand),
    paper(arch(-62, 0, 124, 190), C.woodD),
    paper(arch(-62, 0, 124, 190), C.wood, { only: 'colour' }),
    fold('M0 -190V0M-62 -70H62M-31 -180V0M31 -180V0', C.woodD, 4),
    paper(oval(-12, -90, 6, 6), C.sun),
    paper(oval(12, -90, 6, 6), C.sun),
  ],
  cross: () => [
    paper(poly('-18 0, -18 -170, -80 -170, -80 -206, -18 -206, -18 -270, 18 -270, 18 -206, 80 -206, 80 -170, 18 -170, 18 0'), C.wood, {
      lift: true,
    }),
    fold('M-4 -40q6 -30 0 -60M6 -214q-4 -20 2 -36M-60 -188h24', C.woodD, 4),
  ],
  tomb: () => [
    paper(smooth('-300 0!, -286 -130, -210 -290, -40 -360, 150 -330, 262 -190, 300 0!'), C.stone, { lift: true }),
    paper(smooth('-300 0!, -286 -130, -230 -250, -190 -150, -210 0!'), C.stoneD),
    paper(arch(-120, 0, 190, 250), C.plum),
    paper(arch(-92, 0, 134, 212), C.plumM, { only: 'colour' }),
    paper('M-92 -30H42V0H-92Z', C.cream),
    fold('M-92 -15H42', C.stone, 4),
    paper(oval(150, -104, 104, 104), C.stoneL, { lift: true }),
    fold('M96 -128q16 -40 54 -46M180 -60q20 -14 26 -40', C.stoneD, 4.4),
  ],
  /** The stone before a tomb, by itself. */
  roundStone: () => [
    paper(oval(0, -104, 104, 104), C.stoneL, { lift: true }),
    fold('M-54 -128q16 -40 54 -46M30 -60q20 -14 26 -40', C.stoneD, 4.4),
  ],
} satisfies Record<string, () => Shape[]>
