// The shape of a pose, and how one is told in text.
import type { Point } from '../moving.ts'
import { pointsOf } from '../outline.ts'

export interface Leg {
  hip: Point
  knee: Point
  ankle: Point
  /** Which way the toes point, in degrees; 0 is ahead. */
  toes: number
}
export interface Pose {
  /** Neck, shoulder, chest, waist, thigh, hem. */
  back: readonly Point[]
  front: readonly Point[]
  hem: readonly Point[]
  head: Point
  tilt: number
  /** The belt, where it does not follow the edges. */
  waist: readonly Point[]
  near: Point
  far: Point
  legs: readonly Leg[]
  /** Feet that lie on the lap. */
  feetOver: boolean
  /** The tunic lies on the ground or on the knees, so a short one is drawn as long as the pose. */
  low: boolean
}
interface Told {
  back: string
  /** Without it, the back mirrored. */
  front?: string
  hem: string
  head: string
  tilt?: number
  waist?: string
  /** Shoulders, near and far. */
  arms: string
  /** Hip, knee, ankle; the toes behind. */
  legs: readonly (readonly [string, number])[]
  feetOver?: boolean
  low?: boolean
}
const zero: Point = [0, 0]
/** A pose from knots as text; without a front, the back is mirrored. */
export const pose = ({ back, front, hem, head, tilt = 0, waist = '', arms, legs, feetOver = false, low = false }: Told): Pose => {
  const [near = zero, far = zero] = pointsOf(arms)
  const edge = pointsOf(back)
  return {
    back: edge,
    front: front ? pointsOf(front) : edge.map(([x, y]): Point => [-x, y]),
    hem: pointsOf(hem),
    head: pointsOf(head)[0] ?? zero,
    tilt,
    waist: waist ? pointsOf(waist) : [],
    near,
    far,
    legs: legs.map(([points, toes]) => {
      const [hip = zero, knee = zero, ankle = zero] = pointsOf(points)
      return { hip, knee, ankle, toes }
    }),
    feetOver,
    low,
  }
}
