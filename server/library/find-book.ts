import type { Book } from '#contract/library.ts'
import type { App } from '#server/app.ts'
import { identifier } from '#server/http/identifier.ts'
import { Problem } from '#server/http/problem.ts'
import { bookOf } from './library.store.ts'

/** One book of this person; throws 404 for every other. */
export async function findBook(app: App, { userId, id }: { userId: string; id: string }): Promise<Book> {
  const book = await bookOf(app, { userId, bookId: identifier(id, 'library.book_not_found') })
  if (!book) throw new Problem('library.book_not_found')
  return book
}
