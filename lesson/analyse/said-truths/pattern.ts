import { baseOf } from '#lesson/words/base-form.ts'
import type { Word } from './words-of-sentence.ts'
import { being, governing, isParticiple, isQualifier, light } from './word-kinds.ts'

/** Whom the sermon speaks to and of. */
const us = new Set(
  'us we you your our me my people person man woman everyone everybody anyone child son daughter soul sinner sheep them him her those who whoever heart friend servant saint christian'
    .split(' ')
    .map(baseOf),
)
const negations = new Set(['not', 'never', 'no', 'nothing', 'nobody', 'none', 'neither', 'nor', 'cannot', 'without', 'hardly'].map(baseOf))

/** `exact` holds words that count in one form alone, written "=made"; `close`, written "+near", that only small words part it from the one before. */
type Token = { god: boolean; us: boolean; bases: Set<string>; exact: Set<string>; negates: boolean; close: boolean }
/** The words in which preachers say a truth, in their order. `docs/bank.md` tells how one is written. */
export type Pattern = Token[]
export const patternOf = (said: string): Pattern => said.split(' ').map(tokenOf)

/** Between two words of a pattern so many others may stand. */
const furthest = 4
/** All words between those of a pattern may part them by so much. */
const mostParted = 0.9
/** So much part two words that stand together. */
const mostPartedClose = 0.15
/** A comma parts by so much more. */
const commaParts = 0.4

function tokenOf(text: string): Token {
  const parts = text.replace(/^\+/, '').split('|')
  const words = new Set(parts.filter((part) => !/^(?:GOD|US|=.*)$/.test(part)).map(baseOf))
  return {
    god: parts.includes('GOD'),
    us: parts.includes('US'),
    bases: words,
    exact: new Set(parts.filter((part) => part.startsWith('=')).map((part) => part.slice(1))),
    negates: [...words].some((word) => negations.has(word)),
    close: text.startsWith('+'),
  }
}
const fits = (word: Word, token: Token) =>
  (token.god && word.god) || (token.us && us.has(word.base)) || token.bases.has(word.base) || token.exact.has(word.text)

/** Whether a "not" stands up to five words before a place, with no comma between. */
function deniedBefore(words: Word[], at: number): boolean {
  for (let i = at; i > Math.max(0, at - 5); i--) {
    if (words[i]?.afterComma) return false
    if (negations.has(words[i - 1]?.base ?? '')) return true
  }
  return false
}

/** Whether a name of God hangs on a preposition, so that what follows is not said of him. */
function isGoverned(words: Word[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    const { text, god, clause } = words[i] as Word
    if (clause !== words[at]?.clause || words[i + 1]?.afterComma) return false
    if (governing.has(text)) return true
    if (!god && !light.has(text) && !isQualifier(text)) return false
  }
  return false
}

/** "Is the Lord seen" and "God is loved": the verb tells what is done to him. */
function isPassive(words: Word[], god: number, verb: number): boolean {
  if (!isParticiple(words[verb]?.text ?? '')) return false
  const between = words.slice(god + 1, verb)
  return (between.length ? between : words.slice(Math.max(0, god - 2), god)).some(({ text }) => being.has(text))
}

/** Whether the sentence has every word of the pattern at all: most patterns end here. */
export function mayStandIn(words: Word[]): (pattern: Pattern) => boolean {
  const forms = new Set(words.flatMap((word) => [word.base, word.text]))
  const ofGod = words.some((word) => word.god)
  const ofUs = words.some((word) => us.has(word.base))
  return (pattern) =>
    pattern.every((token) => (token.god && ofGod) || (token.us && ofUs) || [...token.bases, ...token.exact].some((form) => forms.has(form)))
}

/** "Remember the Lord's commandments" does not say to remember the Lord, "it comes not down from above" not that it comes. */
const goesOn = (words: Word[], at: number) => words[at]?.owns || (negations.has(words[at + 1]?.base ?? '') && !words[at + 1]?.afterComma)

/** How far the words of a pattern from its `nth` on are parted at the least, read from a place; undefined where they do not follow. */
function partedFrom(words: Word[], from: number, pattern: Pattern, nth: number, most: number): number | undefined {
  const token = pattern[nth]
  const before = words[from - 1]
  if (!token || !before) return 0
  // "God's love": what is God's stands beside his name.
  const reach = before.owns ? 1 : furthest
  const bound = token.close ? Math.min(most, mostPartedClose) : most
  let parted = 0
  let least: number | undefined
  for (let at = from; at <= from + reach; at++) {
    const word = words[at]
    if (!word || word.clause !== before.clause) break
    if (word.afterComma) parted += commaParts
    if (parted > bound) break
    const isLast = nth === pattern.length - 1
    const isDone = nth === 1 && pattern[0]?.god && isPassive(words, from - 1, at)
    if (fits(word, token) && !(isLast && goesOn(words, at)) && !isDone) {
      const rest = partedFrom(words, at + 1, pattern, nth + 1, most - parted)
      if (rest !== undefined) least = Math.min(least ?? Infinity, parted + rest)
    }
    if (negations.has(word.base)) break
    parted += word.parts
  }
  return least
}

/**
 * Where a pattern's words stand in a sentence, in their order and near one another; a "not" between them, or just before,
 * spoils it. `from` counts words, `parted` is 0 where they stand side by side and `mostParted` at the most.
 */
export function placeOf(words: Word[], pattern: Pattern): { from: number; parted: number } | undefined {
  const [first, second] = pattern
  if (!first) return undefined
  let best: { from: number; parted: number } | undefined
  for (const [from, word] of words.entries()) {
    // "You have heard of him" does not say that he hears.
    if (!fits(word, first) || (first.god && word.him)) continue
    if (!first.negates && deniedBefore(words, from)) continue
    if (first.god && second && !word.owns && isGoverned(words, from)) continue
    const parted = partedFrom(words, from + 1, pattern, 1, mostParted)
    if (parted !== undefined && parted < (best?.parted ?? Infinity)) best = { from, parted }
  }
  return best
}
