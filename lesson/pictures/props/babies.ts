// The smallest people, in what they lie in: they are things of a scene, so that whoever holds them can.
import { put, set } from '../moving.ts'
import { oval, smooth } from '../outline.ts'
import { C, shade, skin } from '../palette.ts'
import { paper, pen, type Shape, tint } from '../shape.ts'
import { fold } from './fold.ts'
import { household } from './household.ts'

/** A baby that lies wrapped, its head to the left. */
const wrapped = (tone: string): Shape[] => [
  paper(smooth('-86 -26, -70 -66, -10 -76, 60 -68, 104 -46, 110 -22, 60 -8, -40 -6'), C.cream, { lift: true }),
  fold('M-20 -72Q6 -40 -8 -8M40 -70Q62 -38 48 -10', C.sandD),
  paper(oval(-64, -68, 42, 40), tone, { lift: true }),
  paper(smooth('-104 -76, -96 -106, -64 -114, -34 -104, -22 -78, -46 -92, -64 -96, -84 -92'), shade(C.woodD, 0.3)),
  pen('M-86 -70q7 7 14 0M-58 -70q7 7 14 0M-72 -52q7 6 14 0', C.ink, 3.8),
  tint(oval(-88, -56, 7, 6), C.coral, { opacity: 0.5 }),
  tint(oval(-42, -56, 7, 6), C.coral, { opacity: 0.5 }),
]
export const babies = {
  baby: () => wrapped(skin.s3),
  babyInManger: () => [...set(wrapped(skin.s3), put(0, -100)), ...household.manger()],
  babyInBasket: () => [
    paper(smooth('-150 -66!, -120 -100, 0 -112, 120 -100, 150 -66!, 110 -50, -110 -50'), C.woodD),
    ...set(wrapped(skin.s4), put(4, -44, 0.98)),
    paper(smooth('-156 -68!, -100 -50, 0 -44, 100 -50, 156 -68!, 128 -14, 60 4, -60 4, -128 -14'), C.wood, { lift: true }),
    fold('M-140 -40Q0 -10 140 -40M-110 -16Q0 6 110 -16', C.woodL),
    fold('M-90 -50L-78 -6M-44 -46L-38 2M0 -44V4M44 -46L38 2M90 -50L78 -6', C.woodL),
  ],
} satisfies Record<string, () => Shape[]>
