import type { LessonBook } from '#contract/lesson-book.ts'
import { readJudgements } from '#lesson/checks/judged.ts'
import type { ProviderFault } from '#lesson/notes/provider-faults.ts'
import { withNotes } from '#lesson/notes/note-sentences.ts'
import { toProviderError } from '#server/ai/provider-error.ts'
import type { Prompt } from '#server/ai/stream-object.ts'
import { type Asker, askProvider } from './ask-provider.ts'
import { askedOnce, type Step } from './asked-once.ts'
import { judgeSchema } from './judge-schema.ts'
import type { Mending } from './mend-book.ts'
import { instructions, judgePrompt } from './prompts.ts'

/**
 * Has a book judged in one call by the provider: what no list holds. Where that call fails the book stands as the checks have it, with
 * a note to its leader that nobody read it a second time. Throws ProviderError only where the work was stopped or the provider is waited for.
 */
export async function judgeBook(
  app: Asker,
  asking: Omit<Step, 'step'>,
  { book, prompt, signal, isWaitedFor }: { book: LessonBook; prompt: Prompt } & Pick<Mending, 'signal' | 'isWaitedFor'>,
): Promise<LessonBook> {
  try {
    const value = await askedOnce(app, { ...asking, step: 'judge' }, () =>
      askProvider(
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
      ),
    )
    const judged = readJudgements(value, book)
    return judged ? { ...book, judged } : notJudged(book, 'unreadable')
  } catch (error) {
    const known = toProviderError(error, signal)
    if (known.fault === 'stopped' || isWaitedFor(known)) throw known
    app.log.warn({ age: book.ageGroup, fault: known.fault }, 'a book was not judged; it stands as the checks have it')
    return notJudged(book, known.fault)
  }
}

const notJudged = (book: LessonBook, fault: ProviderFault): LessonBook =>
  withNotes(book, [...book.notes, { code: 'not-judged', params: { fault } }])
