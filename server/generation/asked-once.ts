import type { AgeGroup } from '#contract/lesson-book.ts'
import type { Answer } from '#server/ai/stream-object.ts'
import type { Asker } from './ask-provider.ts'
import { answerFor, keepAnswer } from './provider-calls.store.ts'

/** For which book and which step of it something is asked. */
export type Step = { userId: string; sermonId: string; age: AgeGroup; step: string }

/** What the provider answers for a step of a book, kept until the books are stored: a crash or a wait behind it does not ask again. */
export async function askedOnce(app: Asker, { userId, sermonId, age, step }: Step, ask: () => Promise<Answer>): Promise<object> {
  const key = { userId, sermonId }
  const before = await answerFor(app, key, age, step)
  if (before) return before
  const { value, salvaged } = await ask()
  // What cannot be kept is only asked for again.
  if (!salvaged)
    await keepAnswer(app, key, { age, step }, value).catch((error: unknown) =>
      app.log.warn({ error: String(error) }, 'an answer was not kept'),
    )
  return value
}
