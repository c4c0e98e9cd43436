// A person: pose, clothes, head and hands. Comes in two layers, so that an arm can lie around somebody else.
import { apply, back as undo, between, type Matrix, type Point, put, set } from '../moving.ts'
import { limb } from '../outline.ts'
import { shade } from '../palette.ts'
import { drawHeld } from '../props/held.ts'
import { paper, type Shape } from '../shape.ts'
import type { Actor, Hand } from './actor.ts'
import { type Arm, armOf } from './arm.ts'
import { anchor, type Body, bodyOf, pointAt } from './body.ts'
import { clothesOf, type Edges, footOf, wingsOf } from './clothes.ts'
import { drawHead } from './head.ts'
import { skinOf } from './person.ts'
import { gestures } from './gestures.ts'
import type { Pose } from './pose.ts'

export interface Layers {
  body: Shape[]
  above: Shape[]
}
type Side = 'near' | 'far'

function legsOf({ who, pose }: Body): Shape[] {
  return pose.legs.flatMap(({ hip, knee, ankle, toes }, index) => {
    const tone = index === 0 ? skinOf(who) : shade(skinOf(who), 0.05)
    const widths = [46, 38, 30, 26].map((w) => w * ((who.broad ?? 1) > 1 ? 1.2 : 1))
    const leg = pose.feetOver ? [] : [paper(limb(hip, knee, ankle, widths), tone)]
    const foot =
      toes > 120 ? set(footOf(tone, true), put(ankle[0], ankle[1], 1, 0, true)) : set(footOf(tone, false), put(ankle[0], ankle[1], 1, toes))
    return [...leg, ...foot]
  })
}

function edgesOf({ who, pose }: Body): Edges {
  const broad = who.broad ?? 1
  const cut = who.short && !pose.low ? 0.3 : 1
  const wide = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x * broad, y])
  const shorter = (points: Point[]): Point[] => [...points.slice(0, 5), between(pointAt(points, 4), pointAt(points, 5), cut)]
  const lift = cut < 1 ? (pointAt(pose.back, 5)[1] - pointAt(pose.back, 4)[1]) * (1 - cut) : 0
  return {
    back: shorter(wide(pose.back)),
    front: shorter(wide(pose.front)),
    hem: wide(pose.hem).map(([x, y]): Point => [x * (cut < 1 ? 0.86 : 1), y - lift]),
    waist: pose.waist,
    cut,
  }
}

/** Where a hand goes, in units of its person, and which way its fingers point. */
function aimOf(
  hand: Hand,
  side: Side,
  shoulder: Point,
  pose: Pose,
  m: Matrix,
  find: (name: string) => Actor,
): { target: Point; aim?: number } {
  const scene = hand.touch ? anchor(find(hand.touch[0]), hand.touch[1]) : hand.to
  let target: Point
  if (scene) target = undo(m, scene)
  else if (hand.do === 'pray')
    return { target: [(pose.near[0] + pose.far[0]) / 2 + (side === 'near' ? 44 : 52), (pose.near[1] + pose.far[1]) / 2 + 62], aim: -1.15 }
  else {
    const gesture = hand.do === undefined || hand.do === 'none' ? 'down' : hand.do
    const [x, y] = side === 'far' && gesture === 'down' ? [14, 164] : side === 'near' && gesture === 'open' ? [-118, 44] : gestures[gesture]
    target = [shoulder[0] + x, shoulder[1] + y]
  }
  if (hand.aim === undefined) return { target }
  const angle = (hand.aim * Math.PI) / 180
  const [vx, vy] = undo([m[0], m[1], m[2], m[3], 0, 0], [Math.cos(angle), Math.sin(angle)])
  return { target, aim: Math.atan2(vy, vx) }
}
const inFront = new Set(['pray', 'chest', 'carry', 'hold'])

/** What is held is a thing of its own: a sling is not joined to the hair behind it. The scene adds the person's number. */
const heldBy = (side: Side): number => (side === 'near' ? 1000 : 2000)

export function drawPerson(actor: Actor, find: (name: string) => Actor): Layers {
  const body = bodyOf(actor)
  const { m, pose, who, size } = body
  const view = actor.view ?? 'front'
  const child = who.age === 'child'
  const edges = edgesOf(body)
  const headAt: Point = [pose.head[0], pose.head[1] + (child ? 8 : 0)]
  const headM = put(headAt[0], headAt[1], child ? 1.24 : 1, pose.tilt + (actor.tilt ?? 0))
  const head = drawHead(who, actor.feeling ?? 'glad', actor.look ?? 0.7, view, size < 0.5)
  const throat = between(pointAt(edges.back, 0), pointAt(edges.front, 0), 0.5)
  const neck = limb(throat, between(throat, headAt, 0.4), between(throat, headAt, 0.6), [44, 42, 40])

  const layers: Layers = { body: [], above: [] }
  const sheets: Record<'behind' | 'before' | 'above', Shape[]> = { behind: [], before: [], above: layers.above }
  for (const side of ['far', 'near'] as const) {
    const hand: Hand = actor[side] ?? {}
    if (hand.do === 'none') continue
    const broad = who.broad ?? 1
    const shoulder: Point = [pose[side][0] * (broad > 1 ? broad * 1.02 : 1), pose[side][1]]
    const { target, aim } = aimOf(hand, side, shoulder, pose, m, find)
    const arm: Arm = armOf(who, shoulder, target, hand, side, aim)
    if (hand.do === 'pray' && side === 'far') {
      arm.sleeve = []
      const [x, y] = target
      arm.skin = [paper(limb([x - 2, y + 20], [x + 6, y - 6], [x + 16, y - 34], [26, 32, 30]), shade(skinOf(who), 0.06))]
    }
    const held = hand.holds ? drawHeld(hand.holds, apply(m, arm.at), size, actor.facing === 'left') : []
    const layer = hand.layer ?? (side === 'far' && !inFront.has(hand.do ?? '') ? 'behind' : 'before')
    sheets[layer].push(...held.map((one) => ({ ...one, group: heldBy(side) })), ...set([...arm.skin, ...arm.sleeve], m))
  }
  const wings = who.wings ? [...set(wingsOf(), m), ...set(wingsOf(), [-m[0], -m[1], m[2], m[3], m[4], m[5]])] : []
  const legs = set(legsOf(body), m)
  layers.body.push(
    ...(view === 'back' ? [] : wings),
    ...set(set(head.behind, headM), m),
    ...sheets.behind,
    ...(pose.feetOver ? [] : legs),
    ...set([paper(neck, shade(skinOf(who), 0.1))], m),
    ...set(clothesOf(who, edges, view), m),
    ...(pose.feetOver ? legs : []),
    ...(view === 'back' ? wings : []),
    ...set(set(head.front, headM), m),
    ...sheets.before,
  )
  return layers
}
