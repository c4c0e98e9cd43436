import type { AgeGroup } from '#contract/lesson-book.ts'
import { PRODUCT } from '#contract/product.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { printable } from '#lesson/layout/printable.ts'
import { printer } from '#server/print/printer.ts'

/** A picture of 1200 by 630, as PNG, that a chat shows beside a link: a title and a scene, which is an SVG. */
export async function makePreview({
  title,
  ageGroup,
  art,
  passage = '',
}: {
  title: string
  ageGroup: AgeGroup | 'all'
  art: string
  passage?: string
}): Promise<Uint8Array> {
  const age = ageGroup === 'all' ? '' : `${ageProfiles[ageGroup].short}, ${ageProfiles[ageGroup].ages}`
  const page = await printer.svg({
    template: 'pages/preview.typ',
    data: printable({ title: title.slice(0, 120), age, ageGroup, art, passage, product: PRODUCT }),
    paper: 'a4',
  })
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(page)).resize(1200, 630).png({ compressionLevel: 9, palette: true }).toBuffer()
}
