import type { LanguageModelUsage } from 'ai'
import type { ModelProfile } from './model-profiles.ts'

/** What a call took: tokens as the provider counted them, of the input those that it had read before and those that it keeps, and milliseconds. */
export type Spent = {
  calls: number
  input: number
  cached: number
  cacheWritten: number
  output: number
  reasoning: number
  ms: number
  /** Until its first word; 0 where none came. */
  firstMs: number
}
export const nothingSpent: Spent = { calls: 0, input: 0, cached: 0, cacheWritten: 0, output: 0, reasoning: 0, ms: 0, firstMs: 0 }

/** What was spent before and one call more. */
export function spentMore(before: Spent, usage: LanguageModelUsage | undefined, time: { ms: number; firstMs: number }): Spent {
  return {
    calls: before.calls + 1,
    input: before.input + (usage?.inputTokens ?? 0),
    cached: before.cached + (usage?.inputTokenDetails?.cacheReadTokens ?? 0),
    cacheWritten: before.cacheWritten + (usage?.inputTokenDetails?.cacheWriteTokens ?? 0),
    output: before.output + (usage?.outputTokens ?? 0),
    reasoning: before.reasoning + (usage?.outputTokenDetails?.reasoningTokens ?? 0),
    ms: before.ms + time.ms,
    firstMs: before.firstMs || time.firstMs,
  }
}

const million = 1_000_000
/** What tokens cost in millionths of a dollar by the published price; undefined where no price is known. */
export function costOf(spent: Pick<Spent, 'input' | 'cached' | 'cacheWritten' | 'output'>, { price }: ModelProfile): number | undefined {
  if (!price) return undefined
  const fresh = Math.max(0, spent.input - spent.cached - spent.cacheWritten)
  const dollars =
    fresh * price.input + spent.cached * price.cached + spent.cacheWritten * (price.cacheWrite ?? price.input) + spent.output * price.output
  return Math.round((dollars / million) * million)
}
