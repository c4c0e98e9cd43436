import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { deleteSermonOf, generationStateOf, restoreSermonOf } from './sermons.store.ts'

type Key = { userId: string; sermonId: string }

/** Takes a sermon with its books out of sight; for a month it can be had back. */
export async function deleteSermon(app: App, key: Key): Promise<void> {
  await app.db.transaction(async () => {
    if (!(await deleteSermonOf(app, key, app.now()))) throw new Problem('sermons.not_found')
    await app.jobs.add('forget-narrations', {}, { uniqueKey: 'forget-narrations' })
  })
  app.jobs.poke()
}

/** Takes a deleted sermon back. Writing that its deletion had ended goes on. */
export async function restoreSermon(app: App, key: Key): Promise<void> {
  await app.db.transaction(async () => {
    if (!(await restoreSermonOf(app, key))) throw new Problem('sermons.not_found')
    const state = await generationStateOf(app, key)
    if (state === 'queued' || state === 'reading' || state === 'writing')
      await app.jobs.add('write-books', key, { uniqueKey: `write-books:${key.sermonId}` })
  })
  app.jobs.poke()
}
