import { bookPdf } from '#contract/exports.ts'
import { printedBook } from '#lesson/layout/blocks.ts'
import { route } from '#server/http/route.ts'
import { findBook } from '#server/library/find-book.ts'
import { printer } from './printer.ts'

export const exportRoutes = [
  route(bookPdf, async (app, { user, params, query }) => {
    const book = await findBook(app, { userId: user.id, id: params.id })
    const printed = printedBook(book.content, {
      sermonTitle: book.sermonTitle,
      speaker: book.speaker,
      date: book.sermonDate,
      madeOn: app.now().toISOString().slice(0, 10),
    })
    const bytes = await printer.pdf(printed, query.paper === 'letter' ? 'us-letter' : 'a4')
    return { type: 'application/pdf', name: `${printed.title.slice(0, 120)} (${book.ageGroup}).pdf`, bytes }
  }),
]
