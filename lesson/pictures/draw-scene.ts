import { coloring, type Weight, weights } from './line/coloring.ts'
import { put, set } from './moving.ts'
import { type Actor, nameOf } from './people/actor.ts'
import { drawPerson } from './people/draw-person.ts'
import { stageOf } from './places/places.ts'
import { H, W } from './places/sky.ts'
import { drawProp } from './props/props.ts'
import { inColour, inLine } from './render.ts'
import type { Scene } from './scene.ts'
import type { Shape } from './shape.ts'

const grouped = (shapes: readonly Shape[], group: number): Shape[] => shapes.map((one) => ({ ...one, group: (one.group ?? 0) + group }))

/** Everything of a scene, the hindmost first. */
export function shapesOf(scene: Scene): Shape[] {
  const stage = stageOf(scene.place, scene.time)
  const find = (name: string): Actor => {
    const found = scene.cast.find((one) => nameOf(one) === name)
    if (!found) throw new Error(`${scene.id}: nobody is called ${name}`)
    return found
  }
  const rows: { z: number; shapes: Shape[] }[] = []
  scene.cast.forEach((actor, index) => {
    const { body, above } = drawPerson(actor, find)
    const z = actor.z ?? index
    const group = index + 1
    rows.push({ z, shapes: grouped(body, group) }, { z: z + 50, shapes: grouped(above, group) })
  })
  for (const [index, { what, at, size = 1, turn = 0, flip = false, z = -1 }] of (scene.things ?? []).entries())
    rows.push({ z, shapes: grouped(set(drawProp(what), put(at[0], at[1], size, turn, flip)), 100 + index) })
  const sorted = rows.toSorted((a, b) => a.z - b.z)
  return [
    ...stage.back,
    ...sorted.filter((row) => row.z < 100).flatMap((row) => row.shapes),
    ...stage.front,
    ...sorted.filter((row) => row.z >= 100).flatMap((row) => row.shapes),
  ]
}
const escape = (text: string): string => text.replace(/[<&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const svg = (inside: string, label: string, box: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img" aria-label="${escape(label)}">${inside}</svg>`
export const archPath = 'M0 400C0 179 179 0 400 0C621 0 800 179 800 400V936Q800 960 776 960H24Q0 960 0 936Z'
/** Clip paths need a name of their own where one page holds many pictures. */
const clip = (scene: Scene, kind: string): string => `${kind}-${scene.id}`

export function colourOf(scene: Scene): string {
  const id = clip(scene, 'sheet')
  return svg(
    `<clipPath id="${id}"><rect width="${W}" height="${H}"/></clipPath><g clip-path="url(#${id})">${inColour(shapesOf(scene))}</g>`,
    scene.alt,
    `0 0 ${W} ${H}`,
  )
}
/** In the arch of the house. */
export function coverOf(scene: Scene): string {
  const id = clip(scene, 'arch')
  return svg(
    `<clipPath id="${id}"><path d="${archPath}"/></clipPath><path d="${archPath}" fill="#fffdf7" stroke="#fffdf7" stroke-width="36" stroke-linejoin="round"/><g clip-path="url(#${id})">${inColour(shapesOf(scene))}</g>`,
    scene.alt,
    `-22 -22 ${W + 44} ${H + 44}`,
  )
}
/** The cover before there is a book: the same arch and scene, in line. */
export function outlineOf(scene: Scene): string {
  const id = clip(scene, 'outline')
  return svg(
    `<clipPath id="${id}"><path d="${archPath}"/></clipPath><path d="${archPath}" fill="#fffdf7" stroke="#fffdf7" stroke-width="36" stroke-linejoin="round"/><g clip-path="url(#${id})">${inLine(shapesOf(scene), 5)}</g>`,
    scene.alt,
    `-22 -22 ${W + 44} ${H + 44}`,
  )
}
/** To color in; the frame belongs to it. */
export function lineOf(scene: Scene, weight: Weight): string {
  const { pen } = weights[weight]
  const id = clip(scene, weight)
  const frame = `x="4" y="4" width="${W - 8}" height="${H - 8}" rx="30"`
  return svg(
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
