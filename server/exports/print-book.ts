import type { PrintedBook, PrintKind } from '#lesson/layout/printed-book.ts'
import { type Paper, printer } from '#server/print/printer.ts'

/** A leader turns one sheet of paper over; a handout is one page. */
const mostPages: Record<PrintKind, number | undefined> = { book: undefined, leader: 2, handout: 1 }

export function printBook(book: PrintedBook, paper: Paper): Promise<Uint8Array> {
  const most = mostPages[book.kind]
  return printer.pdf({ template: 'exports/book.typ', data: book, paper, ...(most ? { mostPages: most } : {}) })
}
