import type { LessonBook } from '#contract/lesson-book.ts'
import { PRODUCT } from '#contract/product.ts'
import { familyParts } from '#lesson/layout/family.ts'
import { printable } from '#lesson/layout/printable.ts'
import { longDate } from '#lesson/words/long-date.ts'
import type { FileReply } from '#server/http/route.ts'
import { fileSafe } from '#server/print/file-name.ts'
import { type Paper, printer } from '#server/print/printer.ts'

type Family = { sermonTitle: string; date: string; church: string; note?: string; books: LessonBook[] }

/** The page of the families as one sheet of paper: for each age a sentence, a verse, a question and one thing to do tonight. */
export async function familyPdf(
  { sermonTitle, date, church, note = '', books }: Family,
  paper: Paper,
): Promise<FileReply & { name: string }> {
  const heading = [church, longDate(date)].filter(Boolean).join(', ')
  const data = printable({ title: sermonTitle, heading, note, footer: `Made with ${PRODUCT}.`, parts: familyParts(books) })
  const bytes = await printer.pdf({ template: 'exports/family.typ', paper, mostPages: 1, data })
  return { type: 'application/pdf', name: `${fileSafe(sermonTitle)}, for the families.pdf`, bytes }
}
