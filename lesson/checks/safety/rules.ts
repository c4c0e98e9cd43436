import type { AgeGroup } from '#contract/lesson-book.ts'
import lexicon from './lexicon.json' with { type: 'json' }
import { type Place, WordIndex } from './word-index.ts'

const index = new WordIndex()
const classes: Record<string, string> = lexicon
export type Entries = ReadonlySet<number>
/** `after` the term before it; close to it as the `object` of a verb, or as what its `preposition` governs. */
type Close = '' | 'object' | 'preposition'
type Term = { entries: Entries; after: boolean; close: Close }
/** What frees a sentence: always, where "do not" is part of the danger, and where it tells of somebody and asks for nothing. */
type Exceptions = Record<'always' | 'denied' | 'named', Entries>
/** A rule of a hazard: its terms stand together in one sentence, and none of its exceptions does. */
export type Rule = {
  younger: boolean
  youngest: boolean
  told: boolean
  pair: boolean
  back: boolean
  firm: boolean
  reach: number
  terms: Term[]
  unless: Exceptions
}

/** How far the words of a danger stand apart, in words, at most. */
const reach = 12
const near = 7

const spelled = (entry: string): string[] => {
  if (!entry.startsWith('@')) return [entry]
  const known = classes[entry.slice(1)]
  if (!known) throw new Error(`The lexicon has no class ${entry}.`)
  return known.split(' ')
}
const entriesOf = (entries: string[]): Entries => new Set(entries.flatMap(spelled).map((entry) => index.idOf(entry)))

/** The entries of a list of words as the data has it: "@blade/cut/sharp". */
export const entriesFrom = (list: string): Entries => entriesOf(list.split('/'))

const denials =
  /^(?:never|no|not|none|don't|nobody|nobody's|without|avoid|cannot|can't|won't|isn't|doesn't|didn't|nothing|nor|neither|mustn't|shouldn't|aren't|wasn't|needn't|instead|rather|stop)$/
/** People of the Bible: what is told of them is no request, what is asked of the hearers stays one. */
const people =
  /^(?:jesus|paul|silas|peter|joseph|jacob|isaac|david|goliath|daniel|moses|noah|elijah|jonah|samson|lazarus|naaman|esther|haman|mordecai|pharaoh|adam|eve|job|herod|nineveh|soldiers|robbers|pharisees?|samaritans?|psalm|brothers|egypt|woman|man|men|story|matthew|luke|barnabas|zacchaeus)$/

/** Reads a rule as the data has it: "[kids] @tie/@cord >@neck -giraffe". */
export function readRule(text: string): Rule {
  const parts = text.split(' ')
  const has = (flag: string) => parts.includes(`[${flag}]`)
  const without = parts.filter((part) => part.startsWith('-')).map((part) => part.slice(1))
  return {
    younger: has('kids'),
    youngest: has('3-5'),
    told: has('tell'),
    pair: has('pair'),
    back: has('back'),
    firm: has('firm'),
    reach: has('near') ? near : reach,
    terms: parts
      .filter((part) => !/^[-[]/.test(part))
      .map((part) => ({
        entries: entriesOf(part.replace(/^>[>+]?/, '').split('/')),
        after: part.startsWith('>'),
        close: part.startsWith('>>') ? 'object' : part.startsWith('>+') ? 'preposition' : '',
      })),
    unless: {
      always: entriesOf(without.filter((one) => !denials.test(one) && !people.test(one))),
      denied: entriesOf(without.filter((one) => denials.test(one))),
      named: entriesOf(without.filter((one) => people.test(one))),
    },
  }
}

/** A sentence as rules read it: its words, and which entries stand where. */
export type Read = { readonly words: string[]; readonly found: ReadonlyMap<number, Place[]> }
/** A sentence in small letters and plain apostrophes, a space on either side of every word. */
export const plainSentence = (text: string): string =>
  ` ${(
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[’‘]/g, "'")
      .replace(/(?<!\w)'|'(?!\w)/g, ' ')
      .match(/[a-z]+(?:'[a-z]+)?|\d+|,|:/g) ?? []
  ).join(' ')} `
/** A book is checked again after each change and each proposal, and most of its sentences are those of before. */
const readBefore = new Map<string, Read>()
const mostKept = 4000
let entriesThen = 0
export function readSentence(plain: string): Read {
  // What was read before an entry came would lack it.
  if (entriesThen !== index.size) readBefore.clear()
  entriesThen = index.size
  const known = readBefore.get(plain)
  if (known) return known
  const words = plain.trim().split(' ')
  const read = { words, found: index.placesIn(words) }
  if (readBefore.size >= mostKept) readBefore.clear()
  readBefore.set(plain, read)
  return read
}

function stands(entries: Entries, { found }: Read): boolean {
  for (const id of found.keys()) if (entries.has(id)) return true
  return false
}
const placesOf = (entries: Entries, { found }: Read): Place[] => [...found].flatMap(([id, places]) => (entries.has(id) ? places : []))
const apart = (one: Place, other: Place) => one.to < other.from || other.to < one.from

/** Between a preposition and its noun stands none of these, and between a verb and what it is done to none of `prepositions` either. */
const breaks =
  /^(?:,|:|and|or|but|then|so|that|who|which|as|like|than|if|when|while|for|with|without|by|at|under|around|behind|beside|between|until|before|after|because|is|are|was|were|will|does|did)$/
const prepositions = /^(?:in|on|to|from|into|onto|over|across|through|off|out|about)$/
function isClose(words: string[], one: Place, other: Place, close: Close): boolean {
  if (close === '') return true
  const gap = words.slice(one.to + 1, other.from)
  return (
    gap.length <= (close === 'object' ? 3 : 4) && !gap.some((word) => breaks.test(word) || (close === 'object' && prepositions.test(word)))
  )
}

type Sought = { places: Place[]; after: boolean; close: Close }
/** Every way in which the terms of a rule stand in a sentence, each as the places of its terms. */
function* waysOf(terms: Sought[], words: string[], most: number, chosen: Place[] = []): Generator<Place[]> {
  const [term, ...rest] = terms
  if (!term) {
    yield chosen
    return
  }
  for (const place of term.places) {
    const last = chosen.at(-1)
    if (last && term.after && place.from <= last.to) continue
    if (last && !isClose(words, last, place, term.close)) continue
    if (!chosen.every((one) => apart(one, place) && Math.abs(one.from - place.from) <= most)) continue
    yield* waysOf(rest, words, most, [...chosen, place])
  }
}

const softeners = entriesOf(['@soft'])
/** How far a "never" or "do not" reaches, in words. */
const denied = 7

/** Whether the danger that begins at a word is forbidden, not asked for: "never run into the street". */
function isForbidden(words: string[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - denied); back--) {
    const word = words[back] ?? ''
    if (/^(?:,|but|just|then|until|unless|:)$/.test(word) && !words.slice(back).includes('or')) return false
    if (denials.test(word)) return true
  }
  return false
}

/** "Grief is not a lack of faith": the two are named together and said to be apart. */
const isDeniedWithin = (words: string[], places: Place[]): boolean =>
  places.some(({ from }) =>
    words.some(
      (word, at) =>
        at < from &&
        (from - at <= 3
          ? denials.test(word)
          : from - at <= 6 && /^(?:never|none)$/.test(word) && words[at + 1] !== 'mind' && !words.slice(at, from).includes(',')) &&
        places.every((one) => at < one.from || at > one.to),
    ),
  )

/** "Hands up like a roof", "wave your arms like bright fire": it is only likened to the thing. */
const isLikened = (words: string[], at: number): boolean =>
  words[at - 1] === 'like' ||
  (words[at - 2] === 'like' && /^(?:a|an|the|bright|big|tall)$/.test(words[at - 1] ?? '')) ||
  (words[at - 3] === 'like' && /^(?:a|an)$/.test(words[at - 2] ?? ''))

/** `from`: the word from which on the hearers are asked; `earlier`: the sentence before; `before`: how many of these words are its. */
export type Reading = {
  age: AgeGroup
  negationFrees: boolean
  softened: boolean
  directed: boolean
  from?: number
  earlier?: Read
  before?: number
}
/** Whether a rule holds for a sentence. */
export function holds(rule: Rule, read: Read, { age, negationFrees, softened, directed, from = 0, earlier, before = 0 }: Reading): boolean {
  if ((rule.younger && age === 'teens') || (rule.youngest && age !== 'young-kids')) return false
  if (!rule.terms.every(({ entries }) => stands(entries, read))) return false
  const { always, denied: no, named } = rule.unless
  if (rule.back && earlier && stands(always, earlier)) return false
  if (stands(always, read) || (!negationFrees && stands(no, read)) || (!directed && stands(named, read))) return false
  const soft = softened && !rule.firm ? placesOf(softeners, read).map(({ from }) => from) : []
  const terms = rule.terms.map(({ entries, after, close }) => ({ places: placesOf(entries, read), after, close }))
  for (const places of waysOf(terms, read.words, rule.reach)) {
    const starts = places.map((place) => place.from)
    const first = Math.min(...starts)
    if (starts.filter((at) => at >= from).length < Math.min(2, starts.length)) continue
    // A rule for two sentences needs something of either.
    if (before > 0 && (first >= before || Math.max(...starts) < before)) continue
    if (negationFrees && (isForbidden(read.words, first) || isDeniedWithin(read.words, places))) continue
    // "Burn nothing tonight."
    if (softened && /^(?:nothing|nobody|none)$/.test(read.words[first + 1] ?? '')) continue
    if (softened && starts.some((start) => isLikened(read.words, start))) continue
    // What is made of paper or played is not the thing.
    if (soft.some((at) => starts.some((start) => at < start && start - at <= 2))) continue
    return true
  }
  return false
}
