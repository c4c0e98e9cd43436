import type { Wishes } from '#server/scripture/offline-tasks.ts'
import type { SermonRow } from '#server/sermons/sermons.store.ts'
import type { GenerationRow } from './generation.store.ts'
import type { ProgressWriter } from './progress-writer.ts'
import type { ClassRoom } from './prompts.ts'

/** What one run of the job works with. */
export type Run = {
  sermon: SermonRow
  generation: GenerationRow
  wishes: Wishes
  room: ClassRoom
  /** Whether a provider writes. */
  provider: boolean
  progress: ProgressWriter
  lost: AbortSignal
}

/** Less of a sermon than this is none. */
const leastTokens = 1000
const charactersPerToken = 4

/** How much of a sermon to give a model that reads less than it was thought to; undefined where less is none. */
export function lessContext({ wishes, sermon }: Pick<Run, 'wishes' | 'sermon'>): number | undefined {
  const less = Math.floor(Math.min(wishes.contextTokens, sermon.content.length / charactersPerToken) / 2)
  return less < leastTokens ? undefined : less
}
