import type { Judgement, LessonBook } from '#contract/lesson-book.ts'
import { readJudgements } from '#lesson/checks/judged.ts'
import { toProviderError } from '#server/ai/provider-error.ts'
import type { Prompt } from '#server/ai/stream-object.ts'
import { type Asker, type Asking, askProvider } from './ask-provider.ts'
import { judgeSchema } from './judge-schema.ts'
import type { Mending } from './mend-book.ts'
import { instructions, judgePrompt } from './prompts.ts'

/**
 * Has a book judged in one call by the provider: what no list holds. Where that call fails the book stands as the checks have it.
 * Throws ProviderError only where the work was stopped or the provider is waited for.
 */
export async function judgeBook(
  app: Asker,
  asking: Omit<Asking, 'purpose'>,
  { book, prompt, signal, isWaitedFor }: { book: LessonBook; prompt: Prompt } & Pick<Mending, 'signal' | 'isWaitedFor'>,
): Promise<Judgement[]> {
  try {
    const { value } = await askProvider(
      app,
      { ...asking, purpose: 'judge' },
      {
        name: 'judgement',
        schema: judgeSchema,
        instructions,
        prompt: judgePrompt(prompt, book),
        maxOutputTokens: 1500,
        schemaComesAgain: true,
        leastKeys: 1,
        signal,
      },
    )
    return readJudgements(value, book)
  } catch (error) {
    const known = toProviderError(error, signal)
    if (known.fault === 'stopped' || isWaitedFor(known)) throw known
    app.log.warn({ age: book.ageGroup, fault: known.fault }, 'a book was not judged; it stands as the checks have it')
    return []
  }
}
