import { changeBook as changeLine, listRevisions, restoreRevision } from '#contract/book-edits.ts'
import {
  listBooks,
  readBook,
  readLibrary as readLibraryLine,
  readShelf as readShelfLine,
  readUsed as readUsedLine,
  renameSeries,
} from '#contract/library.ts'
import { route } from '#server/http/route.ts'
import { bookHistory, restoreBook } from './book-history.ts'
import { changeBook } from './change-book.ts'
import { booksOf } from './library.store.ts'
import { openBook } from './open-book.ts'
import { readLibrary, readShelf } from './read-library.ts'
import { readUsed } from './read-used.ts'
import { renameSeriesOf } from './shelf.store.ts'

export const libraryRoutes = [
  route(readLibraryLine, (app, { user, query }) => readLibrary(app, { userId: user.id, asked: query })),
  route(readShelfLine, (app, { user }) => readShelf(app, user.id)),
  route(renameSeries, async (app, { user, body }) => ({
    sermons: await app.db.transaction(() => renameSeriesOf(app, { userId: user.id, ...body })),
  })),
  route(listBooks, (app, { user }) => booksOf(app, user.id)),
  route(readUsedLine, (app, { user, params }) => readUsed(app, { userId: user.id, id: params.id })),
  route(readBook, (app, { user, params }) => openBook(app, { userId: user.id, id: params.id })),
  route(changeLine, (app, { user, params, body }) => changeBook(app, { userId: user.id, id: params.id, ...body })),
  route(listRevisions, (app, { user, params, query }) => bookHistory(app, { userId: user.id, id: params.id, before: query.before })),
  route(restoreRevision, (app, { user, params, body }) => restoreBook(app, { userId: user.id, ...params, sections: body.sections })),
]
