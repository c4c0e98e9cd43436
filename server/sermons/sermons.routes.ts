import {
  changeSermon,
  deleteSermon as deleteLine,
  readSermon,
  recentSermons as recentLine,
  restoreSermon as restoreLine,
  type Sermon,
  uploadSermon as uploadLine,
} from '#contract/sermons.ts'
import { fromStored } from '#lesson/stored-book.ts'
import type { App } from '#server/app.ts'
import { identifier } from '#server/http/identifier.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { deleteSermon, restoreSermon } from './delete-sermon.ts'
import { rank, recentSermons, shownState, withBooks } from './list-sermons.ts'
import { booksOfSermon, changeSermonOf, generationStateOf, listedSermon, sermonOf, sourceOf } from './sermons.store.ts'
import { uploadSermon } from './upload-sermon.ts'

const idOf = (params: { id: string }) => identifier(params.id, 'sermons.not_found')

async function sermonWithBooks(app: App, { userId, id }: { userId: string; id: string }): Promise<Sermon> {
  const sermonId = idOf({ id })
  const row = await sermonOf(app, { userId, sermonId })
  if (!row) throw new Problem('sermons.not_found')
  const books = await booksOfSermon(app, { userId, sermonId })
  const { title, speaker, date, scripture, theme, series, content } = row
  return {
    id: row.id,
    title,
    speaker,
    date,
    scripture,
    theme,
    series,
    content,
    createdAt: row.createdAt.toISOString(),
    state: shownState(await generationStateOf(app, { userId, sermonId })),
    source: await sourceOf(app, row),
    generatedContent: books
      .sort((a, b) => rank(a.ageGroup) - rank(b.ageGroup))
      .map((book) => ({ bookId: book.id, ageGroup: book.ageGroup, content: fromStored(book).book, edited: book.editedAt !== null })),
  }
}

export const sermonRoutes = [
  route(uploadLine, (app, { file }) => uploadSermon(app, { file })),
  route(recentLine, (app, { user }) => recentSermons(app, user.id)),
  route(readSermon, (app, { user, params }) => sermonWithBooks(app, { userId: user.id, id: params.id })),
  route(changeSermon, async (app, { user, params, body }) => {
    const key = { userId: user.id, sermonId: idOf(params) }
    const changed = await app.db.transaction(() => changeSermonOf(app, key, body))
    const row = changed && (await listedSermon(app, key))
    const [shown] = row ? await withBooks(app, user.id, [row]) : []
    if (!shown) throw new Problem('sermons.not_found')
    return shown
  }),
  route(deleteLine, (app, { user, params }) => deleteSermon(app, { userId: user.id, sermonId: idOf(params) })),
  route(restoreLine, (app, { user, params }) => restoreSermon(app, { userId: user.id, sermonId: idOf(params) })),
]
