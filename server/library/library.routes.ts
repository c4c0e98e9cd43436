import { listBooks, readBook } from '#contract/library.ts'
import { route } from '#server/http/route.ts'
import { findBook } from './find-book.ts'
import { booksOf } from './library.store.ts'

export const libraryRoutes = [
  route(listBooks, (app, { user }) => booksOf(app, user.id)),
  route(readBook, (app, { user, params }) => findBook(app, { userId: user.id, id: params.id })),
]
