import type { AgeGroup } from '#contract/lesson-book.ts'
import lexicon from './lexicon.json' with { type: 'json' }
import { patternOf } from './word-forms.ts'

/** Where words of one class stand in a sentence: first and last word, counted. */
type Place = { from: number; to: number }
type Term = { words: RegExp; after: boolean }
/** What frees a sentence: always, where "do not" is part of the danger, and where it tells of somebody and asks for nothing. */
type Exceptions = Record<'always' | 'denied' | 'named', RegExp | undefined>
/** A rule of a hazard: its terms stand together in one sentence, and none of its exceptions does. */
export type Rule = { ages: 'all' | 'younger'; told: boolean; pair: boolean; reach: number; terms: Term[]; unless: Exceptions }

const classes: Record<string, string> = lexicon
/** How far the words of a danger stand apart, in words, at most. */
const reach = 16
const near = 7

const spelled = (entry: string): string[] => {
  if (!entry.startsWith('@')) return [patternOf(entry)]
  const known = classes[entry.slice(1)]
  if (!known) throw new Error(`The lexicon has no class ${entry}.`)
  return known.split(' ').map(patternOf)
}
const anyOf = (entries: string[]): RegExp =>
  new RegExp(
    ` (?:${[...new Set(entries.flatMap(spelled))].sort((a, b) => b.length - a.length).join('|')})(?= )`,
    'g',
  )

const denials =
  /^(?:never|no|not|don't|nobody|without|avoid|cannot|can't|won't|isn't|doesn't|didn't|nothing|nor|neither|mustn't|shouldn't|aren't|wasn't|instead|rather|stop)$/
const someOf = (entries: string[]) => (entries.length > 0 ? anyOf(entries) : undefined)
/** People of the Bible: what is told of them is no request, what is asked of the hearers stays one. */
const people =
  /^(?:jesus|paul|silas|peter|joseph|jacob|isaac|david|goliath|daniel|moses|noah|elijah|jonah|samson|lazarus|naaman|esther|haman|mordecai|pharaoh|adam|eve|job|herod|nineveh|soldiers|robbers|pharisees?|samaritans?|psalm|brothers|egypt|woman|man|men|story|matthew|luke|barnabas)$/

/** Reads a rule as the data has it: "[kids] @tie/@cord >@neck -giraffe". */
export function readRule(text: string): Rule {
  const flags = [...text.matchAll(/\[(\w+)\]/g)].map(([, flag]) => flag)
  const parts = text.replace(/\[\w+\]/g, '').trim().split(/\s+/)
  const without = parts.filter((part) => part.startsWith('-')).map((part) => part.slice(1))
  return {
    ages: flags.includes('kids') ? 'younger' : 'all',
    told: flags.includes('tell'),
    pair: flags.includes('pair'),
    reach: flags.includes('near') ? near : reach,
    terms: parts
      .filter((part) => !part.startsWith('-'))
      .map((part) => ({ words: anyOf(part.replace(/^>/, '').split('/')), after: part.startsWith('>') })),
    unless: {
      always: someOf(without.filter((one) => !denials.test(one) && !people.test(one))),
      denied: someOf(without.filter((one) => denials.test(one))),
      named: someOf(without.filter((one) => people.test(one))),
    },
  }
}

/** A sentence as rules read it: small letters, plain apostrophes, a space on either side of every word. */
export const plainSentence = (text: string): string =>
  ` ${(text.normalize('NFKD').toLowerCase().replace(/[’‘]/g, "'").replace(/(?<!\w)'|'(?!\w)/g, ' ').match(/[a-z]+(?:'[a-z]+)?|\d+|,|:/g) ?? []).join(' ')} `

function placesOf(words: RegExp, sentence: string): Place[] {
  const found: Place[] = []
  words.lastIndex = 0
  for (let match = words.exec(sentence); match; match = words.exec(sentence)) {
    const from = sentence.slice(0, match.index).split(' ').length - 1
    found.push({ from, to: from + match[0].trim().split(' ').length - 1 })
    words.lastIndex = match.index + 1
  }
  return found
}

const apart = (one: Place, other: Place) => one.to < other.from || other.to < one.from
/** Every way in which the terms of a rule stand in a sentence, each as the places of its terms. */
function* waysOf(terms: Term[], sentence: string, most: number, chosen: Place[] = []): Generator<Place[]> {
  const [term, ...rest] = terms
  if (!term) {
    yield chosen
    return
  }
  for (const place of placesOf(term.words, sentence)) {
    const last = chosen.at(-1)
    if (last && term.after && place.from <= last.to) continue
    if (!chosen.every((one) => apart(one, place) && Math.abs(one.from - place.from) <= most)) continue
    yield* waysOf(rest, sentence, most, [...chosen, place])
  }
}

function stands(words: RegExp | undefined, sentence: string): boolean {
  if (words) words.lastIndex = 0
  return words?.test(sentence) ?? false
}
const softeners = anyOf(['@soft'])
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
    words.some((word, at) => at < from && from - at <= 3 && denials.test(word) && places.every((one) => at < one.from || at > one.to)),
  )

export type Reading = { age: AgeGroup; negationFrees: boolean; softened: boolean; directed: boolean; before?: number }
/** Whether a rule holds for a sentence. */
export function holds(rule: Rule, sentence: string, { age, negationFrees, softened, directed, before = 0 }: Reading): boolean {
  if (rule.ages === 'younger' && age === 'teens') return false
  const { always, denied, named } = rule.unless
  if (stands(always, sentence) || (!negationFrees && stands(denied, sentence)) || (!directed && stands(named, sentence))) return false
  const words = sentence.trim().split(' ')
  const soft = softened ? placesOf(softeners, sentence).map(({ from }) => from) : []
  for (const places of waysOf(rule.terms, sentence, rule.reach)) {
    const starts = places.map(({ from }) => from)
    const first = Math.min(...starts)
    // A rule for two sentences needs something of either.
    if (before > 0 && (first >= before || Math.max(...starts) < before)) continue
    if (negationFrees && (isForbidden(words, first) || isDeniedWithin(words, places))) continue
    // What is made of paper or played is not the thing.
    if (soft.some((at) => starts.some((start) => at < start && start - at <= 2))) continue
    return true
  }
  return false
}
