// The sea: fish, boats, nets.
import { put, set } from '../moving.ts'
import { box, limb, oval, pointsOf, smooth } from '../outline.ts'
import { C, shade } from '../palette.ts'
import { paper, type Shape } from '../shape.ts'
import { eye, fold } from './fold.ts'
export function fishOf(colour: string = C.tealL): Shape[] {
  return [
    paper(smooth('-38 -24, -72 -50!, -62 -24, -72 2!'), shade(colour, 0.15)),
    paper(smooth('-46 -24, -10 -50, 34 -44, 58 -24, 34 -4, -10 2'), colour, { lift: true }),
    fold('M20 -44Q8 -24 20 -4', shade(colour, 0.3), 4),
    eye(38, -28, 4.6),
    fold('M-26 -32q8 6 0 14M-8 -36q8 8 0 20', shade(colour, 0.25), 3.6),
    fold('M50 -16q-8 4 -12 0', C.ink, 3.2),
  ]
}
/** A fishing boat from the side; the people sit between `far` and the hull. */
function boat(): { far: Shape[]; hull: Shape[] } {
  return {
    far: [
      paper(box(-9, -560, 18, 520, 6), C.woodD),
      paper(limb([-190, -508], [0, -534], [196, -520], [14, 14, 14]), C.wood),
      // The sail is five strips that share their edges, so nothing is drawn twice.
      ...[0, 1, 2, 3, 4].map((i) => {
        const edge = (t: number): [number, number, number, number] => {
          const b = 30 * Math.sin(Math.PI * t)
          return [-180 - b, -500 + 236 * t, 186 + b, -508 + 244 * t]
        }
        const [p, q] = [edge(i / 5), edge((i + 1) / 5)]
        return paper(
          `M${p[0]} ${p[1]}Q0 ${p[1] - 18 + i * 8} ${p[2]} ${p[3]}L${q[2]} ${q[3]}Q0 ${q[1] - 10 + i * 8} ${q[0]} ${q[1]}Z`,
          i % 2 ? C.coral : C.cream,
        )
      }),
      paper(smooth('-260 -104!, 0 -84, 270 -110!, 240 -60!, -230 -60!'), C.woodD),
    ],
    hull: [
      paper(
        smooth(
          '-318 -168!, -280 -150, -252 -96!, 0 -70, 262 -100!, 296 -160, 330 -184!, 316 -90, 240 4, 160 26, -160 26, -240 0, -300 -90',
        ),
        C.wood,
        { lift: true },
      ),
      paper(
        smooth('-318 -168!, -280 -150, -252 -96!, 0 -70, 262 -100!, 296 -160, 330 -184!, 326 -148, 276 -74!, 0 -42, -266 -70!, -308 -132'),
        C.sunD,
      ),
      fold('M-268 -30Q0 -4 284 -34', C.woodD, 4.4),
      fold('M-214 14M-232 4Q0 28 250 0', C.woodD, 4.4),
    ],
  }
}

export const sea = {
  fish: () => fishOf(),
  fishRed: () => fishOf(C.coral),
  boat: () => [...boat().far, ...boat().hull],
  /** The two halves of a boat: people sit between them. */
  boatFar: () => boat().far,
  boatHull: () => boat().hull,
  /** Without a sail, for rowing. */
  boatFarNoSail: () => boat().far.slice(-1),
  net: () => [
    paper(smooth('-104 -122!, -40 -104, 40 -104, 104 -122!, 84 -50, 46 -6, 0 6, -46 -6, -84 -50'), C.sand, { lift: true }),
    fold(
      'M-70 -112Q-60 -40 -16 2M-34 -105Q-20 -30 26 2M2 -104Q20 -40 60 -20M38 -105Q54 -70 88 -60M70 -112Q60 -40 16 2M34 -105Q20 -30 -26 2M-2 -104Q-20 -40 -60 -20M-38 -105Q-54 -70 -88 -60',
      C.woodL,
      3.4,
    ),
    ...set(fishOf(C.coral), put(-26, -36, 0.66, 24)),
    ...set(fishOf(C.tealL), put(34, -52, 0.6, -20, true)),
    ...pointsOf('-104 -124, -54 -110, 0 -106, 54 -110, 104 -124').map(([x, y]) => paper(oval(x, y, 12, 10), C.wood, { fine: true })),
  ],
  /** A net that hangs from two hands, with nothing in it. */
  netEmpty: () => [
    paper(smooth('-150 -290!, -60 -272, 60 -272, 150 -290!, 138 -120, 110 -6, 40 -26, -30 0, -110 -14, -138 -130'), C.sand, { lift: true }),
    fold(
      'M-90 -278V-10M-30 -272V-6M30 -272V-20M90 -278V-16M-146 -220Q0 -196 146 -220M-142 -150Q0 -126 142 -150M-132 -80Q0 -56 132 -80',
      C.woodL,
      4,
    ),
    ...pointsOf('-150 -290, -76 -276, 0 -270, 76 -276, 150 -290').map(([x, y]) => paper(oval(x, y, 17, 14), C.wood, { lift: true })),
  ],
  oar: () => [
    paper(box(-9, -360, 18, 260, 8), C.woodL, { lift: true }),
    paper(smooth('-12 -130, -34 -80, -34 -20, 0 0, 34 -20, 34 -80, 12 -130'), C.wood, { lift: true }),
  ],
} satisfies Record<string, () => Shape[]>
