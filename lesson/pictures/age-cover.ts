// The covers of the three books of one sermon: one scene in three frames that grow with the age, in color or as the drawing that waits for it.
import type { AgeGroup } from '#contract/lesson-book.ts'
import { coverFrames } from './cover-frames.ts'
import type { Art } from './draw-art.ts'
import { shapesOf } from './draw-scene.ts'
import { fitted } from './draw-thing.ts'
import { put, set } from './moving.ts'
import { box } from './outline.ts'
import { C } from './palette.ts'
import { H, W } from './places/sky.ts'
import { drawProp } from './props/props.ts'
import { inColour, inLine } from './render.ts'
import { sceneNamed } from './scene-of.ts'
import { paper, type Shape, tint } from './shape.ts'

const grounds: Record<AgeGroup, string> = { 'young-kids': C.coralL, children: C.sunL, teens: C.tealP }

const archOf = (x: number, y: number, width: number, height: number): string => {
  const [r, foot] = [width / 2, y + height]
  return `M${x} ${y + r}A${r} ${r} 0 0 1 ${x + width} ${y + r}V${foot - 24}Q${x + width} ${foot} ${x + width - 24} ${foot}H${x + 24}Q${x} ${foot} ${x} ${foot - 24}Z`
}

/** The shapes of a picture and the middle of what happens in it. */
function drawnBy(art: Art, age: AgeGroup): { shapes: readonly Shape[]; middle: number } | undefined {
  if ('scene' in art) {
    const scene = sceneNamed(art.scene)
    if (!scene) return undefined
    const places = scene.cast.map(({ at }) => at[0])
    return { shapes: shapesOf(scene), middle: places.length ? (Math.min(...places) + Math.max(...places)) / 2 : W / 2 }
  }
  const size = coverFrames[age].width * 0.72
  const standing = set(fitted(drawProp(art.thing), size, size), put(W / 2, H - coverFrames[age].width * 0.56))
  const floor = tint(box(0, H - coverFrames[age].width * 0.3, W, coverFrames[age].width * 0.3), C.sand)
  return { shapes: [paper(box(0, 0, W, H), grounds[age]), floor, ...standing], middle: W / 2 }
}

/** A third smaller and the same to the eye: a cover is shown at a quarter of its size, so that whole numbers are fine enough. */
const rounded = (svg: string): string =>
  svg.replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${d.replace(/-?\d{1,6}\.\d{1,6}/g, (number) => String(Math.round(Number(number))))}"`)

/** A cover in the arch of its age, as SVG; '' for a scene that is not there any more. */
export function ageCover(art: Art, age: AgeGroup, look: 'color' | 'line' = 'color'): string {
  const drawn = drawnBy(art, age)
  if (!drawn) return ''
  const { width, height, edge } = coverFrames[age]
  const x = Math.round(Math.max(0, Math.min(W - width, drawn.middle - width / 2)))
  const y = H - height
  const arch = archOf(x, y, width, height)
  // The sheet that lies under every scene is its sky or its wall: where a frame is taller than the scene, there is more of it.
  const [sheet] = drawn.shapes
  const above = sheet && y < 0 ? [tint(box(-10, y - 10, W + 20, 20 - y), sheet.colour)] : []
  const inside = look === 'color' ? rounded(inColour([...above, ...drawn.shapes])) : rounded(inLine(drawn.shapes, edge / 6))
  // What waits is only a drawing on paper; the frame of both is the same, so that one lies over the other.
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x - edge / 2 - 4} ${y - edge / 2 - 4} ${width + edge + 8} ${height + edge + 8}" width="${width + edge + 8}" height="${height + edge + 8}">` +
    `<clipPath id="a"><path d="${arch}"/></clipPath><path d="${arch}" fill="#fffdf7" stroke="#331c38" stroke-opacity=".16" stroke-width="${edge + 4}"/>` +
    `<path d="${arch}" fill="#fffdf7" stroke="#fffdf7" stroke-width="${edge}"/><g clip-path="url(#a)">${inside}</g></svg>`
  )
}
