import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ageGroups } from '#contract/lesson-book.ts'
import { ageCover } from './age-cover.ts'
import { coverArt } from './art-of-book.ts'
import { coverReference } from './cover-reference.ts'
import { drawArt } from './draw-art.ts'
import { osisOf } from './scenes-of-book.ts'

/** What a cover is at the width of the shelf on a phone, on the paper of the page. */
const pixels = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(60, 72, { fit: 'fill' }).flatten({ background: '#fdfaf3' }).removeAlpha().raw().toBuffer()
/** How far two pictures are apart, 0 to 255 a point. */
const apart = (a: Buffer, b: Buffer): number => a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length

const passages = ['Luke 10:25-37', 'Philippians 4:4-9', 'Psalm 23', 'Jonah 1', 'Exodus 14', 'Romans 8:28-39', '']
describe.each(passages)('the covers of %s', (passage) => {
  const covers = ageGroups.map((ageGroup) => coverArt({ passage, title: 'Words', ageGroup }))
  test('are told apart at the width of a shelf', async () => {
    for (const drawn of [covers.map(drawArt), covers.map((cover) => ageCover(cover))]) {
      const [one, two, three] = await Promise.all(drawn.map(pixels))
      for (const [a, b] of [
        [one!, two!],
        [one!, three!],
        [two!, three!],
      ] as const)
        expect(apart(a, b)).toBeGreaterThan(25)
    }
  })
  test('show one story', () => expect(new Set(covers.map(({ scene, thing }) => scene || thing)).size).toBe(1))
  test('are light for print: a poster in ink is lines', async () => {
    const dark = async (look: 'color' | 'print') =>
      (
        await sharp(Buffer.from(drawArt(coverArt({ passage, title: 'Words', ageGroup: 'teens' }, look))))
          .flatten({ background: '#fff' })
          .greyscale()
          .raw()
          .toBuffer()
      ).filter((value) => value < 128).length
    expect(await dark('print')).toBeLessThan((await dark('color')) / 4)
  })
})

test('the poster of the teens says its passage as a Bible has it', () => {
  const said = (passage: string) => Object.values(coverReference(osisOf(passage)) ?? {}).join('|')
  expect(said('Luke 10:25-37')).toBe('LUKE|10|25–37')
  expect(said('Psalm 23')).toBe('PSALM|23|')
  expect(said('Genesis 6:9-9:17')).toBe('GENESIS|6|9–9:17')
  expect(said('1 John 4:7')).toBe('1 JOHN|4|7')
  expect(said('a lesson for May')).toBe('')
})
test('no word of a title gets into a cover', () => {
  const [plain, hostile] = ['Peace', '<script>alert(1)</script>'].map((title) =>
    drawArt(coverArt({ passage: 'Philippians 4:4-9', title, ageGroup: 'teens' })),
  )
  expect(hostile).toBe(plain)
})
