import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import { notHeardSentence } from '#lesson/notes/provider-faults.ts'
import { ProviderError } from '#server/ai/provider-error.ts'
import type { App } from '#server/app.ts'
import { ComeAgain } from '#server/jobs/come-again.ts'
import { generationEnded } from '#server/observe/happened.ts'
import type { Heard } from '#server/scripture/offline-tasks.ts'
import { sermonOf } from '#server/sermons/sermons.store.ts'
import { lessContext, type Run } from './generation-run.ts'
import { generationOf, markAsking, saveBooks } from './generation.store.ts'
import { planWithProvider } from './plan-sermon.ts'
import { planOfSermon, savePlan } from './plan.store.ts'
import { secondsUntil, waitFor } from './provider-patience.ts'
import { ring } from './progress-bell.ts'
import { ProgressWriter } from './progress-writer.ts'
import { roomOf, textOf, wishesFor } from './wishes-of.ts'
import { withDrafts } from './with-drafts.ts'
import { writeThreeBooks } from './write-three-books.ts'

/**
 * Writes the three books of a stored sermon at the same time, by the provider where there is one, and stores them together.
 * Called by the queue: after a crash, and after a wait for a provider that was busy or away, it is called again and keeps what was
 * finished. Throws ComeAgain where it waits.
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
  const provider = Boolean(app.ai.model) && generation.engine !== 'offline'
  const run: Run = { sermon, generation, wishes, room: await roomOf(app, sermon, wishes), provider, progress, lost }
  try {
    const written = await readAndWrite(app, run)
    await progress.settled()
    if (lost.aborted) throw new Error('the lease of this job was lost')
    await (written ? saveBooks(app, sermon, await withDrafts(app, run, written), progress.notices) : markAsking(app, { userId, sermonId }))
    if (written) generationEnded.tell({ engine: engineOf(Object.values(written)), outcome: 'done' })
    ring(sermonId)
  } catch (error) {
    await progress.settled()
    throw error
  }
}

/** Who wrote the books, taken together. */
function engineOf(books: LessonBook[]): LessonBook['writtenBy'] {
  const [first = 'offline', ...others] = new Set(books.map(({ writtenBy }) => writtenBy))
  return others.length > 0 ? 'both' : first
}

/** The books, or undefined where the leader is asked first. A model that reads less than it was said to is given less. */
async function readAndWrite(app: App, run: Run): Promise<Partial<Record<AgeGroup, LessonBook>> | undefined> {
  const { generation, progress, wishes } = run
  try {
    const heard = await heardIn(app, run)
    if (generation.ask && waitsForLeader(heard, run)) return undefined
    progress.state('writing')
    return await writeThreeBooks(app, { ...run, plan: heard })
  } catch (error) {
    const less = lessContext(run)
    if (!(error instanceof ProviderError) || error.fault !== 'too-long' || !less) throw error
    app.log.warn({ tokens: less }, 'the model reads less than it was asked to; it gets the weightiest paragraphs')
    return readAndWrite(app, { ...run, wishes: { ...wishes, contextTokens: less } })
  }
}

/** A reading without AI is no more than candidates, so its leader is asked; a provider's plan is asked about where it contradicts the form. */
const waitsForLeader = ({ confirmed, asks }: KeptPlan, { provider }: Run) => !confirmed && (!provider || asks.length > 0)

/** The plan as it is kept, or made and kept: the provider's where it gives one, else the reading's. */
async function heardIn(app: App, run: Run): Promise<KeptPlan> {
  const { sermon, generation, wishes, provider, progress } = run
  const key = { userId: sermon.userId, sermonId: sermon.id }
  const kept = await planOfSermon(app, key)
  // A leader who asks for the provider by name is not held to a reading that only stood in for it.
  const stoodIn = provider && generation.engine === 'provider' && kept?.plan.madeBy === 'reading' && !kept.plan.confirmed
  if (kept && !stoodIn) return kept.plan
  const read = await app.offline.run('plan', textOf(sermon), wishes)
  const plan = provider
    ? await byProvider(app, run, read).catch((error: unknown) => withoutProvider(app, run, error) ?? read.plan)
    : read.plan
  await savePlan(app, key, { plan, turn: kept?.turn ?? 0 })
  if (plan.madeBy === 'provider') progress.waits(null)
  ring(sermon.id)
  return plan
}
const byProvider = (app: App, { sermon, room, lost }: Run, { digest, plan }: Heard): Promise<KeptPlan> =>
  planWithProvider(app, {
    key: { userId: sermon.userId, sermonId: sermon.id },
    sermon: textOf(sermon),
    digest,
    heard: plan,
    room,
    signal: lost,
  })

/** What is done where the provider gives no plan: it is waited for, or the books go by the reading and the leader is told. */
function withoutProvider(app: App, run: Run, error: unknown): undefined {
  const { lost, progress } = run
  if (lost.aborted || !(error instanceof ProviderError)) throw error
  app.log.warn({ fault: error.fault, detail: String(error.cause ?? '').slice(0, 200) }, 'the provider did not plan')
  const waiting = waitFor(app, error, progress.waiting)
  if (waiting) {
    progress.waits(waiting)
    throw new ComeAgain(secondsUntil(app, waiting.until))
  }
  if (error.fault === 'too-long' && lessContext(run)) throw error
  progress.notice(notHeardSentence(error.fault))
  return undefined
}
