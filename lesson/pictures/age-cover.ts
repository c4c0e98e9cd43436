// The covers of the three books of one sermon as they stand in frames that grow with the age, in color or as the drawing that waits for it.
import type { AgeGroup } from '#contract/lesson-book.ts'
import { coverFrames } from './cover-frames.ts'
import { coverInside } from './cover-treatment.ts'
import type { Cover } from './draw-cover.ts'
import { H, W } from './places/sky.ts'
import { sceneNamed } from './scene-of.ts'

const archOf = (x: number, y: number, width: number, height: number): string => {
  const [r, foot] = [width / 2, y + height]
  return `M${x} ${y + r}A${r} ${r} 0 0 1 ${x + width} ${y + r}V${foot - 24}Q${x + width} ${foot} ${x + width - 24} ${foot}H${x + 24}Q${x} ${foot} ${x} ${foot - 24}Z`
}

/** The middle of what happens in a scene. */
function middleOf(name: string): number {
  const places = sceneNamed(name)?.cast.map(({ at }) => at[0]) ?? []
  return places.length ? (Math.min(...places) + Math.max(...places)) / 2 : W / 2
}

/** A third smaller and the same to the eye: a cover is shown at a quarter of its size, so that whole numbers are fine enough. */
const rounded = (svg: string): string =>
  svg.replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${d.replace(/-?\d{1,6}\.\d{1,6}/g, (number) => String(Math.round(Number(number))))}"`)

/** A cover in the arch of its age, as SVG. */
export function ageCover(told: Cover, age: AgeGroup = told.cover): string {
  const { width, height, edge } = coverFrames[age]
  const x = Math.round(Math.max(0, Math.min(W - width, middleOf(told.scene) - width / 2)))
  const y = H - height
  const arch = archOf(x, y, width, height)
  const inside = rounded(coverInside(told, age, { x, y, width, height }, told.look))
  // What waits is only a drawing on paper; the frame of both is the same, so that one lies over the other.
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x - edge / 2 - 4} ${y - edge / 2 - 4} ${width + edge + 8} ${height + edge + 8}" width="${width + edge + 8}" height="${height + edge + 8}">` +
    `<clipPath id="a"><path d="${arch}"/></clipPath><path d="${arch}" fill="#fffdf7" stroke="#331c38" stroke-opacity=".16" stroke-width="${edge + 4}"/>` +
    `<path d="${arch}" fill="#fffdf7" stroke="#fffdf7" stroke-width="${edge}"/><g clip-path="url(#a)">${inside}</g></svg>`
  )
}
