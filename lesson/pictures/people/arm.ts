// An arm: one tapering limb with a round end, a thumb behind it, a sleeve over it.
import { between, type Point } from '../moving.ts'
import { limb } from '../outline.ts'
import { C, shade } from '../palette.ts'
import { paper, type Shape } from '../shape.ts'
import type { Hand } from './actor.ts'
import { paperOf, type Person, skinOf } from './person.ts'

export interface Arm {
  sleeve: Shape[]
  skin: Shape[]
  /** Where a held thing lies. */
  at: Point
}
const reach = 215

/** A hand near its shoulder has a shorter arm: a tight elbow is ugly, and nobody measures. The elbow hangs down and to the back. */
function bendOf(shoulder: Point, wrist: Point, away: Point, distance: number, up: boolean): Point {
  const half = distance / 2
  const upper = Math.max(56, Math.min(92, distance * 0.74))
  const rise = Math.sqrt(Math.max(0, upper * upper - half * half))
  const one: Point = [shoulder[0] + away[0] * half - away[1] * rise, shoulder[1] + away[1] * half + away[0] * rise]
  const two: Point = [shoulder[0] + away[0] * half + away[1] * rise, shoulder[1] + away[1] * half - away[0] * rise]
  const score = (p: Point): number => p[1] - p[0] * 0.35
  const [low, high] = score(one) > score(two) ? [one, two] : [two, one]
  return between(between(shoulder, wrist, 0.5), up ? high : low, 1.5)
}
function sleeveOf(who: Person, shoulder: Point, bend: Point, wrist: Point, side: 'near' | 'far'): Shape[] {
  const broad = who.broad ?? 1
  const cloth = who.bare
    ? skinOf(who)
    : who.armour
      ? C.sunD
      : who.mantle && side === 'near'
        ? C[who.mantle]
        : paperOf(who.stripes && side === 'near' ? who.stripes[0] : who.tunic, C.cream)
  const colour = side === 'far' ? shade(cloth, 0.14) : shade(cloth, 0.03)
  const wide = (widths: number[]): number[] => widths.map((w) => w * broad)
  if (who.bare) return [paper(limb(shoulder, bend, wrist, wide([52, 44, 38, 34, 30]), { span: [0, 0.96] }), colour)]
  const short = who.sleeves === 'short'
  const widths = who.armour ? [60, 54, 46] : short ? [56, 54, 56] : [56, 52, 50, 56, 64]
  return [
    paper(limb(shoulder, bend, wrist, wide(widths), { flat: true, span: [0, short ? 0.46 : 0.8] }), colour, { lift: side === 'near' }),
  ]
}

export function armOf(who: Person, shoulder: Point, target: Point, hand: Hand, side: 'near' | 'far', aim?: number): Arm {
  const whole = Math.hypot(target[0] - shoulder[0], target[1] - shoulder[1]) || 1
  const distance = Math.min(whole, reach)
  const away: Point = [(target[0] - shoulder[0]) / whole, (target[1] - shoulder[1]) / whole]
  const wrist: Point = [shoulder[0] + away[0] * distance, shoulder[1] + away[1] * distance]
  const bend = bendOf(shoulder, wrist, away, distance, hand.elbow === -1)
  const length = Math.hypot(wrist[0] - bend[0], wrist[1] - bend[1]) || 1
  const [dx, dy] = aim === undefined ? [(wrist[0] - bend[0]) / length, (wrist[1] - bend[1]) / length] : [Math.cos(aim), Math.sin(aim)]
  const tone = side === 'far' ? shade(skinOf(who), 0.06) : skinOf(who)
  const on = (t: number): Point => {
    const u = 1 - t
    return [u * u * shoulder[0] + 2 * u * t * bend[0] + t * t * wrist[0], u * u * shoulder[1] + 2 * u * t * bend[1] + t * t * wrist[1]]
  }
  const kind = hand.fingers ?? (hand.do === 'point' ? 'point' : hand.holds ? 'grip' : 'mitten')
  // The thumb is on the upper side.
  const up: Point = dx > 0 || Math.abs(dx) < 0.3 ? [dy, -dx] : [-dy, dx]
  const at = (a: number, b: number): Point => [wrist[0] + dx * a + up[0] * b, wrist[1] + dy * a + up[1] * b]
  const short = who.sleeves === 'short'
  const skin: Shape[] = []
  if (kind === 'point') skin.push(paper(limb(at(8, 4), at(30, 5), at(56, 4), [14, 13, 12]), tone))
  if (kind !== 'grip') skin.push(paper(limb(at(0, 6), at(6, 20), at(22, 27), [15, 14, 12]), tone))
  const palm = limb(
    on(short ? 0.3 : 0.6),
    between(on(0.85), at(0, 0), 0.6),
    at(kind === 'mitten' ? 30 : 20, 0),
    short ? [40, 34, 30, 27, 34, 34] : [32, 29, 27, 36, 36],
  )
  skin.push(paper(palm, tone))
  if (kind === 'grip') skin.push(paper(limb(at(22, 10), at(14, 18), at(4, 12), [14, 14, 13]), tone))
  return { sleeve: sleeveOf(who, shoulder, bend, wrist, side), skin, at: at(kind === 'grip' ? 14 : 24, 0) }
}
