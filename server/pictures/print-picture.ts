import sharp from 'sharp'
import { pagePicture } from '#server/print/page-picture.ts'
import { type Paper, printer } from '#server/print/printer.ts'
import type { Sheet } from './sheet.ts'

const books = new Set(['cards', 'picture-book', 'fold-book'])
const forTeens = new Set(['journal', 'verse-grid', 'code', 'crossword'])
const templateOf = ({ kind }: Sheet): string =>
  books.has(kind) ? 'pictures/small-books.typ' : forTeens.has(kind) ? 'pictures/teens.typ' : 'pictures/sheets.typ'
/** Dots to the inch of a PNG; who prints takes the PDF, which has lines instead of dots. */
const dotsPerInch = 150

/** A sheet as PDF, or as PNG, WebP and SVG of its one page. */
export async function printPicture(sheet: Sheet, format: 'pdf' | 'png' | 'svg' | 'webp', paper: Paper): Promise<Uint8Array> {
  const template = templateOf(sheet)
  if (format === 'pdf') return printer.pdf({ template, data: sheet, paper })
  const page = await printer.svg({ template, data: sheet, paper })
  if (format === 'svg') return Buffer.from(page)
  if (format === 'webp') return pagePicture(page)
  // Sizes in points would be multiplied twice: once as a unit, once as the density.
  const unitless = page.replace(/^<svg[^>]*>/, (start) => start.replace(/(?<=(?:width|height)="[\d.]+)pt(?=")/g, ''))
  return sharp(Buffer.from(unitless), { density: dotsPerInch })
    .flatten({ background: '#fff' })
    .greyscale()
    .png({ compressionLevel: 8 })
    .toBuffer()
}
