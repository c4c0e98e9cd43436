import { ageGroups, type AgeGroup } from '#contract/lesson-book.ts'
import { recentGenerations } from '#contract/limits.ts'
import { deleteSermon, readSermon, recentSermons, uploadSermon as uploadLine, type Sermon } from '#contract/sermons.ts'
import { fromStored } from '#lesson/stored-book.ts'
import type { App } from '#server/app.ts'
import { identifier } from '#server/http/identifier.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { booksOfSermon, deleteSermonOf, generationStateOf, newestSermons, sermonOf } from './sermons.store.ts'
import { uploadSermon } from './upload-sermon.ts'

const shownState = (state: string | null | undefined) =>
  !state ? ('none' as const) : state === 'done' || state === 'failed' || state === 'asking' ? state : ('writing' as const)
const rank = (group: AgeGroup) => ageGroups.indexOf(group)

async function sermonWithBooks(app: App, { userId, id }: { userId: string; id: string }): Promise<Sermon> {
  const sermonId = identifier(id, 'sermons.not_found')
  const row = await sermonOf(app, { userId, sermonId })
  if (!row) throw new Problem('sermons.not_found')
  const books = await booksOfSermon(app, { userId, sermonId })
  const { title, speaker, date, scripture, theme, content } = row
  return {
    id: row.id,
    title,
    speaker,
    date,
    scripture,
    theme,
    content,
    createdAt: row.createdAt.toISOString(),
    state: shownState(await generationStateOf(app, { userId, sermonId })),
    generatedContent: books
      .sort((a, b) => rank(a.ageGroup) - rank(b.ageGroup))
      .map((book) => ({ bookId: book.id, ageGroup: book.ageGroup, content: fromStored(book).book })),
  }
}

export const sermonRoutes = [
  route(uploadLine, (app, { file }) => uploadSermon(app, { file })),
  route(recentSermons, async (app, { user }) =>
    (await newestSermons(app, user.id, recentGenerations)).map(({ generation, createdAt, ...rest }) => ({
      ...rest,
      createdAt: createdAt.toISOString(),
      state: shownState(generation),
    })),
  ),
  route(readSermon, (app, { user, params }) => sermonWithBooks(app, { userId: user.id, id: params.id })),
  route(deleteSermon, async (app, { user, params }) => {
    const sermonId = identifier(params.id, 'sermons.not_found')
    await app.db.transaction(async () => {
      if (!(await deleteSermonOf(app, { userId: user.id, sermonId }))) throw new Problem('sermons.not_found')
      await app.jobs.add('forget-narrations', {}, { uniqueKey: 'forget-narrations' })
    })
    app.jobs.poke()
  }),
]
