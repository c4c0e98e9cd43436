import type { ProviderWait } from '#contract/generation.ts'
import { ageGroups, type AgeGroup, type LessonBook } from '#contract/lesson-book.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import type { ProviderFault } from '#lesson/notes/provider-faults.ts'
import { withNotes } from '#lesson/notes/note-sentences.ts'
import { ProviderError } from '#server/ai/provider-error.ts'
import type { App } from '#server/app.ts'
import { ComeAgain } from '#server/jobs/come-again.ts'
import { lessContext, type Run } from './generation-run.ts'
import { secondsUntil, waitFor } from './provider-patience.ts'
import { textOf } from './wishes-of.ts'
import { writeWithProvider } from './write-with-provider.ts'

/**
 * The books that were asked for, at the same time. What is finished stays finished where another one has to wait: then ComeAgain is
 * thrown. A fault that no waiting mends costs its own book alone, which is the offline one and says why.
 */
export async function writeThreeBooks(app: App, run: Run & { plan: KeptPlan }): Promise<Partial<Record<AgeGroup, LessonBook>>> {
  const { sermon, wishes, room, provider, progress, lost, plan, generation } = run
  const { books: offline, digest } = await app.offline.run('prepare', textOf(sermon), wishes, plan)
  const stopAll = new AbortController()
  let stoppedBy: ProviderError | undefined
  const waits: ProviderWait[] = []
  const tooLong: ProviderError[] = []
  const signal = AbortSignal.any([lost, stopAll.signal])
  if (digest.cut) progress.notice(digest.cut)
  if (provider && digest.condensed)
    progress.notice('This sermon is longer than the AI model reads at once, so it read the weightiest paragraphs.')

  /** For the class that it was asked for: what was chosen for its rooms holds whoever wrote it. */
  const done = async (age: AgeGroup, written: LessonBook) => {
    const book = await app.offline.run('writtenFor', textOf(sermon), wishes, plan, written)
    progress.book(age, book, { done: true })
    return book
  }
  const insteadOf = (age: AgeGroup, fault: ProviderFault) => {
    const book = offline[age]
    return done(age, withNotes(book, [{ code: 'without-ai', params: { fault } }, ...book.notes]))
  }
  const writeOne = async (age: AgeGroup): Promise<LessonBook | undefined> => {
    const before = progress.finished(age)
    if (before) return before
    if (!provider) return done(age, offline[age])
    const key = { userId: sermon.userId, sermonId: sermon.id }
    try {
      const onPartial = (book: LessonBook, at: object) => progress.book(age, book, at)
      const isWaitedFor = (error: ProviderError) => waitFor(app, error, progress.waiting) !== undefined
      const work = { key, sermon: textOf(sermon), wishes, room, digest, plan, age, signal, isWaitedFor, onPartial }
      const book = await writeWithProvider(app, work)
      progress.waits(null)
      return await done(age, book)
    } catch (error) {
      if (lost.aborted || !(error instanceof ProviderError)) throw error
      const waiting = waitFor(app, error, progress.waiting)
      if (waiting) return void waits.push(waiting)
      if (error.fault === 'too-long' && lessContext(run)) return void tooLong.push(error)
      if (error.concernsAll && !stoppedBy) {
        stoppedBy = error
        stopAll.abort()
      }
      const cause = error.fault === 'stopped' ? (stoppedBy ?? new ProviderError('timeout')) : error
      progress.notice(cause.message)
      app.log.warn({ age, fault: cause.fault, detail: String(cause.cause ?? '').slice(0, 200) }, 'the provider did not write this book')
      return insteadOf(age, cause.fault)
    }
  }

  const wanted = generation.progress.ages ?? ageGroups
  const written = Object.fromEntries(await Promise.all(wanted.map(async (age) => [age, await writeOne(age)] as const)))
  const [first, ...more] = waits
  if (first) {
    const last = more.reduce((latest, one) => (one.until > latest.until ? one : latest), first)
    progress.waits(last)
    throw new ComeAgain(secondsUntil(app, last.until))
  }
  if (tooLong[0]) throw tooLong[0]
  return written as Partial<Record<AgeGroup, LessonBook>>
}
