import { type ModelProfile, pricedModels } from './model-profiles.ts'
import { costOf } from './spent.ts'

/**
 * What a sermon of about 2,700 words takes in seven calls (a plan, three books, three judgements): the mean of three sermons of
 * today, measured as characters of what is sent, with its schema, and written, four to a token. `again` is what a call begins with
 * that an earlier one began with too: the most that a provider can keep. The large ones read the schema before the prompt, so only
 * calls with one schema share what follows it: the second and third judgement.
 */
export const typicalSermon = { words: 2700, calls: 7, input: 48_400, again: 11_400, output: 7400 } as const
/** A model that thinks writes so many tokens more in each call, about. */
const thoughtPerCall = 700

/** What a sermon costs by the published price, in dollars: where all is read anew, and where the provider keeps what it read. */
export function sermonCost(model: ModelProfile): { anew: number; kept: number } | undefined {
  const { input, again, calls } = typicalSermon
  const output = typicalSermon.output + (model.effort ? thoughtPerCall * calls : 0)
  const anew = costOf({ input, cached: 0, cacheWritten: 0, output }, model)
  const kept = costOf({ input, cached: again, cacheWritten: 0, output }, model)
  return anew === undefined || kept === undefined ? undefined : { anew: anew / 1e6, kept: kept / 1e6 }
}

const dollars = (value: number) => `$${value < 0.1 ? value.toFixed(3) : value.toFixed(2)}`
/** The table of docs/ai.md, made from the same data that counts. */
export function costTable(): string {
  const rows = pricedModels.map((model) => {
    const { price } = model
    const cost = sermonCost(model)
    return `| ${model.name} | ${price?.input} | ${price?.cached} | ${price?.output} | ${dollars(cost?.anew ?? 0)} | ${dollars(cost?.kept ?? 0)} |`
  })
  return ['| model | read | read again | written | a sermon | at best |', '|---|---|---|---|---|---|', ...rows].join('\n')
}
