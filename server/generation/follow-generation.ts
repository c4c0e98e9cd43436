import type { GeneratedContent, GenerationProgress, PlanHeard } from '#contract/generation.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { finishedBooks, generationOf, type GenerationRow } from './generation.store.ts'
import { planOfSermon } from './plan.store.ts'
import { untilRung } from './progress-bell.ts'

export type GenerationEvent =
  { event: 'plan'; data: PlanHeard } | { event: 'progress'; data: GenerationProgress } | { event: 'done'; data: GeneratedContent }
const lookEveryMs = 400
/** So long a provider's plan may take to be the first thing that is said; then what is done meanwhile announces it. */
const planFirstMs = 6000

const pictureOf = (sermonId: string, row: GenerationRow): GenerationProgress => ({
  sermonId,
  state: row.state,
  books: row.progress.books,
  notices: row.progress.notices,
  waiting: row.progress.waiting ?? null,
  message: row.message,
})

/**
 * What was heard, then the whole picture of the writing each time it changes, then the finished books; it ends early where the
 * plan waits for its leader. Throws when it is not this person's or it failed before.
 */
export async function* followGeneration(
  app: App,
  { userId, sermonId, gone }: { userId: string; sermonId: string; gone: AbortSignal },
): AsyncGenerator<GenerationEvent> {
  const key = { userId, sermonId }
  const began = Date.now()
  let seen = -1
  let heard = false
  while (!gone.aborted) {
    const row = await generationOf(app, key)
    if (!row) throw new Problem('sermons.not_found')
    if (row.state === 'failed') {
      if (seen < 0) throw new Problem('generation.failed', row.message ? { message: row.message } : {})
      yield { event: 'progress', data: pictureOf(sermonId, row) }
      return
    }
    const kept = heard ? undefined : await planOfSermon(app, key)
    if (kept) {
      heard = true
      yield { event: 'plan', data: { sermonId, plan: kept.plan } }
    }
    if (row.state === 'asking') {
      yield { event: 'progress', data: pictureOf(sermonId, row) }
      return
    }
    if (row.state === 'done') {
      const books = await finishedBooks(app, key, row.progress.notices)
      if (!books) throw new Problem('sermons.not_found')
      yield { event: 'done', data: books }
      return
    }
    if (row.version !== seen && (heard || (app.ai.model && Date.now() - began > planFirstMs))) {
      seen = row.version
      yield { event: 'progress', data: pictureOf(sermonId, row) }
    } else await untilRung(sermonId, lookEveryMs, gone)
  }
}

/** Waits for the finished books. */
export async function finishedGeneration(app: App, at: { userId: string; sermonId: string; gone: AbortSignal }): Promise<GeneratedContent> {
  for await (const { event, data } of followGeneration(app, at)) {
    if (event === 'done') return data
    if (event === 'progress' && data.state === 'asking') throw new Problem('generation.asks')
    if (event === 'progress' && data.state === 'failed')
      throw new Problem('generation.failed', data.message ? { message: data.message } : {})
  }
  throw new Problem('generation.failed')
}
