// Turns the color icons that server/pictures/icons/words.json names into line art, once: node scripts/build-icons.mjs
// Sources: Noto Emoji (Apache License 2.0) and Fluent Emoji (MIT), through the @iconify-json packages.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'

const require = createRequire(import.meta.url)
const sets = { noto: require('@iconify-json/noto/icons.json'), fluent: require('@iconify-json/fluent-emoji-flat/icons.json') }
const folder = new URL('../server/pictures/icons/', import.meta.url)
const words = JSON.parse(readFileSync(new URL('words.json', folder), 'utf8'))
/** What no emoji shows as the Bible means it: drawn by hand on a square of 128, in the same two styles of shape. */
const own = JSON.parse(readFileSync(new URL('own.json', folder), 'utf8'))
/** Pixels of the raster on which shapes are measured. */
const side = 96

const rgb = (color) => {
  let hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color ?? '')?.[1]
  if (!hex) return color === undefined ? [0, 0, 0] : [200, 200, 200]
  if (hex.length === 3) hex = [...hex].map((one) => one + one).join('')
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}
const luminance = ([r, g, b]) => 0.3 * r + 0.59 * g + 0.11 * b
const distance = (a, b) => Math.hypot(...a.map((one, at) => one - b[at]))
const paint =
  /\s(?:fill|stroke|stroke-width|opacity|fill-opacity|stroke-opacity|stroke-miterlimit|stroke-linecap|stroke-linejoin|clip-path|mask|filter|style)="[^"]*"/g

/** The dark pixels of one shape: their box and which they are. */
async function measured(shape, width, height) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${side}" height="${side}">${shape}</svg>`
  const { data } = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().raw().toBuffer({ resolveWithObject: true })
  const dark = new Set()
  data.forEach((value, at) => value < 128 && dark.add(at))
  return dark
}

async function outline(name) {
  const [set, icon] = name.split(':')
  if (set === 'own') return { width: 128, height: 128, body: own[icon] }
  const source = sets[set]
  const found = source.icons[icon] ?? source.icons[source.aliases?.[icon]?.parent]
  if (!found) throw new Error(`no icon ${name}`)
  const [width, height] = [found.width ?? source.width ?? 128, found.height ?? source.height ?? 128]
  const body = found.body.replace(/<defs>[\s\S]*?<\/defs>/g, '').replace(/<g\b[^>]*>/g, (group) => group.replace(paint, ''))
  const kept = []
  let result = ''
  let last = 0
  for (const found of body.matchAll(/<(path|circle|ellipse|rect|polygon|line|polyline)\b[^>]*\/?>/g)) {
    const [tag] = found
    result += body.slice(last, found.index)
    last = found.index + tag.length
    const fill = / fill="([^"]*)"/.exec(tag)?.[1]
    const stroke = / stroke="([^"]*)"/.exec(tag)?.[1]
    const shape = tag.replace(paint, '')
    const lineOnly = fill === 'none' || (fill === undefined && stroke !== undefined)
    const draw = (attributes) => (result += shape.replace(/^<\w+/, (start) => `${start} ${attributes}`))
    if (lineOnly) {
      draw('fill="none"')
      continue
    }
    const dark = await measured(
      shape.replace(/^<\w+/, (start) => `${start} fill="#000"`),
      width,
      height,
    )
    const share = dark.size / side ** 2
    const color = rgb(fill)
    // Specks and shadings make a page that no child can color: what is tiny, or nearly of the color that it lies on, goes.
    if (luminance(color) < 75 && share < 0.02 && share > 0.0006) {
      draw('fill="#000" stroke="none"')
      continue
    }
    if (share < 0.004) continue
    const under = kept.findLast((one) => [...dark].filter((pixel) => one.dark.has(pixel)).length > 0.82 * dark.size)
    if (under && distance(under.color, color) < 75) continue
    kept.push({ dark, color })
    draw('fill="#fff"')
  }
  return { width, height, body: (result + body.slice(last)).replace(/<g>\s*<\/g>/g, '') }
}

const icons = {}
for (const name of [...new Set(Object.values(words))].sort()) icons[name] = await outline(name)
writeFileSync(new URL('icons.json', folder), `${JSON.stringify(icons, undefined, 0).replace(/("[a-z]+:[^"]+":\{)/g, '\n$1')}\n`)
console.log(`${Object.keys(icons).length} icons for ${Object.keys(words).length} words`)
