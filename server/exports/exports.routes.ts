import { bookDocx, bookEpub, bookOpenLesson, bookPdf, bookPptx, bookTxt } from '#contract/exports.ts'
import { route } from '#server/http/route.ts'
import { findBook } from '#server/library/find-book.ts'
import { makeFile, makeOpenLesson, makePdf } from './make-file.ts'

export const exportRoutes = [
  route(bookPdf, async (app, { user, params, query }) =>
    makePdf(app, await findBook(app, { userId: user.id, id: params.id }), {
      kind: query.kind,
      paper: query.paper === 'letter' ? 'us-letter' : 'a4',
    }),
  ),
  route(bookDocx, async (app, { user, params, query }) =>
    makeFile(app, await findBook(app, { userId: user.id, id: params.id }), 'docx', {
      paper: query.paper === 'letter' ? 'us-letter' : 'a4',
    }),
  ),
  route(bookOpenLesson, async (app, { user, params }) =>
    makeOpenLesson(app, { ...(await findBook(app, { userId: user.id, id: params.id })), userId: user.id }),
  ),
  route(bookPptx, async (app, { user, params, query }) =>
    makeFile(app, await findBook(app, { userId: user.id, id: params.id }), 'pptx', {
      screen: query.screen,
      paper: query.paper === 'letter' ? 'us-letter' : 'a4',
    }),
  ),
  route(bookEpub, async (app, { user, params }) => makeFile(app, await findBook(app, { userId: user.id, id: params.id }), 'epub')),
  route(bookTxt, async (app, { user, params }) => makeFile(app, await findBook(app, { userId: user.id, id: params.id }), 'txt')),
]
