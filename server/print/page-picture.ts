import sharp from 'sharp'

/** Dots to the inch of a page that is looked at on a screen, where it is never wider than the screen of a phone held close. */
const dotsPerInch = 120

/** The first page of what the printer gave as SVG, as WebP. `width` in CSS pixels makes it smaller, drawn for a screen with two dots to a pixel. */
export async function pagePicture(svg: string, { width }: { width?: number } = {}): Promise<Uint8Array> {
  const [, wide = '612'] = /width="([\d.]+)pt"/.exec(svg) ?? []
  const [, high = '792'] = /^<svg[^>]*>\s*<path[^>]* d="M 0 0v ([\d.]+)/.exec(svg) ?? []
  // The pages stand below each other: a shorter window shows the first. Sizes in points would be multiplied twice, once as a unit, once as the density.
  const first = svg.replace(/^<svg[^>]*>/, (start) =>
    start
      .replace(/viewBox="[^"]*"/, `viewBox="0 0 ${wide} ${high}"`)
      .replace(/ width="[^"]*" height="[^"]*"/, ` width="${wide}" height="${high}"`),
  )
  const picture = sharp(Buffer.from(first), { density: dotsPerInch }).flatten({ background: '#fff' })
  return (width ? picture.resize({ width: width * 2 }) : picture).webp({ quality: 82, smartSubsample: true }).toBuffer()
}
