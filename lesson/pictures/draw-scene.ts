import { coloring, type Weight, weights } from './line/coloring.ts'
import { boxOf, put, set } from './moving.ts'
import { type Actor, nameOf } from './people/actor.ts'
import { drawPerson } from './people/draw-person.ts'
import { stageOf } from './places/places.ts'
import { H, W } from './places/sky.ts'
import { drawProp } from './props/props.ts'
import { inColour } from './render.ts'
import type { Scene } from './scene.ts'
import type { Shape } from './shape.ts'

const grouped = (shapes: readonly Shape[], group: number): Shape[] => shapes.map((one) => ({ ...one, group: (one.group ?? 0) + group }))

type Row = { z: number; shapes: Shape[] }
/** The people and things of a scene without its place, each with its number in the order of the scene. */
function rowsOf(scene: Scene): { people: Row[]; things: Row[] } {
  const find = (name: string): Actor => {
    const found = scene.cast.find((one) => nameOf(one) === name)
    if (!found) throw new Error(`${scene.id}: nobody is called ${name}`)
    return found
  }
  const people = scene.cast.flatMap((actor, index): Row[] => {
    const { body, above } = drawPerson(actor, find)
    const z = actor.z ?? index
    const group = index + 1
    return [
      { z, shapes: grouped(body, group) },
      { z: z + 50, shapes: grouped(above, group) },
    ]
  })
  const things = (scene.things ?? []).map(({ what, at, size = 1, turn = 0, flip = false, z = -1 }, index): Row => ({
    z,
    shapes: grouped(set(drawProp(what), put(at[0], at[1], size, turn, flip)), 100 + index),
  }))
  return { people, things }
}
const inOrder = (rows: readonly Row[]): Row[] => rows.toSorted((a, b) => a.z - b.z)

/** Everything of a scene, the hindmost first. */
export function shapesOf(scene: Scene): Shape[] {
  const stage = stageOf(scene.place, scene.time)
  const { people, things } = rowsOf(scene)
  const sorted = inOrder([...people, ...things])
  return [
    ...stage.back,
    ...sorted.filter((row) => row.z < 100).flatMap((row) => row.shapes),
    ...stage.front,
    ...sorted.filter((row) => row.z >= 100).flatMap((row) => row.shapes),
  ]
}
/** Those of a scene that are close to us, with what they sit on or hold and what the eye finds first; no place, nobody far off. */
export function closeUpOf(scene: Scene): Shape[] {
  const { people, things } = rowsOf(scene)
  const largest = Math.max(0, ...scene.cast.map(({ size = 1 }) => size))
  const close = people.filter((_, row) => (scene.cast[Math.floor(row / 2)]?.size ?? 1) >= largest * 0.7)
  const room = boxOf(close.flatMap((row) => row.shapes))
  const among = things.filter((row, index) => {
    if (scene.things?.[index]?.what === scene.focal) return true
    const own = boxOf(row.shapes)
    return own.x0 > room.x0 - 60 && own.x1 < room.x1 + 60 && own.y0 > room.y0 && own.y1 < room.y1 + 90
  })
  return inOrder([...close, ...among]).flatMap((row) => row.shapes)
}
const escape = (text: string): string => text.replace(/[<&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
export const labelled = (inside: string, label: string, box: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img" aria-label="${escape(label)}">${inside}</svg>`
/** Clip paths need a name of their own where one page holds many pictures. */
const clip = (scene: Scene, kind: string): string => `${kind}-${scene.id}`

export function colourOf(scene: Scene): string {
  const id = clip(scene, 'sheet')
  return labelled(
    `<clipPath id="${id}"><rect width="${W}" height="${H}"/></clipPath><g clip-path="url(#${id})">${inColour(shapesOf(scene))}</g>`,
    scene.alt,
    `0 0 ${W} ${H}`,
  )
}
/** To color in; the frame belongs to it. */
export function lineOf(scene: Scene, weight: Weight): string {
  const { pen } = weights[weight]
  const id = clip(scene, weight)
  const frame = `x="4" y="4" width="${W - 8}" height="${H - 8}" rx="30"`
  return labelled(
    `<clipPath id="${id}"><rect ${frame}/></clipPath><rect ${frame} fill="#fff"/><g clip-path="url(#${id})">${coloring(shapesOf(scene), weight)}</g><rect ${frame} fill="none" stroke="#000" stroke-width="${pen + 1}"/>`,
    scene.alt,
    `0 0 ${W} ${H}`,
  )
}
/** Somebody alone, at (0, 0), for a maze or a card. */
export function aloneOf(actor: Actor): Shape[] {
  const { body, above } = drawPerson({ ...actor, at: [0, 0] }, () => actor)
  return [...body, ...above]
}
