import type { GeneratedContent, GenerationProgress } from '#contract/generation.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { finishedBooks, generationOf } from './generation.store.ts'
import { untilRung } from './progress-bell.ts'

export type GenerationEvent = { event: 'progress'; data: GenerationProgress } | { event: 'done'; data: GeneratedContent }
const lookEveryMs = 400

/** The whole picture of a generation each time it changes, then the finished books. Throws when it is not this person's or it failed. */
export async function* followGeneration(
  app: App,
  { userId, sermonId, gone }: { userId: string; sermonId: string; gone: AbortSignal },
): AsyncGenerator<GenerationEvent> {
  let seen = -1
  while (!gone.aborted) {
    const row = await generationOf(app, { userId, sermonId })
    if (!row) throw new Problem('sermons.not_found')
    if (row.state === 'failed') {
      if (seen < 0) throw new Problem('generation.failed', row.message ? { message: row.message } : {})
      yield {
        event: 'progress',
        data: { sermonId, state: 'failed', books: row.progress.books, notices: row.progress.notices, message: row.message },
      }
      return
    }
    if (row.state === 'done') {
      const books = await finishedBooks(app, { userId, sermonId }, row.progress.notices)
      if (!books) throw new Problem('sermons.not_found')
      yield { event: 'done', data: books }
      return
    }
    if (row.version !== seen) {
      seen = row.version
      yield {
        event: 'progress',
        data: { sermonId, state: row.state, books: row.progress.books, notices: row.progress.notices, message: '' },
      }
    } else await untilRung(sermonId, lookEveryMs, gone)
  }
}

/** Waits for the finished books. */
export async function finishedGeneration(app: App, at: { userId: string; sermonId: string; gone: AbortSignal }): Promise<GeneratedContent> {
  for await (const { event, data } of followGeneration(app, at)) {
    if (event === 'done') return data
    if (data.state === 'failed') throw new Problem('generation.failed', data.message ? { message: data.message } : {})
  }
  throw new Problem('generation.failed')
}
