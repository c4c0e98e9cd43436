import type { Book } from '#contract/library.ts'
import { keepTried as keepLine, readTried, triedPage, triedPdf, triedPicture, trySermon as tryLine } from '#contract/tries.ts'
import { hashOf } from '#server/accounts/tokens.ts'
import type { App } from '#server/app.ts'
import { makePage, makePdf } from '#server/exports/make-file.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { picturesOf } from '#server/pictures/list-pictures.ts'
import { makePicture } from '#server/pictures/make-picture.ts'
import { keepTried } from './keep-tried.ts'
import { tryOf, type Try } from './tries.store.ts'
import { asTried, bookOfTry, tryAtOnce, trySermon } from './try-sermon.ts'

const paperOf = (paper: 'a4' | 'letter') => (paper === 'letter' ? 'us-letter' : 'a4')

async function living(app: App, claim: string): Promise<Try> {
  const found = await tryOf(app, hashOf(claim), app.now())
  if (!found) throw new Problem('tries.not_found')
  return found
}
/** A book of a claim as those of a library are, so that everything that prints one prints it. */
async function bookIn(app: App, { claim, age }: { claim: string; age: string }): Promise<Book> {
  const found = await living(app, claim)
  const content = bookOfTry(found, age)
  const { title, speaker, date, theme } = found.sermon
  return {
    id: '',
    sermonId: '',
    sermonTitle: title,
    sermonDate: date,
    speaker,
    theme,
    ageGroup: content.ageGroup,
    title: content.title,
    description: content.bottomLine,
    content,
    createdAt: app.now().toISOString(),
    revision: 1,
    editedAt: null,
  }
}

export const tryRoutes = [
  route(
    tryLine,
    (app, { file, body, query, gone }) => tryAtOnce(app, { file, content: body?.content ?? '', anyway: query.anyway === 'yes', gone }),
    (app, { file, body, query, gone }) => trySermon(app, { file, content: body?.content ?? '', anyway: query.anyway === 'yes', gone }),
  ),
  route(readTried, async (app, { params }) => asTried(params.claim, await living(app, params.claim))),
  route(triedPdf, async (app, { params, query }) =>
    makePdf(app, await bookIn(app, params), { kind: query.kind, paper: paperOf(query.paper) }),
  ),
  route(triedPage, async (app, { params, query }) =>
    makePage(app, await bookIn(app, params), { kind: query.kind, paper: paperOf(query.paper) }),
  ),
  route(triedPicture, async (app, { params, query }) => {
    const book = await bookIn(app, params)
    const picture = picturesOf(book.content).find(({ name }) => name === params.name)
    if (!picture) throw new Problem('pictures.not_in_book')
    return makePicture(book, picture, { format: query.format, paper: paperOf(query.paper) })
  }),
  route(keepLine, (app, { user, params }) => keepTried(app, { userId: user.id, claim: params.claim })),
]
