import { ageGroups, type AgeGroup, type LessonBook } from '#contract/lesson-book.ts'
import type { SermonForm } from '#contract/sermons.ts'
import { ProviderError } from '#server/ai/provider-error.ts'
import type { App } from '#server/app.ts'
import type { Prepared, Wishes } from '#server/scripture/offline-tasks.ts'
import { type SermonRow, sermonOf } from '#server/sermons/sermons.store.ts'
import { generationOf, saveBooks } from './generation.store.ts'
import { ring } from './progress-bell.ts'
import { ProgressWriter } from './progress-writer.ts'
import { wishesOf } from './wishes-of.ts'
import { writeWithProvider } from './write-with-provider.ts'

const sermonLimitMs = 300_000

/**
 * Writes the three books of a stored sermon at the same time, by the provider where there is one, and stores them together.
 * Called by the queue: after a crash it is called again and keeps the books that were finished.
 */
export async function writeBooks(
  app: App,
  { userId, sermonId, lost }: { userId: string; sermonId: string; lost: AbortSignal },
): Promise<void> {
  const sermon = await sermonOf(app, { userId, sermonId })
  const generation = await generationOf(app, { userId, sermonId })
  if (!sermon || !generation || generation.state === 'done') return
  const progress = new ProgressWriter(app, { userId, sermonId }, generation.progress)
  progress.state('reading')
  const wishes = await wishesOf(app, {
    userId,
    form: { translation: sermon.translation, minutes: sermon.minutes as SermonForm['minutes'] },
  })
  const prepared = await app.offline.run('prepare', textOf(sermon), wishes)
  progress.state('writing')
  const written = await writeAll(app, { sermon, prepared, wishes, progress, lost })
  await progress.settled()
  if (lost.aborted) throw new Error('the lease of this job was lost')
  await saveBooks(app, sermon, written, progress.notices)
  ring(sermonId)
}

const textOf = ({ title, speaker, date, scripture, theme, content }: SermonRow) => ({ title, speaker, date, scripture, theme, content })

type All = { sermon: SermonRow; prepared: Prepared; wishes: Wishes; progress: ProgressWriter; lost: AbortSignal }
async function writeAll(app: App, { sermon, prepared, wishes, progress, lost }: All): Promise<Record<AgeGroup, LessonBook>> {
  const { books: offline, digest } = prepared
  const stopAll = new AbortController()
  let stoppedBy: ProviderError | undefined
  const signal = AbortSignal.any([lost, stopAll.signal, AbortSignal.timeout(sermonLimitMs)])
  if (digest.cut) progress.notice(digest.cut)
  const useProvider = app.ai.model !== undefined && !app.ai.breaker.isOpen(Date.now())
  if (app.ai.model && !useProvider) progress.notice('The AI provider has failed several times, so this was written without AI.')
  if (useProvider && digest.condensed)
    progress.notice('This sermon is longer than the AI model reads at once, so it read the weightiest paragraphs.')
  const writeOne = async (age: AgeGroup): Promise<LessonBook> => {
    const before = progress.finished(age)
    if (before) return before
    if (!useProvider) return done(age, offline[age])
    try {
      return done(
        age,
        await writeWithProvider(app, {
          sermon: textOf(sermon),
          wishes,
          digest,
          age,
          signal,
          onPartial: (book, section) => progress.book(age, book, { section }),
        }),
      )
    } catch (error) {
      if (lost.aborted || !(error instanceof ProviderError)) throw error
      if (error.concernsAll && !stoppedBy) {
        stoppedBy = error
        stopAll.abort()
      }
      const cause = error.fault === 'stopped' ? (stoppedBy ?? new ProviderError('timeout')) : error
      progress.notice(cause.message)
      app.log.warn({ age, fault: cause.fault, detail: String(cause.cause ?? '').slice(0, 200) }, 'the provider did not write this book')
      return done(age, offline[age])
    }
  }
  const done = (age: AgeGroup, book: LessonBook) => {
    progress.book(age, book, { done: true })
    return book
  }
  const [teens, children, youngKids] = await Promise.all(ageGroups.map(writeOne))
  if (!teens || !children || !youngKids) throw new Error('a book is missing')
  return { teens, children, 'young-kids': youngKids }
}
