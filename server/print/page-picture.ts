import sharp from 'sharp'

/** Dots to the inch of a page that is looked at on a screen. */
const dotsPerInch = 120
/** Each page begins with its paper; of the second and every other one the paper lies over the first page. */
const paperOfPage = /\n {4}<path class="typst-shape" fill="#ffffff"[^>]* d="M 0 0v ([\d.]+) h ([\d.]+) [^>]*\/>/g

/** The first page of what the printer gave as SVG, as WebP. */
export async function pagePicture(svg: string): Promise<Uint8Array> {
  const [first, second] = [...svg.matchAll(paperOfPage)]
  const [, high = '792', wide = '612'] = first ?? []
  const page = second ? svg.slice(0, second.index) + svg.slice(svg.indexOf('\n    <defs')) : svg
  // Sizes in points would be multiplied twice, once as a unit, once as the density.
  const alone = page.replace(/^<svg[^>]*>/, (start) =>
    start
      .replace(/viewBox="[^"]*"/, `viewBox="0 0 ${wide} ${high}"`)
      .replace(/ width="[^"]*" height="[^"]*"/, ` width="${wide}" height="${high}"`),
  )
  return sharp(Buffer.from(alone), { density: dotsPerInch })
    .flatten({ background: '#fff' })
    .webp({ quality: 82, smartSubsample: true })
    .toBuffer()
}
