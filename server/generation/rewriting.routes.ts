import { rewriteBook as rewriteLine } from '#contract/book-edits.ts'
import * as classLines from '#contract/class-settings.ts'
import { identifier } from '#server/http/identifier.ts'
import { route } from '#server/http/route.ts'
import { classDefaults } from './class-of-sermon.ts'
import { changeClass, readClass, saveClassDefaults } from './class-settings.ts'
import { rewriteBook, streamRewrite } from './rewrite-book.ts'

const idOf = (params: { id: string }) => identifier(params.id, 'sermons.not_found')

/** What changes books that are written: another version of a section, another class. */
export const rewritingRoutes = [
  route(
    rewriteLine,
    (app, { user, params, body, gone }) => rewriteBook(app, { userId: user.id, id: params.id, asked: body, gone }),
    (app, { user, params, body, gone }) => streamRewrite(app, { userId: user.id, id: params.id, asked: body, gone }),
  ),
  route(classLines.readClass, (app, { user, params }) => readClass(app, { userId: user.id, sermonId: idOf(params) })),
  route(classLines.changeClass, (app, { user, params, body }) => changeClass(app, { userId: user.id, sermonId: idOf(params) }, body)),
  route(classLines.readClassDefaults, (app, { user }) => classDefaults(app, user.id)),
  route(classLines.saveClassDefaults, (app, { user, body }) => saveClassDefaults(app, user.id, body)),
]
