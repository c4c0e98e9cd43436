import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import type { Problem } from '#lesson/checks/check-book.ts'
import { readGenerated } from '#lesson/read-generated.ts'
import type { SermonText } from '#lesson/reading/read-sermon.ts'
import { toProviderError } from '#server/ai/provider-error.ts'
import { streamObject } from '#server/ai/stream-object.ts'
import type { App } from '#server/app.ts'
import type { Digest, Wishes } from '#server/scripture/offline-tasks.ts'
import { bookSchemas } from './book-schema.ts'
import { bookPrompt, instructions, repairPrompt } from './prompts.ts'

type Work = {
  sermon: SermonText
  digest: Digest
  plan: KeptPlan
  wishes: Wishes
  age: AgeGroup
  signal: AbortSignal
  onPartial: (book: LessonBook, section: string) => void
}
/** More sections than this wrong at once: the answer is not worth a second call, the offline engine fills them. */
const worthRepairing = 4

/**
 * One book by the provider: streamed, read tolerantly, true verse put in, checked, repaired by one more call when a few
 * sections are wrong (the better of the two is kept), and completed from the offline book. Throws ProviderError.
 */
export async function writeWithProvider(
  app: Pick<App, 'ai' | 'offline' | 'log'>,
  { sermon, digest, plan, wishes, age, signal, onPartial }: Work,
): Promise<LessonBook> {
  const prompt = bookPrompt(age, { sermon, digest, plan })
  const question = { name: 'lesson', schema: bookSchemas[age], instructions, signal }
  const { value } = await streamObject(app.ai, {
    ...question,
    prompt,
    onPartial: (partial) => onPartial(withoutVerse(readGenerated(partial, age)), newestSection(partial)),
  })
  let best = await app.offline.run('check', sermon, wishes, readGenerated(value, age))
  if (best.problems.length > 0 && sectionsOf(best.problems) <= worthRepairing) {
    try {
      const repaired = await streamObject(app.ai, { ...question, prompt: repairPrompt(prompt, value, best.problems) })
      const second = await app.offline.run('check', sermon, wishes, readGenerated(repaired.value, age))
      if (second.problems.length < best.problems.length) best = second
    } catch (error) {
      const known = toProviderError(error, signal)
      if (known.fault === 'stopped') throw known
      app.log.warn({ age, fault: known.fault }, 'the repair call failed; the offline engine mends')
    }
  }
  return app.offline.run('complete', sermon, wishes, plan, best)
}

const sectionsOf = (problems: Problem[]) => new Set(problems.map((problem) => problem.section)).size
/** What a model writes as a verse is never shown. */
const withoutVerse = (book: LessonBook): LessonBook => ({ ...book, memoryVerse: null, evidence: [] })
const newestSection = (partial: unknown): string =>
  typeof partial === 'object' && partial !== null ? (Object.keys(partial).at(-1) ?? '') : ''
