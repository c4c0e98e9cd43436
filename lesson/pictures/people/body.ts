// Where somebody's body is in the scene, and where another's hand may touch it.
import { apply, between, type Matrix, type Point, put } from '../moving.ts'
import type { Actor, parts } from './actor.ts'
import { people, type Person } from './person.ts'
import type { Pose } from './pose.ts'
import { poses } from './poses.ts'

const heights = { child: 0.72, youth: 0.94, adult: 1, old: 0.96 } as const
const origin: Point = [0, 0]
export const pointAt = (points: readonly Point[], index: number): Point => points[index] ?? origin

export interface Body {
  m: Matrix
  pose: Pose
  who: Person
  size: number
}
export function bodyOf(actor: Actor): Body {
  const who: Person = people[actor.who]
  const size = (actor.size ?? 1) * heights[who.age]
  return { m: put(actor.at[0], actor.at[1], size, actor.turn ?? 0, actor.facing === 'left'), pose: poses[actor.pose], who, size }
}
export function anchor(actor: Actor, part: (typeof parts)[number]): Point {
  const { m, pose } = bodyOf(actor)
  const across = (index: number, t: number): Point => between(pointAt(pose.back, index), pointAt(pose.front, index), t)
  const local: Record<typeof part, Point> = {
    head: [pose.head[0] - 20, pose.head[1] - 40],
    back: across(2, 0.22),
    shoulder: across(1, 0.24),
    chest: across(2, 0.6),
    waist: across(3, 0.3),
    hand: [pose.far[0] + 100, pose.far[1] + 60],
    feet: pose.legs[0]?.ankle ?? [0, -10],
  }
  return apply(m, local[part])
}
/** The head as a circle of the scene: the gate asks whether it is in the arch and free of other heads. */
export function headCircle(actor: Actor): { x: number; y: number; r: number } {
  const { m, pose, size, who } = bodyOf(actor)
  const [x, y] = apply(m, pose.head)
  return { x, y, r: 62 * size * (who.age === 'child' ? 1.24 : 1) }
}
