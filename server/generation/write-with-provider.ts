import type { AgeGroup, LessonBook, SectionId } from '#contract/lesson-book.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import { readGenerated } from '#lesson/read-generated.ts'
import type { SermonText } from '#lesson/reading/read-sermon.ts'
import type { ProviderError } from '#server/ai/provider-error.ts'
import type { Answer, Prompt } from '#server/ai/stream-object.ts'
import type { App } from '#server/app.ts'
import type { Digest, Wishes } from '#server/scripture/offline-tasks.ts'
import { type Asker, askProvider } from './ask-provider.ts'
import { askedOnce } from './asked-once.ts'
import { bookSchemas } from './book-schema.ts'
import { judgeBook } from './judge-book.ts'
import { mendBySection } from './mend-book.ts'
import { bookPrompt, type ClassRoom, instructions } from './prompts.ts'

type Work = {
  key: { userId: string; sermonId: string }
  sermon: SermonText
  digest: Digest
  plan: KeptPlan
  wishes: Wishes
  room: ClassRoom
  age: AgeGroup
  signal: AbortSignal
  isWaitedFor: (error: ProviderError) => boolean
  onPartial: (book: LessonBook, at: { section?: string; mending?: SectionId[] }) => void
}
/**
 * One book by the provider: streamed, read tolerantly, true verse put in, checked, mended section by section, judged once, and
 * completed from the offline book where a hard line is broken even then. Throws ProviderError.
 */
export async function writeWithProvider(app: Asker & Pick<App, 'offline'>, work: Work): Promise<LessonBook> {
  const { key, sermon, digest, plan, wishes, room, age, signal, isWaitedFor, onPartial } = work
  const prompt = bookPrompt(age, { sermon, digest, plan, room })
  const value = await askedOnce(app, { ...key, age, step: 'book' }, () => asked(app, work, prompt))
  const first = await app.offline.run('check', sermon, wishes, readGenerated(value, age))
  const mending = {
    key,
    sermon,
    wishes,
    prompt,
    signal,
    isWaitedFor,
    onMending: (sections: SectionId[]) => onPartial(first.book, { mending: sections }),
  }
  const passed = await mendBySection(app, mending, first)
  const book = await judgeBook(app, { ...key, age }, { book: passed.book, prompt, signal, isWaitedFor })
  if (book.judged.length === 0) return app.offline.run('complete', sermon, wishes, plan, { ...passed, book })
  const known = await app.offline.run('check', sermon, wishes, book)
  return app.offline.run('complete', sermon, wishes, plan, await mendBySection(app, { ...mending, turns: 1, step: 'mend judged' }, known))
}

/** The book as the model gives it. */
const asked = (app: Asker, { key, age, signal, onPartial }: Work, prompt: Prompt): Promise<Answer> =>
  askProvider(
    app,
    { ...key, purpose: 'book', age },
    {
      name: 'lesson',
      schema: bookSchemas[age],
      instructions,
      signal,
      prompt,
      onPartial: (partial) => onPartial(withoutVerse(readGenerated(partial, age)), { section: newestSection(partial) }),
    },
  )

/** What a model writes as a verse is never shown. */
const withoutVerse = (book: LessonBook): LessonBook => ({ ...book, memoryVerse: null, evidence: [] })
const newestSection = (partial: unknown): string =>
  typeof partial === 'object' && partial !== null ? (Object.keys(partial).at(-1) ?? '') : ''
