import type { AgeGroup, LessonBook, SectionId } from '#contract/lesson-book.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import { readGenerated } from '#lesson/read-generated.ts'
import type { SermonText } from '#lesson/reading/read-sermon.ts'
import { streamObject } from '#server/ai/stream-object.ts'
import type { App } from '#server/app.ts'
import type { Digest, Wishes } from '#server/scripture/offline-tasks.ts'
import { bookSchemas } from './book-schema.ts'
import { mendBySection } from './mend-book.ts'
import { bookPrompt, instructions } from './prompts.ts'

type Work = {
  sermon: SermonText
  digest: Digest
  plan: KeptPlan
  wishes: Wishes
  age: AgeGroup
  signal: AbortSignal
  onPartial: (book: LessonBook, at: { section?: string; mending?: SectionId[] }) => void
}
/**
 * One book by the provider: streamed, read tolerantly, true verse put in, checked, mended section by section, and completed from
 * the offline book where a hard line is broken even then. Throws ProviderError.
 */
export async function writeWithProvider(
  app: Pick<App, 'ai' | 'offline' | 'log'>,
  { sermon, digest, plan, wishes, age, signal, onPartial }: Work,
): Promise<LessonBook> {
  const prompt = bookPrompt(age, { sermon, digest, plan, room: wishes.room })
  const question = { name: 'lesson', schema: bookSchemas[age], instructions, signal }
  const { value } = await streamObject(app.ai, {
    ...question,
    prompt,
    onPartial: (partial) => onPartial(withoutVerse(readGenerated(partial, age)), { section: newestSection(partial) }),
  })
  const first = await app.offline.run('check', sermon, wishes, readGenerated(value, age))
  const onMending = (mending: SectionId[]) => onPartial(first.book, { mending })
  const best = await mendBySection(app, { sermon, wishes, prompt, signal, onMending }, first)
  return app.offline.run('complete', sermon, wishes, plan, best)
}

/** What a model writes as a verse is never shown. */
const withoutVerse = (book: LessonBook): LessonBook => ({ ...book, memoryVerse: null, evidence: [] })
const newestSection = (partial: unknown): string =>
  typeof partial === 'object' && partial !== null ? (Object.keys(partial).at(-1) ?? '') : ''
