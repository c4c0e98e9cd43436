import type { Point } from '../moving.ts'

/** Where a hand is, from its shoulder; the person looks to the right. */
export const gestures = {
  down: [-8, 164],
  side: [-56, 140],
  out: [118, 96],
  reach: [150, 44],
  point: [156, -6],
  up: [36, -158],
  high: [-62, -150],
  open: [110, 40],
  back: [-130, 60],
  chest: [62, 74],
  hold: [86, 60],
  carry: [72, 96],
  hip: [-18, 112],
  wave: [96, -96],
  cheek: [66, -72],
  knee: [92, 128],
  lift: [110, -40],
  ground: [70, 176],
} satisfies Record<string, Point>
export const stances = ['pray', 'none'] as const
export type Gesture = keyof typeof gestures | (typeof stances)[number]
