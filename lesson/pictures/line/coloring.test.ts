import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { lineOf } from '../draw-scene.ts'
import { picturedStories } from '../scenes/index.ts'
import { coloringFaults, whiteAreas } from './white-areas.ts'

const rendered = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize({ width: 800 }).flatten({ background: '#fff' }).greyscale().raw().toBuffer()
/** A page costs half a second; every so many-th story stands for the others. `npm run scenes` asks the same of each that it draws. */
const step = Math.ceil(picturedStories.length / 24)
const sample = picturedStories.filter((_, i) => i % step === 0)

describe.each(['young-kids', 'children'] as const)('the coloring pages for %s', (age) => {
  test.each(sample.map(({ title, scenes }) => [title, scenes[0]] as const))(
    '%s: leave nothing to color that is too small, and are neither empty nor black',
    async (_, scene) => {
      expect(scene).toBeDefined()
      if (scene) expect(coloringFaults(await rendered(lineOf(scene, age)), age)).toEqual([])
    },
  )
})
test('the gate sees a region that no crayon gets into, and an empty page', async () => {
  const page = (inner: string): Promise<Buffer> =>
    rendered(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 960"><rect width="800" height="960" fill="#fff"/>${inner}</svg>`)
  const square = (size: number): string =>
    `<rect x="300" y="300" width="${size}" height="${size}" fill="none" stroke="#000" stroke-width="6"/>`
  expect(coloringFaults(await page(square(20)), 'young-kids').join()).toContain('too small')
  expect(coloringFaults(await page(square(100)), 'young-kids')).toEqual(['an empty page'])
  expect((await whiteAreas(await page(square(100)))).areas).toHaveLength(1)
})
