import type { LessonBook, SectionId } from '#contract/lesson-book.ts'
import type { Problem } from '#lesson/checks/check-book.ts'
import { readGenerated } from '#lesson/read-generated.ts'
import { object } from '#lesson/sections/model-shape.ts'
import { partOf, sectionOf } from '#lesson/sections/registry.ts'
import type { SermonText } from '#lesson/reading/read-sermon.ts'
import type { ProviderFault } from '#lesson/notes/provider-faults.ts'
import { type ProviderError, toProviderError } from '#server/ai/provider-error.ts'
import type { Prompt } from '#server/ai/stream-object.ts'
import type { App } from '#server/app.ts'
import type { Wishes } from '#server/scripture/offline-tasks.ts'
import { type Asker, askProvider } from './ask-provider.ts'
import { askedOnce } from './asked-once.ts'
import { instructions, mendPrompt } from './prompts.ts'

/** A book and what the checks say of it; `fault` where the provider could not be asked to set it right. */
export type Checked = { book: LessonBook; problems: Problem[]; fault?: ProviderFault }
/** What is wrong with a book counts: one hard line outweighs any advice that a mended section may bring along. */
const weight = { hard: 20, advice: 1 }
export const faultsOf = ({ problems }: Checked): number => problems.reduce((sum, { severity }) => sum + weight[severity], 0)

const mostTurns = 3
/** An answer with more sections wrong than this was not an answer to the question. */
const worthMending = 8

const hardIn = ({ problems }: Checked) => problems.filter(({ severity }) => severity === 'hard')
const sectionsOf = (problems: Problem[]): SectionId[] => [...new Set(problems.map(({ section }) => section))]

export type Mending = {
  key: { userId: string; sermonId: string }
  sermon: SermonText
  wishes: Wishes
  prompt: Prompt
  signal: AbortSignal
  /** Whether the book waits for a provider with this fault: then what is wrong is mended when it is back. */
  isWaitedFor: (error: ProviderError) => boolean
  turns?: number
  /** What its calls are called where their answers are kept. */
  step?: string
  onMending: (sections: SectionId[]) => void
}

/**
 * Has the sections that break a hard line written again by the model that wrote them, each with its fault in words: only they are
 * sent back, up to three times, and of each the better version stays. What is only advice is left as it was written.
 * Gives the best that there was; throws ProviderError only where the work was stopped or the provider is waited for.
 */
export async function mendBySection(
  app: Asker & Pick<App, 'offline'>,
  { key, sermon, wishes, prompt, signal, isWaitedFor, turns = mostTurns, step = 'mend', onMending }: Mending,
  first: Checked,
): Promise<Checked> {
  let best = first
  const age = first.book.ageGroup
  for (let turn = 0; turn < turns; turn++) {
    const wrong = sectionsOf(hardIn(best)).filter((id) => sectionOf(id).model)
    if (wrong.length === 0 || wrong.length > worthMending) break
    onMending(wrong)
    let value: unknown
    try {
      const schema = object(Object.assign({}, ...wrong.map((id) => sectionOf(id).model?.(age) ?? {})) as Parameters<typeof object>[0])
      const faults = hardIn(best).filter(({ section }) => wrong.includes(section))
      const asked = mendPrompt(prompt, best.book, { wrong: wrong.map(sectionOf), faults })
      // The same faults after a crash are mended by the same answer; other ones, as newer rules find, are asked about.
      value = await askedOnce(app, { ...key, age, step: [step, turn, ...wrong].join(' ') }, () =>
        askProvider(app, { ...key, purpose: 'mend', age }, { name: 'sections', schema, instructions, prompt: asked, leastKeys: 1, signal }),
      )
    } catch (error) {
      const known = toProviderError(error, signal)
      if (known.fault === 'stopped' || isWaitedFor(known)) throw known
      app.log.warn({ age, fault: known.fault }, 'the call that mends sections failed; what there is stays')
      return { ...best, fault: known.fault }
    }
    const answer = readGenerated(value, age)
    const before = best
    for (const id of wrong) {
      const mended = await app.offline.run('check', sermon, wishes, { ...best.book, ...partOf(answer, sectionOf(id)) })
      if (faultsOf(mended) < faultsOf(best)) best = mended
    }
    if (best === before) break
  }
  return best
}
