import { userById } from '#server/accounts/accounts.store.ts'
import type { App } from '#server/app.ts'
import { familyPdf } from '#server/exports/family-pdf.ts'
import { Problem } from '#server/http/problem.ts'
import type { FileReply } from '#server/http/route.ts'
import { booksOfSermon } from '#server/library/library.store.ts'
import type { Paper } from '#server/print/printer.ts'

/** The page of the families of a sermon as PDF. Throws sermons.not_found. */
export async function familyOfSermon(
  app: App,
  { userId, sermonId, paper, note }: { userId: string; sermonId: string; paper: Paper; note?: string },
): Promise<FileReply & { name: string }> {
  const books = await booksOfSermon(app, { userId, sermonId })
  const [first] = books
  if (!first) throw new Problem('sermons.not_found')
  const church = (await userById(app, userId))?.churchName ?? ''
  const { sermonTitle, sermonDate } = first
  return familyPdf({ sermonTitle, date: sermonDate, church, ...(note ? { note } : {}), books: books.map(({ content }) => content) }, paper)
}
