import type { Book } from '#contract/library.ts'
import { printable } from '#lesson/layout/printable.ts'
import { Problem } from '#server/http/problem.ts'
import type { FileReply } from '#server/http/route.ts'
import { fileNameOf } from '#server/print/file-name.ts'
import type { Paper } from '#server/print/printer.ts'
import type { Picture } from './sheet.ts'
import { printPicture } from './print-picture.ts'

const types = { pdf: 'application/pdf', png: 'image/png', svg: 'image/svg+xml', webp: 'image/webp' }

/** A printable of a book as a file; throws pictures.not_in_book where the book has nothing for it. */
export async function makePicture(
  book: Book,
  picture: Picture,
  { format, paper }: { format: keyof typeof types; paper: Paper },
): Promise<FileReply & { name: string }> {
  const sheet = picture.sheet()
  if (!sheet) throw new Problem('pictures.not_in_book')
  const name = fileNameOf(book.content.title, book.ageGroup, picture.title.toLowerCase().replace(/:/g, ','), format)
  return { type: types[format], name, bytes: await printPicture(printable(sheet), format, paper) }
}
