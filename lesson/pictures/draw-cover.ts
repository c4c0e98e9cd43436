// The cover of a book in the arch of the house, each age in its own treatment.
import type { AgeGroup } from '#contract/lesson-book.ts'
import { type CoverLook, coverInside, type Told } from './cover-treatment.ts'
import { labelled } from './draw-scene.ts'
import { arch } from './outline.ts'
import { H, W } from './places/sky.ts'
import { sceneNamed } from './scene-of.ts'

export type Cover = Told & { cover: AgeGroup; look: CoverLook }
const archPath = arch(0, H, W, H, 24)

/** A cover as SVG, with its light edge; `label` is heard where no scene says what is seen. */
export function drawCover(told: Cover): string {
  const { cover, look } = told
  const inside = coverInside(told, cover, { x: 0, y: 0, width: W, height: H }, look)
  const edge = look === 'print' ? '#cfc6d0' : '#fffdf7'
  return labelled(
    `<clipPath id="arch"><path d="${archPath}"/></clipPath><path d="${archPath}" fill="#fffdf7" stroke="${edge}" stroke-width="${look === 'print' ? 5 : 36}" stroke-linejoin="round"/><g clip-path="url(#arch)">${inside}</g>`,
    sceneNamed(told.scene)?.alt ?? told.thing,
    `-22 -22 ${W + 44} ${H + 44}`,
  )
}
