// Takes the capitals and digits of Young Serif as outlines, once: node scripts/build-cover-letters.ts
// A picture in a page knows none of the page's fonts, so what the teens' cover says is drawn. Young Serif: SIL Open Font License 1.1.
import { writeFileSync } from 'node:fs'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { moved } from '../lesson/pictures/moving.ts'
import { printFonts } from '../server/print/print-fonts.ts'

const signs = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ:–']
const typst = NodeCompiler.create({ fontArgs: [{ fontBlobs: printFonts() }] })
const page = (text: string) =>
  `#set page(width: auto, height: auto, margin: 0pt)\n#set text(font: "Young Serif", size: 1000pt, number-type: "lining", kerning: false)\n${text}`
const quoted = (sign: string) => JSON.stringify(sign)

const [widths = []] = typst.query(
  { mainFileContent: page(`#context [#metadata((${signs.map((sign) => `measure(${quoted(sign)}).width.pt()`).join(',')},)) <widths>]`) },
  { selector: '<widths>', field: 'value' },
) as number[][]
/** The outline of a sign in thousandths of its size, its foot at 0 and y growing downwards as in every drawing here. */
const outlineOf = (sign: string): string => {
  const svg = typst.plainSvg({ mainFileContent: page(`#${quoted(sign)}`) })
  const d = /<symbol[^>]*>\s*<path d="([^"]+)"/.exec(svg)?.[1] ?? ''
  // Type grows upwards from its foot, drawings grow downwards.
  return moved(d, [1, 0, 0, -1, 0, 0])
}
const letters = Object.fromEntries(signs.map((sign, at) => [sign, { width: Math.round(widths[at] ?? 0), d: outlineOf(sign) }]))
writeFileSync(new URL('../lesson/pictures/cover-letters.json', import.meta.url), `${JSON.stringify(letters, null, 1)}\n`)
