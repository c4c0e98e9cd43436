import { type Truth, truths } from '#lesson/bank/bank.ts'
import { modernise } from './modern-english.ts'
import type { Sentence } from './rank-sentences.ts'
import { baseOf } from '#lesson/words/base-form.ts'

/** A truth of the bank that a sentence of the sermon says. `strength` is higher the more of the pattern's words it has, and the closer they stand. */
export type SaidTruth = { truth: Truth; sentence: Sentence; strength: number }

const godNames = /^(?:God|GOD|Jesus|Christ|Lord|LORD|Yahweh|Savio[u]?r|Redeemer|Almighty|Creator|Spirit|Father|Shepherd|Master)$/
/** Whom the sermon speaks to and of. */
const us = new Set(
  'us we you your our me my people person man woman everyone everybody anyone child son daughter soul sinner sheep them him her those who whoever heart friend servant saint believer christian'
    .split(' ')
    .map(baseOf),
)
const negations = new Set(['not', 'never', 'no', 'nothing', 'nobody', 'none', 'neither', 'nor', 'cannot', 'without', 'hardly'].map(baseOf))

/** What somebody is said to think or was told, and what is only supposed: no statement of the preacher's own. */
const reported =
  /\b(?:as if|as though|(?:been|were|was) told|people say|some say|religion says|(?:you|we|they|men|people) (?:may )?(?:think|say|imagine|suppose)|flatters?|imagines?) (?:\w+ ){0,2}$/i

/** A word of the sermon. `clause` counts the parts between full stops, semicolons and colons: a pattern stands within one. */
type Word = { text: string; base: string; god: boolean; him: boolean; owns: boolean; clause: number; afterComma: boolean; at: number }
/** `exact` holds words that count in one form alone, written "=made". */
type Token = { god: boolean; us: boolean; bases: Set<string>; exact: Set<string>; negates: boolean }
type Pattern = { truth: Truth; tokens: Token[] }

/** Below this a sentence shares a word or two with a truth and may still say another. */
export const plainlySaid = 2
/** Between two words of a pattern so many others may stand. */
const furthest = 4

function tokenOf(text: string): Token {
  const parts = text.split('|')
  const words = new Set(parts.filter((part) => !/^(?:GOD|US|=.*)$/.test(part)).map(baseOf))
  return {
    god: parts.includes('GOD'),
    us: parts.includes('US'),
    bases: words,
    exact: new Set(parts.filter((part) => part.startsWith('=')).map((part) => part.slice(1))),
    negates: [...words].some((word) => negations.has(word)),
  }
}
const patterns: Pattern[] = truths.flatMap((truth) => truth.said.map((said) => ({ truth, tokens: said.split(' ').map(tokenOf) })))

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

/** Where a pattern's words stand in a sentence, in their order and near one another; a "not" between them, or just before, spoils it. */
function placesOf(words: Word[], { tokens }: Pattern): { from: number; span: number } | undefined {
  const follow = (from: number, at: number): number | undefined => {
    const token = tokens[at]
    if (!token) return from - 1
    // "God's love": what is God's stands beside his name.
    const reach = words[from - 1]?.owns ? 1 : furthest
    for (let i = from; i < words.length && i <= from + reach; i++) {
      const word = words[i]
      if (!word || word.clause !== words[from - 1]?.clause) break
      if (fits(word, token)) {
        const end = follow(i + 1, at + 1)
        if (end !== undefined) return end
      }
      if (negations.has(word.base)) break
    }
    return undefined
  }
  const [first] = tokens
  if (!first) return undefined
  for (let start = 0; start < words.length; start++) {
    const word = words[start]
    // "You have heard of him" does not say that he hears.
    if (!word || !fits(word, first) || (first.god && word.him)) continue
    if (!first.negates && deniedBefore(words, start)) continue
    const end = follow(start + 1, 1)
    if (end !== undefined) return { from: start, span: end - start + 1 }
  }
  return undefined
}

/** The words of a sentence. "He" is God where the sentence before speaks of God and names nobody else, and where this one named him. */
function wordsIn(text: string, heIsGod: boolean): Word[] {
  let clause = 0
  let afterComma = false
  let named = heIsGod
  const words: Word[] = []
  for (const { 0: part, index } of text.matchAll(/\p{L}+(?:['’]\p{L}+)*|[.,;:!?]/gu)) {
    if (!/\p{L}/u.test(part)) {
      if (part === ',') afterComma = true
      else clause++
      continue
    }
    const bare = part.replace(/['’]s$/, '')
    const small = bare.toLowerCase().replace(/['’]/g, '')
    const before = words.at(-1)?.text ?? ''
    const inParable = /^(?:father|shepherd)$/.test(bare) && /^(?:the|our)$/.test(before)
    // "Lord Bacon" is a man.
    const aLord = bare === 'Lord' && /^Lord \p{Lu}(?!esus|od|hrist)/u.test(text.slice(index))
    const isNamed = inParable || (godNames.test(bare) && !aLord)
    named ||= isNamed
    const he = /^(?:he|him|himself)$/.test(small) && (named || (bare.startsWith('H') && words.length > 0))
    words.push({
      text: small,
      base: baseOf(small),
      god: isNamed || he,
      him: he && small !== 'he',
      owns: bare !== part,
      clause,
      afterComma,
      at: index,
    })
    afterComma = false
  }
  return words
}

const person = /(?<=\p{L},? )(?!(?:God|Lord|Jesus|Christ|Father|Spirit|Holy|Savio[u]?r|Son|He|Him|His|I)\b)\p{Lu}\p{Ll}+/u
const namesGod = /\b(?:God|Jesus|Christ|Lord|Father)\b/

/** Every truth of the bank that the sermon says, sentence by sentence, each once a sentence in its strongest form. */
export function truthsSaidIn(sentences: Sentence[]): SaidTruth[] {
  let heIsGod = false
  return sentences.flatMap((sentence, at) => {
    if (sentences[at - 1]?.paragraph !== sentence.paragraph) heIsGod = false
    const text = modernise(sentence.text)
    const words = wordsIn(text, heIsGod)
    heIsGod = (namesGod.test(sentence.text) || (heIsGod && /^["“]?he\b/i.test(sentence.text))) && !person.test(sentence.text)
    const bases = new Set(words.flatMap((word) => [word.base, word.text]))
    const ofGod = words.some((word) => word.god)
    const ofUs = words.some((word) => us.has(word.base))
    const may = (token: Token) =>
      (token.god && ofGod) || (token.us && ofUs) || [...token.bases, ...token.exact].some((one) => bases.has(one))
    const found = new Map<Truth, SaidTruth>()
    for (const pattern of patterns) {
      if (!pattern.tokens.every(may)) continue
      const place = placesOf(words, pattern)
      if (!place) continue
      if (reported.test(text.slice(0, words[place.from]?.at))) continue
      const strength = pattern.tokens.length - 0.15 * (place.span - pattern.tokens.length)
      if (strength > (found.get(pattern.truth)?.strength ?? 0)) found.set(pattern.truth, { truth: pattern.truth, sentence, strength })
    }
    return [...found.values()]
  })
}
