// More animals of the Bible.
import { put, set } from '../moving.ts'
import { limb, oval, poly, puffy, ring, smooth } from '../outline.ts'
import { C, lighter, shade } from '../palette.ts'
import { dot, paper, pen, type Shape, tint } from '../shape.ts'
import { eye, fold } from './fold.ts'

const legs = (xs: readonly number[], top: number, colour: string, width = 24): Shape[] =>
  xs.map((x, i) => paper(limb([x, top], [x, top / 2], [x, -8], [width + 4, width - 2, width]), i % 2 ? colour : shade(colour, 0.14)))

function cattle(fur: string, spots: string | undefined): Shape[] {
  return [
    pen('M-142 -180Q-170 -130 -160 -70', fur, 9),
    ...legs([-110, -74, 66, 102], -90, fur, 32),
    paper(smooth('-146 -120, -142 -186, -90 -204, 20 -196, 110 -214, 140 -180, 130 -96, 60 -70, -80 -66, -130 -76'), fur, { lift: true }),
    ...(spots
      ? [
          paper(smooth('-70 -196, -20 -190, -24 -150, -66 -140, -92 -166'), spots, { fine: true }),
          paper(smooth('40 -130, 84 -140, 96 -108, 60 -90'), spots, { fine: true }),
        ]
      : []),
    paper(oval(84, -218, 30, 13, -22), fur),
    paper(oval(196, -218, 30, 13, 22), fur),
    paper(smooth('108 -240!, 84 -284, 96 -306!, 118 -272, 126 -246!'), C.cream),
    paper(smooth('172 -240!, 196 -284, 184 -306!, 162 -272, 154 -246!'), C.cream),
    paper(smooth('108 -246, 140 -256, 174 -246, 178 -190, 166 -150, 140 -140, 114 -150, 102 -190'), fur, { lift: true }),
    paper(smooth('110 -176, 140 -184, 170 -176, 172 -148, 140 -134, 108 -148'), lighter(fur, 0.5)),
    dot(oval(128, -160, 4, 6), C.ink),
    dot(oval(152, -160, 4, 6), C.ink),
    eye(122, -212),
    eye(158, -212),
  ]
}
function goat(fur: string, horns: boolean): Shape[] {
  return [
    paper(smooth('-84 -120, -110 -146, -96 -100'), fur),
    ...legs([-62, -34, 36, 60], -60, shade(fur, 0.1), 18),
    paper(smooth('-90 -84, -84 -126, -40 -134, 40 -130, 66 -160, 92 -140, 80 -80, 30 -54, -60 -54'), fur, { lift: true }),
    ...(horns
      ? [
          paper(smooth('70 -196!, 40 -236, 4 -216, 10 -184!, 32 -206, 62 -180!'), C.sand),
          paper(smooth('96 -196!, 116 -240, 154 -224, 152 -190!, 130 -212, 106 -180!'), C.sand),
        ]
      : []),
    paper(oval(48, -168, 20, 9, 20), fur),
    paper(oval(120, -168, 20, 9, -20), fur),
    paper(smooth('62 -196, 84 -204, 106 -196, 108 -160, 96 -126, 84 -120, 72 -126, 60 -160'), fur, { lift: true }),
    paper(smooth('76 -124, 92 -124, 90 -96!, 84 -90!, 78 -96!'), lighter(fur, 0.3)),
    eye(74, -168, 4.4),
    eye(95, -168, 4.4),
    pen('M78 -138q6 6 12 0', C.ink, 3.4),
  ]
}
function bird(body: string, wing: string, beak: string): Shape[] {
  return [
    paper(smooth('-56 -62!, -130 -84!, -120 -50, -134 -24!, -50 -34'), wing),
    pen('M-6 -10L-10 2M18 -10L22 2', C.sunD, 4),
    paper(smooth('-62 -46, -20 -80, 24 -84, 36 -118, 70 -122, 86 -96, 66 -54, 22 -12, -30 -14'), body, { lift: true }),
    paper(poly('84 -108, 118 -94, 82 -84'), beak),
    paper(smooth('24 -58, -30 -76, -84 -50!, -40 -30, 6 -30'), wing, { lift: true }),
    dot(oval(66, -104, 4.6, 5.6), body === C.plum ? C.cream : C.ink),
  ]
}

export const moreAnimals = {
  cow: () => cattle(C.woodL, C.cream),
  ox: () => cattle(C.wood, undefined),
  calf: () => set(cattle(C.sunD, undefined), put(0, 0, 0.66)),
  /** The calf of gold: it stands on a block. */
  goldenCalf: () => [
    paper(smooth('-150 -50!, 150 -50!, 164 0!, -164 0!'), C.stone, { lift: true }),
    ...set(cattle(C.sun, undefined), put(-20, -50, 0.86)),
  ],
  goat: () => goat(C.sandD, false),
  ram: () => goat(C.cream, true),
  horse: () => [
    paper(smooth('-116 -190, -160 -160, -150 -80!, -130 -110, -110 -150'), C.plum),
    ...legs([-90, -56, 60, 94], -110, C.wood, 28),
    paper(
      smooth('-126 -140, -116 -198, -40 -204, 40 -196, 80 -260, 116 -318, 146 -314, 140 -250, 120 -160, 96 -110, 20 -98, -80 -98'),
      C.wood,
      { lift: true },
    ),
    paper(smooth('66 -250, 92 -320, 124 -350, 116 -300, 92 -236, 70 -206'), C.plum),
    paper(smooth('112 -330!, 118 -362!, 134 -334!'), C.wood),
    paper(smooth('108 -336, 146 -344, 174 -300, 200 -256, 184 -230, 152 -236, 122 -276'), C.wood, { lift: true }),
    eye(146, -306),
    pen('M176 -244q8 4 14 -2', C.ink, 3.4),
  ],
  pig: () => [
    pen('M-100 -90q-26 -8 -18 -26q10 -12 18 2', C.coral, 6),
    ...legs([-66, -40, 36, 60], -50, C.coralL, 22),
    paper(smooth('-104 -70, -90 -116, -20 -130, 60 -116, 86 -80, 70 -44, 0 -32, -80 -38'), C.coralL, { lift: true }),
    paper(poly('46 -112, 60 -140, 78 -108'), shade(C.coralL)),
    paper(oval(84, -80, 42, 38), C.coralL, { lift: true }),
    paper(oval(108, -74, 18, 20), C.coral),
    dot(oval(103, -74, 3, 5), C.ink),
    dot(oval(114, -74, 3, 5), C.ink),
    eye(76, -92, 4.4),
  ],
  snake: () => [
    paper(
      'M-110 -8C-110 -60 -50 -60 -40 -26C-32 4 10 4 16 -30C24 -76 80 -84 96 -50L70 -40C62 -54 44 -50 40 -24C32 30 -50 34 -64 -18C-68 -34 -84 -34 -86 -8Z',
      C.leafD,
      { lift: true },
    ),
    paper(smooth('60 -62, 84 -86, 124 -74, 128 -54, 96 -40, 70 -44'), C.leafD, { lift: true }),
    eye(98, -68, 4.4),
    pen('M126 -62l20 -2l8 -6M146 -64l8 6', C.coralD, 3.6),
  ],
  raven: () => bird(C.plum, C.ink, C.stoneD),
  sparrow: () => set(bird(C.woodL, C.wood, C.sunD), put(0, 0, 0.6)),
  rooster: () => [
    paper(smooth('-50 -80!, -120 -150, -150 -90, -130 -30!, -96 -70, -40 -44'), C.tealM),
    pen('M-4 -10L-6 2M20 -10L22 2', C.sunD, 5),
    paper(smooth('-64 -70, -20 -80, 30 -110, 44 -158, 78 -160, 84 -120, 70 -50, 20 -10, -36 -20'), C.coralD, { lift: true }),
    paper(smooth('40 -152!, 38 -190, 56 -176, 66 -200, 76 -174, 92 -182, 84 -148!'), C.coral),
    paper(poly('82 -140, 112 -126, 80 -116'), C.sun),
    eye(68, -138, 4.4),
    paper(smooth('10 -66, -40 -70, -60 -40!, -10 -30'), C.woodD, { lift: true }),
  ],
  eagle: () => [
    paper(smooth('-30 -90!, -150 -190, -260 -200!, -230 -150, -250 -130!, -190 -110, -200 -80!, -90 -50, -20 -50!'), C.wood, {
      lift: true,
    }),
    paper(smooth('30 -90!, 150 -190, 260 -200!, 230 -150, 250 -130!, 190 -110, 200 -80!, 90 -50, 20 -50!'), C.wood, { lift: true }),
    paper(smooth('-30 -40!, -50 20!, -20 6, 0 26!, 20 6, 50 20!, 30 -40!'), C.woodD),
    paper(smooth('-40 -90, -24 -130, 24 -130, 40 -90, 30 -20, -30 -20'), C.wood, { lift: true }),
    paper(smooth('-34 -120, -28 -160, 0 -172, 28 -160, 34 -120, 0 -106'), C.cream),
    paper(smooth('-8 -140, 10 -142, 8 -116!'), C.sun),
    eye(-14, -146, 4),
    eye(15, -146, 4),
  ],
  quail: () => set(bird(C.stoneD, C.wood, C.woodD), put(0, 0, 0.7)),
  dog: () => [
    pen('M-74 -84q-30 -16 -26 -46', C.woodL, 9),
    ...legs([-54, -30, 30, 52], -50, C.woodL, 18),
    paper(smooth('-80 -66, -70 -96, 0 -98, 60 -110, 74 -70, 40 -46, -60 -44'), C.woodL, { lift: true }),
    paper(smooth('48 -142, 80 -150, 104 -126, 136 -112, 128 -90, 90 -82, 52 -96'), C.woodL, { lift: true }),
    paper(smooth('54 -140, 40 -100, 56 -82, 74 -110'), C.wood),
    dot(oval(132, -108, 6, 5), C.ink),
    eye(92, -122, 4.4),
  ],
  bear: () => [
    ...legs([-70, -36, 40, 74], -60, C.woodD, 40),
    paper(smooth('-110 -80, -96 -150, 0 -170, 90 -150, 110 -90, 70 -44, -80 -44'), C.woodD, { lift: true }),
    paper(oval(72, -176, 16), C.woodD),
    paper(oval(132, -176, 16), C.woodD),
    paper(oval(102, -134, 52, 48), C.woodD, { lift: true }),
    paper(oval(116, -118, 26, 20), C.woodL),
    dot(oval(122, -128, 9, 6), C.ink),
    eye(88, -146, 4.6),
    eye(118, -150, 4.6),
  ],
  elephant: () => [
    ...legs([-110, -64, 40, 86], -90, C.stoneD, 48),
    pen('M-156 -170Q-180 -130 -170 -100', C.stoneD, 8),
    paper(smooth('-160 -120, -140 -220, -40 -250, 80 -240, 120 -180, 110 -90, -40 -70, -140 -80'), C.stoneD, { lift: true }),
    paper(smooth('96 -250, 160 -266, 204 -220, 206 -150, 214 -70, 236 -60, 236 -40, 196 -36, 184 -80, 170 -150, 110 -150'), C.stoneD, {
      lift: true,
    }),
    paper(smooth('70 -240, 110 -262, 140 -220, 126 -150, 84 -150, 60 -190'), C.stone, { lift: true }),
    eye(168, -216),
    paper(smooth('176 -150!, 210 -128, 236 -140!, 206 -110, 174 -128!'), C.cream),
  ],
  giraffe: () => [
    ...legs([-60, -34, 40, 64], -150, C.sun, 18),
    paper(smooth('-80 -170, -60 -220, 20 -230, 50 -330, 60 -430, 92 -430, 92 -330, 80 -190, 40 -140, -60 -140'), C.sun, { lift: true }),
    paper(smooth('52 -436, 84 -452, 130 -424, 126 -404, 84 -398, 58 -408'), C.sun, { lift: true }),
    pen('M64 -446V-474M80 -448V-474', C.wood, 6),
    ...[oval(-30, -190, 20, 16), oval(16, -176, 18, 14), oval(70, -270, 12, 16), oval(74, -330, 10, 14)].map((d) =>
      paper(d, C.wood, { fine: true }),
    ),
    eye(90, -430, 4.4),
  ],
  locust: () => [
    paper(smooth('-70 -30, 10 -54, 60 -44, 70 -24, 10 -14, -60 -16'), C.leaf, { lift: true }),
    fold('M-20 -34L-50 -80L-84 0M10 -16L20 0M40 -18L52 0', C.leafD, 5),
    eye(54, -38, 4.4),
  ],
  ants: () =>
    [-60, 0, 60].flatMap((x) => [
      paper(oval(x - 20, -14, 14, 10), C.plum),
      paper(oval(x, -14, 9, 8), C.plum),
      paper(oval(x + 17, -16, 10, 9), C.plum),
    ]),
  flock: () =>
    [-120, -56, 14, 82, 140].flatMap((x, i) => [
      paper(puffy(ring(x, -34 - (i % 2) * 16, 36, 26, 8), 0.36), C.cream, { lift: true }),
      paper(oval(x + 34, -42 - (i % 2) * 16, 12, 15), C.plum),
    ]),
  wingedSeraph: () => [
    paper(smooth('-10 -120!, -130 -230, -180 -170, -140 -90, -20 -70!'), C.sun, { lift: true }),
    paper(smooth('10 -120!, 130 -230, 180 -170, 140 -90, 20 -70!'), C.sun, { lift: true }),
    paper(smooth('-36 -100!, 36 -100!, 60 40!, -60 40!'), C.coral, { lift: true }),
    paper(oval(0, -130, 38, 40), C.sunL, { lift: true }),
    tint(oval(-20, -120, 7, 6), C.coral, { opacity: 0.5 }),
    pen('M-20 -134q7 7 14 0M6 -134q7 7 14 0M-8 -116q8 8 16 0', C.ink, 4),
  ],
} satisfies Record<string, () => Shape[]>
