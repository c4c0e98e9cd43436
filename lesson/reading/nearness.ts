import lexicon from './pulpit-lexicon.json' with { type: 'json' }
import type { Token } from './tagger.ts'

const light = new Set(lexicon.light)
const full = new Set(['noun', 'name', 'verb', 'adj', 'num', 'adv'])

/** The lemmas that carry the meaning of a run of words. */
export const keysOf = (tokens: readonly Token[]): string[] =>
  tokens.filter(({ pos, lemma }) => full.has(pos) && lemma.length > 1 && !light.has(lemma)).map(({ lemma }) => lemma)

export type Rarity = (lemma: string) => number
/** How telling a lemma is among these bags: the logarithm of how few of them have it. */
export function rarityOf(bags: readonly (readonly string[])[]): Rarity {
  const seen = new Map<string, number>()
  for (const bag of bags) for (const lemma of new Set(bag)) seen.set(lemma, (seen.get(lemma) ?? 0) + 1)
  return (lemma) => Math.log((bags.length + 1) / ((seen.get(lemma) ?? 0) + 0.5))
}

/** The weighted part of `wanted` that `given` has too, 0 to 1. */
export function covered(wanted: Iterable<string>, given: Iterable<string>, rarity: Rarity): number {
  const has = new Set(given)
  let all = 0
  let both = 0
  for (const lemma of new Set(wanted)) {
    all += rarity(lemma)
    if (has.has(lemma)) both += rarity(lemma)
  }
  return all > 0 ? both / all : 0
}

/** How alike two bags of lemmas are, 0 to 1: as much as the one covers of the other and the other of it. */
export function alike(a: Iterable<string>, b: Iterable<string>, rarity: Rarity = () => 1): number {
  const [one, two] = [covered(a, b, rarity), covered(b, a, rarity)]
  return one + two > 0 ? (2 * one * two) / (one + two) : 0
}
