import type { Reading, Sentence } from '../reading.ts'
import { tokensOf } from '../tagger.ts'
import { phrasesOf, placesIn, type Phrase, type Places } from './phrases.ts'
import { topics } from './topics.ts'
import wordsData from './words.json' with { type: 'json' }

/** How far a phrase proves its matter: it can mean nothing else, it usually means it, it is worth a second look. */
const tiers = { sure: 1, likely: 0.7, hint: 0.3 } as const
type Tier = keyof typeof tiers
const words = wordsData as { classes: Record<string, string>; harmless: string[]; topics: Record<string, Record<Tier, string[]>> }
const phrases = (lines: readonly string[]): Phrase[] => lines.flatMap((line) => phrasesOf(line, words.classes))
const lexicon = Object.entries(words.topics).map(([topic, of]) => ({
  topic,
  own: topics.get(topic),
  phrases: (Object.keys(tiers) as Tier[]).flatMap((tier) => phrases(of[tier]).map((phrase) => ({ ...phrase, tier }))),
}))
const harmless = phrases(words.harmless)
const lightWords = new Set(words.classes['light']?.split('; '))

/** What speaks for a matter in one sermon, by sentence. */
export type Evidence = {
  topic: string
  at: Map<number, number>
  /** What the one phrase of a sentence that proves most is worth. */
  surest: Map<number, number>
  said: { phrase: string; tier: Tier; sentences: number[]; value: number }[]
}

const picture = /\b(?:like (?:an?|the|some\w+|he|she|they|it)|as if|as though|the color of|kind of|as \w+ as)\b/i
const inAPicture = 0.4
/** What is told from the Bible happened to nobody in the room; what he says is not so, is not; what God does is no crime. */
const asOfOld = 0.35
const asOfGod = 0.2
const denied = 0.5

/** How far a sentence is to be taken at its word: less in a joke, an announcement, a picture. */
const seriousness = ({ sentences }: Reading, isHarmless: ReadonlySet<number>): number[] =>
  sentences.map(
    ({ marks, plain }, at) =>
      (isHarmless.has(at) ? 0.15 : 1) *
      (picture.test(plain) ? inAPicture : 1) *
      (marks.humor >= 0.6 ? 0.6 : 1) *
      (marks.announcement >= 0.6 ? 0.6 : 1),
  )

/** Less beside cake and softball, too. */
function gravity({ sentences }: Reading): number[] {
  const light = sentences.map(({ tokens }) => new Set(tokens.filter(({ word }) => lightWords.has(word)).map(({ word }) => word)).size)
  return sentences.map(({ paragraph }, at) => {
    const near = (step: number) => (sentences[at + step]?.paragraph === paragraph ? (light[at + step] ?? 0) : 0)
    const around = (light[at] ?? 0) + 0.5 * (near(-1) + near(1))
    return around >= 2 ? 0.4 : around >= 1 ? 0.65 : 1
  })
}

/** Whether a sentence tells what stands in the Bible: it happened to nobody in the room. */
export const isOfOld = ({ marks }: Sentence): boolean => marks.scripture >= 0.5 || (marks.retold >= 0.6 && marks.privateMatter < 0.3)

const known = new WeakMap<Reading, Evidence[]>()
/** All that speaks for each matter. */
export function evidenceIn(reading: Reading): Evidence[] {
  const found = known.get(reading) ?? allEvidenceIn(reading)
  known.set(reading, found)
  return found
}

const places = new WeakMap<Reading, Places>()
/** Where the words of a sermon stand, found once. */
export function placesOf(reading: Reading): Places {
  const found = places.get(reading) ?? placesIn(reading.sentences, reading.bibleNames)
  places.set(reading, found)
  return found
}

function allEvidenceIn(reading: Reading): Evidence[] {
  const where = placesOf(reading)
  const grave = gravity(reading)
  const old = reading.sentences.map(isOfOld)
  const isOfGod = reading.sentences.map(({ clauses, tokens }) => {
    const divine = new Set(tokens.filter(({ namesGod }) => namesGod).map(({ word }) => word))
    return divine.size > 0 && clauses.some(({ subject }) => divine.has(subject))
  })
  const serious = seriousness(reading, new Set(harmless.flatMap((phrase) => [...where(phrase)])))
  return lexicon.map(({ topic, own, phrases: all }) => {
    const taken = reading.sentences.map(
      (_, id) => (serious[id] ?? 1) * (own?.isLived && old[id] ? asOfOld : 1) * (own?.isLived && own.isGrave && isOfGod[id] ? asOfGod : 1),
    )
    const at = new Map<number, number>()
    const surest = new Map<number, number>()
    const said = all.flatMap((phrase) => {
      const sentences = [...where(phrase)]
      if (sentences.length === 0) return []
      // A scene of several parts is no joke because there is soup in it.
      const isPlain = own?.isOfLightThings === true || phrase.isScene
      // "It is not your fault" denies no danger, nor "she does not know me" that she is ill.
      const denies = !own?.isDanger && !phrase.negates
      const values = sentences.map(
        (sentence) =>
          tiers[phrase.tier] *
          (taken[sentence] ?? 1) *
          (isPlain ? 1 : (grave[sentence] ?? 1)) *
          (denies && (reading.sentences[sentence]?.marks.denial ?? 0) >= 0.6 ? denied : 1),
      )
      sentences.forEach((sentence, index) => {
        const value = values[index] ?? 0
        at.set(sentence, (at.get(sentence) ?? 0) + value)
        surest.set(sentence, Math.max(value, surest.get(sentence) ?? 0))
      })
      return [{ phrase: phrase.said, tier: phrase.tier, sentences, value: Math.max(...values) }]
    })
    return { topic, at, surest, said }
  })
}

const worthIn = (where: Places, all: (typeof lexicon)[number]['phrases']) =>
  all.reduce((sum, phrase) => sum + (where(phrase).size > 0 ? tiers[phrase.tier] : 0), 0)
/** What a sentence by itself is worth for a matter. */
export const worthOf = (one: Pick<Sentence, 'tokens' | 'paragraph'>, topic: string): number =>
  worthIn(placesIn([one]), lexicon.find((own) => own.topic === topic)?.phrases ?? [])
/** What a few words by themselves are worth for a matter: for one of the list, or for each. */
export function mattersOf(text: string, only?: string): Map<string, number> {
  const where = placesIn([{ tokens: tokensOf(text), paragraph: 0 }])
  return new Map(
    lexicon.flatMap(({ topic, phrases: all }): [string, number][] => {
      const worth = only === undefined || topic === only ? worthIn(where, all) : 0
      return worth > 0 ? [[topic, worth]] : []
    }),
  )
}

/** What speaks for it elsewhere in the sermon proves less than what stands together. */
const elsewhereCounts = 0.5

/**
 * The weight of a matter in the sermon: its strongest place counts in full, every other proof a little, a word that comes again nothing.
 * And the sentence of that place that says it most plainly.
 */
export function weightOf({ at, said }: Evidence, sentences: readonly Sentence[]): { total: number; plainest: number } {
  let total = 0
  let best = -1
  for (const id of at.keys()) {
    const near = [-1, 0, 1].reduce(
      (sum, step) => sum + (sentences[id + step]?.paragraph === sentences[id]?.paragraph ? (at.get(id + step) ?? 0) * (step ? 0.6 : 1) : 0),
      0,
    )
    if (near > total) {
      total = near
      best = id
    }
  }
  const elsewhere = said.reduce((sum, { sentences: of, value }) => sum + (of.some((id) => Math.abs(id - best) > 1) ? value : 0), 0)
  const plainest = [best, best - 1, best + 1]
    .filter((id) => sentences[id]?.paragraph === sentences[best]?.paragraph)
    .reduce((plain, id) => ((at.get(id) ?? 0) > (at.get(plain) ?? 0) ? id : plain), best)
  return { total: total + elsewhereCounts * elsewhere, plainest }
}
