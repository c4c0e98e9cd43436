// What the songs and the wise saw: a deer at a brook, a mother bird, a tree without a leaf.
import { set } from '../moving.ts'
import { limb, oval, poly, puffy, ring, smooth } from '../outline.ts'
import { C, shade } from '../palette.ts'
import { dot, paper, type Shape } from '../shape.ts'
import { eye, fold } from './fold.ts'

const fur = C.woodL
const deerLegs = (): Shape[] =>
  [-80, -50, 54, 84].map((x, i) => paper(limb([x, -130], [x + 4, -66], [x, -8], [30, 20, 18]), i % 2 ? fur : shade(fur, 0.14)))
const deerSpots = (): Shape[] =>
  [oval(-66, -176, 11, 9), oval(-30, -188, 11, 9), oval(6, -180, 11, 9), oval(-44, -152, 10, 8)].map((d) =>
    paper(d, C.sand, { fine: true }),
  )
/** A branch from, around and to; as paper, for a stroke of the pen is left out where it would cut off what is too small to color. */
type Branch = readonly [number, number, number, number, number, number]
const branches = (all: readonly Branch[], colour: string, width: number): Shape[] =>
  all.map(([x, y, bx, by, tx, ty]) => paper(limb([x, y], [bx, by], [tx, ty], [width, width * 0.85, width * 0.6]), colour))

/** Branches first, the trunk over them, so that no seam is seen. */
const bareTree = (): Shape[] => [
  ...branches(
    [
      [-8, -150, -60, -230, -150, -252],
      [-4, -190, -50, -290, -64, -384],
      [10, -190, 30, -300, 34, -414],
      [16, -170, 70, -260, 128, -350],
      [16, -140, 80, -190, 144, -190],
    ],
    C.wood,
    26,
  ),
  ...branches(
    [
      [-90, -236, -130, -250, -146, -306],
      [-52, -300, -84, -330, -112, -370],
      [84, -286, 140, -300, 178, -306],
    ],
    C.wood,
    15,
  ),
  paper(smooth('-46 0!, -24 -60, -26 -150, -30 -210, 0 -232, 32 -204, 26 -140, 26 -60, 50 0!'), C.wood, { lift: true }),
  fold('M-6 -60q8 -40 2 -80M12 -110q6 -30 2 -60', C.woodD),
]
const fruit = (at: string, r: number): Shape[] =>
  at.split(', ').map((one) => {
    const [x = 0, y = 0] = one.split(' ').map(Number)
    return paper(oval(x, y, r), C.coral)
  })
const chick = (x: number): Shape[] => [
  paper(oval(x, -38, 38, 36), C.sun, { lift: true }),
  paper(poly(`${x - 9} -44, ${x + 9} -44, ${x} -28`), C.coralD, { solid: true }),
  eye(x - 15, -50, 4.4),
  eye(x + 15, -50, 4.4),
]

export const songs = {
  deer: () => [
    paper(oval(-122, -178, 20, 15, 30), C.cream),
    ...deerLegs(),
    paper(
      smooth('-116 -150, -106 -198, -34 -208, 50 -204, 84 -246, 98 -296, 138 -290, 136 -232, 116 -168, 88 -118, 10 -106, -84 -112'),
      fur,
      { lift: true },
    ),
    ...deerSpots(),
    ...branches(
      [
        [99, -366, 72, -376, 60, -410],
        [112, -318, 88, -372, 112, -426],
        [154, -368, 182, -366, 206, -374],
        [138, -320, 150, -376, 190, -412],
      ],
      C.woodD,
      14,
    ),
    paper(smooth('106 -312!, 66 -352, 40 -340!, 58 -312, 96 -296!'), shade(fur, 0.1)),
    paper(smooth('94 -312, 130 -330, 164 -300, 198 -266, 188 -242, 152 -244, 110 -260'), fur, { lift: true }),
    dot(oval(190, -258, 8, 7), C.ink),
    eye(146, -290),
  ],
  deerDrinking: () => [
    paper(oval(-122, -178, 20, 15, 30), C.cream),
    ...deerLegs(),
    paper(
      smooth('-116 -150, -106 -198, -34 -208, 60 -204, 118 -180, 168 -120, 190 -76, 150 -56, 116 -104, 84 -118, 10 -106, -84 -112'),
      fur,
      { lift: true },
    ),
    ...deerSpots(),
    ...branches(
      [
        [181, -164, 206, -174, 222, -206],
        [164, -106, 190, -160, 178, -218],
        [224, -120, 240, -148, 268, -168],
        [180, -100, 226, -128, 272, -126],
      ],
      C.woodD,
      14,
    ),
    paper(smooth('152 -100!, 118 -140, 92 -132!, 104 -104, 140 -86!'), shade(fur, 0.1)),
    paper(smooth('142 -96, 180 -108, 208 -72, 226 -26, 210 -4, 184 -14, 150 -50'), fur, { lift: true }),
    dot(oval(216, -14, 7, 7), C.ink),
    eye(182, -72),
  ],
  /** A mother bird with her young under her wings. */
  motherBird: () => [
    paper(smooth('0 -300, -90 -250, -140 -120, -120 0!, 120 0!, 140 -120, 90 -250'), C.woodL, { lift: true }),
    paper(smooth('0 -236, -54 -190, -76 -90, -70 0!, 70 0!, 76 -90, 54 -190'), C.sand),
    ...chick(0),
    ...chick(-82),
    ...chick(82),
    ...[1, -1].flatMap((side) =>
      set(
        [
          paper(
            smooth(
              '60 -240!, 130 -268, 218 -216, 262 -110, 272 -10!, 240 4, 222 -16!, 206 10, 176 10, 164 -14!, 148 8, 118 6, 106 -20!, 112 -80, 96 -150',
            ),
            C.wood,
            { lift: true },
          ),
          fold('M128 -190Q160 -120 164 -30M176 -190Q216 -120 222 -34', C.woodD, 5),
        ],
        [side, 0, 0, 1, 0, 0],
      ),
    ),
    paper(
      puffy(
        [
          [-26, -362],
          [0, -376],
          [26, -362],
          [0, -340],
        ],
        0.5,
      ),
      C.coralD,
    ),
    paper(oval(0, -306, 62, 58), C.woodL, { lift: true }),
    paper(poly('-17 -306, 17 -306, 0 -274'), C.sun),
    eye(-26, -318),
    eye(26, -318),
  ],
  nest: () => [
    ...[-34, 34].flatMap((x) => [
      paper(oval(x, -62, 28, 28), C.sand, { lift: true }),
      paper(poly(`${x - 12} -66, ${x + 12} -66, ${x} -40`), C.coralD, { solid: true }),
      eye(x - 13, -72, 4),
      eye(x + 13, -72, 4),
    ]),
    paper(smooth('-96 -52!, -50 -40, 50 -40, 96 -52!, 84 -8, 40 6, -40 6, -84 -8'), C.wood, { lift: true }),
    fold('M-74 -26Q-20 -10 40 -24M-40 -4Q10 -16 74 -20', C.sandD, 4),
  ],
  /** A small bird on the wing. */
  birdFlying: () => [
    paper(smooth('-20 -60, -60 -130, -130 -170!, -120 -110, -70 -30'), shade(C.woodL, 0.1), { lift: true }),
    paper(poly('-90 -34, -160 -30, -140 -4, -80 -10'), C.wood),
    paper(smooth('-100 -22, -50 -54, 20 -60, 50 -84, 84 -80, 92 -50, 60 -16, 0 6, -60 2'), C.woodL, { lift: true }),
    paper(poly('90 -68, 124 -54, 88 -44'), C.sun),
    paper(smooth('20 -50, 10 -130, -40 -190!, -70 -130, -50 -40'), C.wood, { lift: true }),
    eye(68, -60, 5),
  ],
  /** A fowler's net on a hoop, torn open. */
  brokenSnare: () => [
    paper(smooth('-170 -30!, -120 -60, -40 -70, -64 -40, -30 -20, -56 6, -120 10'), C.sand, { lift: true }),
    paper(smooth('170 -30!, 120 -60, 50 -70, 26 -44, 60 -24, 34 0, 120 10'), C.sand, { lift: true }),
    fold('M-140 -44L-70 4M-110 -58L-50 -16M-70 -66L-130 -4M140 -44L70 0M110 -58L56 -16M70 -66L130 -4', C.woodL),
    ...branches(
      [
        [-180, -20, -196, -150, -30, -164],
        [180, -20, 184, -156, 40, -172],
      ],
      C.woodD,
      16,
    ),
  ],
  bareTree,
  /** Winter on one side, summer on the other. */
  treeOfSeasons: () => [
    ...bareTree(),
    paper(puffy(ring(82, -312, 104, 112, 10, 0.2), 0.3), C.leafD, { lift: true }),
    fold('M40 -300q4 -18 20 -20M110 -340q6 -16 22 -14M90 -250q4 -16 18 -18', C.leafL, 4),
    ...fruit('60 -340, 136 -300, 84 -280, 140 -240, 44 -250', 15),
  ],
  /** A tree whose roots find the water. */
  rootedTree: () => [
    paper(
      smooth(
        '-30 0!, -20 -90, -26 -200, 26 -200, 20 -90, 34 0!, 60 60, 130 100!, 60 90, 34 130!, 10 60, -20 140!, -34 70, -110 110!, -60 50',
      ),
      C.wood,
      { lift: true },
    ),
    paper(puffy(ring(0, -270, 130, 100, 11, 0.3), 0.3), C.leafD, { lift: true }),
    fold('M-66 -262q4 -18 20 -20M-4 -312q6 -16 22 -14M34 -246q4 -16 18 -18', C.leafL, 4),
    ...fruit('-70 -230, 0 -330, 70 -250, -10 -250, 80 -310', 17),
  ],
  /** A willow by the water; what hangs in it is set before it. */
  willow: () => [
    paper(smooth('-44 0!, -26 -120, -50 -300, -120 -420, 0 -460, 120 -420, 54 -300, 30 -120, 54 0!'), C.wood, { lift: true }),
    paper(puffy(ring(0, -520, 230, 130, 12, 0.2), 0.28), C.leafD, { lift: true }),
    ...[-232, -166, -100, 100, 168, 234].map((x, i) => {
      const low = (i % 2) * 60
      return paper(
        smooth(
          `${x - 30} -520!, ${x + 30} -520!, ${x + 28} -360, ${x + 22} ${low - 250}, ${x} ${low - 220}, ${x - 22} ${low - 250}, ${x - 28} -360`,
        ),
        i % 2 ? C.leaf : C.leafD,
        { lift: true },
      )
    }),
    paper(puffy(ring(0, -540, 262, 104, 13), 0.26), C.leaf),
    fold('M-110 -560q6 -22 28 -22M-10 -590q6 -20 28 -18M90 -550q6 -22 28 -22', C.leafL),
  ],
  /** The straight way goes on, the crooked one turns off. */
  forkedPath: () => [
    paper(
      smooth(
        '-110 -60!, -190 -110, -300 -120, -336 -158, -270 -190, -214 -206, -256 -236, -290 -262!, -262 -266!, -206 -244, -156 -208, -206 -176, -236 -154, -150 -150, -40 -190!',
      ),
      C.stone,
      { lift: true },
    ),
    paper(smooth('-180 40!, 190 40!, 40 -330!, 4 -330!'), C.sand, { lift: true }),
  ],
  brambles: () => [
    ...branches(
      [
        [-124, 0, -40, -124, 26, -36],
        [22, -40, 80, 30, 124, -86],
        [-90, 6, 10, -30, 72, -116],
      ],
      C.woodD,
      18,
    ),
    ...['-66 -66', '-14 -76', '36 -66', '100 -30', '-34 -20', '60 -14'].map((one, i) => {
      const [x = 0, y = 0] = one.split(' ').map(Number)
      const lean = i % 2 ? 12 : -12
      return paper(poly(`${x - 9} ${y + 8}, ${x + lean} ${y - 24}, ${x + 9} ${y + 8}`), C.woodD)
    }),
  ],
  mud: () => [
    paper(smooth('-260 -10, -210 -60, -90 -72, 60 -66, 200 -56, 262 -6, 200 50, 40 64, -150 58'), C.woodD, { lift: true }),
    paper(smooth('-190 0, -120 -34, 20 -36, 150 -24, 190 4, 80 30, -100 32'), C.wood),
    paper(oval(110, 0, 22, 14), C.woodL, { fine: true }),
    paper(oval(-110, 6, 16, 10), C.woodL, { fine: true }),
  ],
} satisfies Record<string, () => Shape[]>
