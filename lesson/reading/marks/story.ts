import type { Reading, Sentence } from '../reading.ts'
import kin from './kin.json' with { type: 'json' }

const family = new Set(kin.family)
const performative = new Set(kin.performative)
const modernThings = new Set(kin.modern)
const opener =
  /^(?:(?:so|and|now|but|well|um|uh)[,\s]+){0,3}(?:when i was|i (?:remember|once|grew up|had a|got a|knew a|met|was)\b|last (?:week|year|spring|summer|autumn|fall|winter|month|night|sunday|\w+day)|(?:a few|two|three|four|five|six|seven|ten|fourteen|some|\d+) (?:years|months|weeks|days) ago|years ago|there was (?:a|an|this) |in (?:19|20)\d\d\b|one (?:day|night|evening|morning|\w+day|of (?:my|our))|the other (?:day|week|night)|this (?:week|past week|morning) i\b|my (?:wife|husband|mother|father|dad|mum|mom|brother|sister|son|daughter|grand\w+|parents|friend|aunt|uncle)\b|an old (?:man|woman|friend))/i
const when = /\b(?:19|20)\d\d\b|[$£€]|\b\d{1,2}(?:[:.]\d\d)?\s?[ap]m\b/i
const named =
  /\b(?:Sister|Brother|Bro|Sis|Mr|Mrs|Miss|Ms|Dr|Pastor|Deacon|Auntie|Uncle|Father|Aunt|Coach|Rev)\.? \p{Lu}\p{Ll}+|\b(?:Dad|Mum|Mom|Grandma|Grandpa|Nan|Gran|Grandmother|Grandfather|Halmoni)\b/u

const isPast = (one: Sentence) => one.clauses.some(({ tense }) => tense === 'past')
const iDid = (one: Sentence) =>
  one.clauses.some(({ subject, tense, verb }) => subject === 'i' && tense === 'past' && !performative.has(verb))
const ofMine = (one: Sentence) =>
  one.tokens.some(
    ({ word }, at) => (word === 'my' || word === 'our') && one.tokens.slice(at + 1, at + 4).some(({ lemma }) => family.has(lemma)),
  )
const isModern = (one: Sentence) => one.tokens.some(({ lemma }) => modernThings.has(lemma)) || when.test(one.plain)
const ofPassage = (one: Sentence, keys: ReadonlySet<string>) =>
  one.keys.length ? one.keys.filter((key) => keys.has(key)).length / one.keys.length : 0

/** What happened once, in our days: people and things that the Bible does not know. */
export const story = ({ sentences, passageKeys, captions }: Reading): number[] => {
  const raw = sentences.map(
    (one) =>
      (isPast(one) ? 0.45 : 0) +
      (iDid(one) ? 0.3 : 0) +
      (ofMine(one) ? 0.2 : 0) +
      (isModern(one) ? 0.2 : 0) +
      (opener.test(one.plain) ? 0.25 : 0) -
      0.6 * ofPassage(one, passageKeys) -
      (one.tokens.some(({ namesGod }) => namesGod) ? 0.25 : 0) -
      (one.marks.scripture >= 0.5 ? 0.5 : 0),
  )
  // A story goes on: a sentence is as much of one as its neighbors in the paragraph are.
  let running = 0
  return sentences.map((one, at) => {
    const around = [-2, -1, 0, 0, 1, 2].flatMap((step) => {
      const other = sentences[at + step]
      return other && (captions || other.paragraph === one.paragraph) ? [raw[at + step] ?? 0] : []
    })
    const mean = around.reduce((sum, value) => sum + value, 0) / Math.max(1, around.length)
    const own = raw[at] ?? 0
    running = opener.test(one.plain) && own > 0.3 ? 0.35 : Math.max(0, running - 0.05)
    if (one.marks.scripture >= 0.5 || one.segment !== sentences[at - 1]?.segment) running = 0
    return isPast(one) ? mean + 0.35 * own + running : mean > 0.5 ? mean + 0.35 * own : mean * 0.5
  })
}

const telling = new Set(['say', 'tell', 'ask'])
/** Of himself or of people whom one could know: with "I", with kin, with a name that the Bible does not have. */
export const privateMatter = ({ sentences, people }: Reading): number[] =>
  sentences.map((one) => {
    if (one.marks.scripture >= 0.6) return 0
    const person = named.test(one.plain) ? 0.35 : one.tokens.some(({ pos, text }) => pos === 'name' && people.has(text)) ? 0.3 : 0
    const mine = one.clauses.filter(({ subject }) => subject === 'i')
    const self = iDid(one)
      ? 0.5
      : mine.some(({ tense }) => tense === 'past')
        ? 0.35
        : mine.some(({ verb }) => !performative.has(verb))
          ? 0.25
          : 0
    const kinOrMe = ofMine(one) ? 0.35 : one.tokens.some(({ word }) => word === 'my' || word === 'me') ? 0.15 : 0
    const told =
      (one.marks.story >= 0.5 ? 0.25 : 0) + (one.marks.story >= 0.4 && one.tokens.some(({ lemma }) => telling.has(lemma)) ? 0.15 : 0)
    return self + kinOrMe + person + (isModern(one) ? 0.1 : 0) + told
  })
