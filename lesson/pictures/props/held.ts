// How a thing lies in a hand: where it is gripped and how it is turned, unless the scene says otherwise.
import type { Held } from '../people/actor.ts'
import { type Point, put, set } from '../moving.ts'
import type { Shape } from '../shape.ts'
import { drawProp, type PropName } from './props.ts'

interface Grip {
  at: Point
  size?: number
  turn?: number
}
const grips: Partial<Record<PropName, Grip>> = {
  staff: { at: [0, 190] },
  spear: { at: [0, 220] },
  banner: { at: [0, 190] },
  shield: { at: [0, 92] },
  sword: { at: [0, 36] },
  axe: { at: [0, 60] },
  hammer: { at: [0, 50] },
  sickle: { at: [0, 50] },
  jar: { at: [0, 60], size: 0.8 },
  oilJar: { at: [0, 90], size: 0.8 },
  pitcher: { at: [-20, 80], size: 0.8 },
  basket: { at: [0, 150], size: 0.8 },
  basketFull: { at: [0, 70], size: 0.8 },
  bowl: { at: [0, 50], size: 0.8 },
  cup: { at: [0, 40], size: 0.8 },
  loaf: { at: [0, 20], size: 0.8 },
  lamp: { at: [6, -6], size: 0.72 },
  coin: { at: [16, 2], size: 0.7 },
  wheat: { at: [-4, 40], size: 0.7, turn: 10 },
  sheaf: { at: [0, 60], size: 0.8 },
  palmBranch: { at: [0, 60], size: 0.9 },
  scroll: { at: [0, 70], size: 0.8 },
  baby: { at: [40, 40], size: 0.9 },
  lamb: { at: [40, 70], size: 0.9 },
  harp: { at: [40, 110], size: 0.9 },
  tambourine: { at: [0, 30], size: 0.8 },
  trumpet: { at: [120, 0], size: 0.8 },
  horn: { at: [90, 0], size: 0.8 },
  bag: { at: [0, 90], size: 0.7 },
  moneyBag: { at: [0, 90], size: 0.7 },
  mirror: { at: [0, 40], size: 0.8 },
  torch: { at: [0, 60] },
}

/** A held thing, in the hand of somebody of this size. It is drawn under the fingers. */
export function drawHeld(held: PropName | Held, hand: Point, size: number, left: boolean): Shape[] {
  const asked: Held = typeof held === 'string' ? { what: held } : held
  const grip = grips[asked.what] ?? { at: [0, 0] }
  const [x, y] = asked.at ?? grip.at
  const side = left ? -1 : 1
  const where = put(
    hand[0] + x * side * size,
    hand[1] + y * size,
    (asked.size ?? grip.size ?? 1) * size,
    (asked.turn ?? grip.turn ?? 0) * side,
    left !== (asked.flip ?? false),
  )
  return set(drawProp(asked.what), where)
}
