import type { Point } from '../moving.ts'
import type { PropName } from '../props/props.ts'
import type { Feeling } from './face.ts'
import type { View } from './head.ts'
import type { Who } from './person.ts'
import type { Gesture } from './gestures.ts'
import type { PoseName } from './poses.ts'

export const parts = ['head', 'back', 'shoulder', 'chest', 'waist', 'hand', 'feet'] as const
export const layers = ['behind', 'before', 'above'] as const
export const fingers = ['mitten', 'point', 'grip'] as const

export interface Held {
  what: PropName
  /** From the hand, in units of the person; x is ahead of them. */
  at?: Point
  size?: number
  turn?: number
  flip?: boolean
}
export interface Hand {
  /** A gesture from the list, or a point of the scene, or a part of somebody else. */
  do?: Gesture
  to?: Point
  touch?: readonly [string, (typeof parts)[number]]
  holds?: PropName | Held
  /** Behind the body, before it, or above everybody. */
  layer?: (typeof layers)[number]
  fingers?: (typeof fingers)[number]
  /** Which way the fingers point, in degrees of the scene; 0 is right, 90 is down. */
  aim?: number
  /** -1: the elbow is up instead of down. */
  elbow?: 1 | -1
}
export interface Actor {
  who: Who
  /** The name of the role, where one look plays two people or a hand must find them. */
  as?: string
  /** The word of the passage for them, where the person's own words do not stand in it. */
  called?: string
  pose: PoseName
  /** Where the feet stand, on 800 x 960. */
  at: Point
  size?: number
  facing?: 'left' | 'right'
  view?: View
  /** The whole body, in degrees. */
  turn?: number
  /** The face: -1 back over the shoulder, 0 at us, 1 ahead. */
  look?: number
  /** The head, in degrees; plus is forward. */
  tilt?: number
  feeling?: Feeling
  near?: Hand
  far?: Hand
  z?: number
}
export const nameOf = (actor: Actor): string => actor.as ?? actor.who
