import { put, set } from './moving.ts'
import { type Actor, nameOf } from './people/actor.ts'
import { drawPerson } from './people/draw-person.ts'
import { stageOf } from './places/places.ts'
import { H, W } from './places/sky.ts'
import { drawProp } from './props/props.ts'
import { inColour, inLine } from './render.ts'
import type { Scene } from './scene.ts'
import type { Shape } from './shape.ts'

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
    rows.push({ z, shapes: body }, { z: z + 50, shapes: above })
  })
  for (const { what, at, size = 1, turn = 0, flip = false, z = -1 } of scene.things ?? [])
    rows.push({ z, shapes: set(drawProp(what), put(at[0], at[1], size, turn, flip)) })
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
/** Weights of line: children of 3 to 5 have a thick one and fewer lines. */
export const weights = { 'young-kids': 7, children: 4 } as const
export type Weight = keyof typeof weights

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
export function lineOf(scene: Scene, weight: Weight): string {
  const id = clip(scene, weight)
  const frame = `x="4" y="4" width="${W - 8}" height="${H - 8}" rx="30"`
  const shapes = shapesOf(scene).filter((one) => weight === 'children' || !one.fine)
  return svg(
    `<clipPath id="${id}"><rect ${frame}/></clipPath><rect ${frame} fill="#fff"/><g clip-path="url(#${id})">${inLine(shapes, weights[weight])}</g><rect ${frame} fill="none" stroke="#000" stroke-width="${weights[weight] + 1}"/>`,
    scene.alt,
    `0 0 ${W} ${H}`,
  )
}
/** Somebody alone, at (0, 0), for a maze or a card. */
export function aloneOf(actor: Actor): Shape[] {
  const { body, above } = drawPerson({ ...actor, at: [0, 0] }, () => actor)
  return [...body, ...above]
}
