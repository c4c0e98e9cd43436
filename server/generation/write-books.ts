import { ageGroups, type AgeGroup, type LessonBook } from '#contract/lesson-book.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import { ProviderError } from '#server/ai/provider-error.ts'
import type { App } from '#server/app.ts'
import type { Prepared, Wishes } from '#server/scripture/offline-tasks.ts'
import { type SermonRow, sermonOf } from '#server/sermons/sermons.store.ts'
import { generationOf, type GenerationRow, markAsking, saveBooks } from './generation.store.ts'
import { planWithProvider } from './plan-sermon.ts'
import { planOfSermon, savePlan } from './plan.store.ts'
import { ring } from './progress-bell.ts'
import { ProgressWriter } from './progress-writer.ts'
import { textOf, wishesFor } from './wishes-of.ts'
import { writeWithProvider } from './write-with-provider.ts'

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
  const wishes = await wishesFor(app, sermon)
  const engine = engineFor(app, generation)
  if (engine.notice) progress.notice(engine.notice)
  const heard = await heardIn(app, { sermon, wishes, engine, progress, lost })
  if (generation.ask && waitsForLeader(heard, engine)) {
    await progress.settled()
    await markAsking(app, { userId, sermonId })
    return ring(sermonId)
  }
  progress.state('writing')
  const prepared = await app.offline.run('prepare', textOf(sermon), wishes, heard)
  const written = await writeAll(app, { sermon, prepared, plan: heard, wishes, engine, progress, lost })
  await progress.settled()
  if (lost.aborted) throw new Error('the lease of this job was lost')
  await saveBooks(app, sermon, written, progress.notices)
  ring(sermonId)
}

/** Who writes this time, and the sentence for the leader where it is not who should. */
type Engine = { provider: boolean; notice: string }
function engineFor(app: App, generation: GenerationRow): Engine {
  if (!app.ai.model || generation.engine === 'offline') return { provider: false, notice: '' }
  return app.ai.breaker.isOpen(Date.now())
    ? { provider: false, notice: 'The AI provider has failed several times, so this was written without AI.' }
    : { provider: true, notice: '' }
}

/** A reading without AI is no more than candidates, so its leader is asked; a provider's plan is asked about where it contradicts the form. */
const waitsForLeader = ({ confirmed, asks }: KeptPlan, { provider }: Engine) => !confirmed && (!provider || asks.length > 0)

/** The plan as it is kept, or made and kept: the provider's where it gives one, else the reading's. */
async function heardIn(
  app: App,
  {
    sermon,
    wishes,
    engine,
    progress,
    lost,
  }: { sermon: SermonRow; wishes: Wishes; engine: Engine; progress: ProgressWriter; lost: AbortSignal },
): Promise<KeptPlan> {
  const key = { userId: sermon.userId, sermonId: sermon.id }
  const kept = await planOfSermon(app, key)
  if (kept) return kept.plan
  const read = await app.offline.run('plan', textOf(sermon), wishes)
  const plan = engine.provider
    ? await planWithProvider(app, { sermon: textOf(sermon), digest: read.digest, heard: read.plan, signal: lost }).catch(
        (error: unknown) => {
          if (lost.aborted || !(error instanceof ProviderError)) throw error
          app.log.warn({ fault: error.fault, detail: String(error.cause ?? '').slice(0, 200) }, 'the provider did not plan')
          progress.notice(
            'The AI provider did not say what it heard in the sermon, so Storyfold’s own reading leads the books. Check it under What we heard.',
          )
          return read.plan
        },
      )
    : read.plan
  await savePlan(app, key, { plan, turn: 0 })
  ring(sermon.id)
  return plan
}

type All = {
  sermon: SermonRow
  prepared: Prepared
  plan: KeptPlan
  wishes: Wishes
  engine: Engine
  progress: ProgressWriter
  lost: AbortSignal
}
async function writeAll(app: App, { sermon, prepared, plan, wishes, engine, progress, lost }: All): Promise<Record<AgeGroup, LessonBook>> {
  const { books: offline, digest } = prepared
  const stopAll = new AbortController()
  let stoppedBy: ProviderError | undefined
  const signal = AbortSignal.any([lost, stopAll.signal])
  if (digest.cut) progress.notice(digest.cut)
  if (engine.provider && digest.condensed)
    progress.notice('This sermon is longer than the AI model reads at once, so it read the weightiest paragraphs.')
  const writeOne = async (age: AgeGroup): Promise<LessonBook> => {
    const before = progress.finished(age)
    if (before) return before
    if (!engine.provider) return done(age, offline[age])
    try {
      return await done(
        age,
        await writeWithProvider(app, {
          sermon: textOf(sermon),
          wishes,
          digest,
          plan,
          age,
          signal,
          onPartial: (book, at) => progress.book(age, book, at),
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
  const done = async (age: AgeGroup, written: LessonBook) => {
    const book = await app.offline.run('writtenFor', textOf(sermon), wishes, plan, written)
    progress.book(age, book, { done: true })
    return book
  }
  const [teens, children, youngKids] = await Promise.all(ageGroups.map(writeOne))
  if (!teens || !children || !youngKids) throw new Error('a book is missing')
  return { teens, children, 'young-kids': youngKids }
}
