import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { lineOf } from '../draw-scene.ts'
import { picturedStories } from '../scenes/index.ts'
import { weights } from './coloring.ts'

/** White areas of a rendered page in points, and the share of black. */
async function whiteAreas(svg: string): Promise<{ areas: number[]; ink: number }> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: 800 })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width } = info
  const seen = new Uint8Array(data.length)
  const areas: number[] = []
  let black = 0
  for (let start = 0; start < data.length; start += 1) {
    if ((data[start] ?? 0) < 128) black += 1
    if (seen[start] || (data[start] ?? 0) < 128) continue
    const stack = [start]
    seen[start] = 1
    let count = 0
    let edge = false
    for (let here = stack.pop(); here !== undefined; here = stack.pop()) {
      count += 1
      if (here < width || here >= data.length - width) edge = true
      for (const next of [here - 1, here + 1, here - width, here + width])
        if (next >= 0 && next < data.length && !seen[next] && (data[next] ?? 0) >= 128) {
          seen[next] = 1
          stack.push(next)
        }
    }
    // Outside the rounded frame is no region.
    if (!edge) areas.push(count)
  }
  return { areas, ink: black / data.length }
}
const squareMillimeter = (800 / 165) ** 2

/** A page costs half a second; every so many-th story stands for the others. */
const step = Math.ceil(picturedStories.length / 24)
const sample = picturedStories.filter((_, i) => i % step === 0)

describe.each(['young-kids', 'children'] as const)('the coloring pages for %s', (age) => {
  test.each(sample.map(({ title, scenes }) => [title, scenes[0]] as const))(
    '%s: leave nothing to color that is too small, and are neither empty nor black',
    async (_, scene) => {
      expect(scene).toBeDefined()
      if (!scene) return
      const { areas, ink } = await whiteAreas(lineOf(scene, age))
      // What a fold or a smile cuts off is no region of its own: it has a way out, or is a glint.
      const glint = 4 * squareMillimeter
      const least = weights[age].least * squareMillimeter
      const small = areas.filter((area) => area > glint && area < 0.85 * least)
      // The smoothing of lines may close one narrow way; what it cuts off is still large enough for a crayon.
      expect(small.filter((area) => area < 0.4 * least)).toEqual([])
      expect(small.length).toBeLessThanOrEqual(1)
      expect(ink).toBeGreaterThan(0.03)
      expect(ink).toBeLessThan(age === 'children' ? 0.14 : 0.17)
    },
  )
})
