import type { AgeGroup } from '#contract/lesson-book.ts'
import type { SensitiveMatter } from '#contract/lesson-plan.ts'
import type { Reading } from '../reading.ts'
import { evidenceIn, weightOf } from './evidence.ts'
import { topics, type Topic } from './topics.ts'

const help = [...topics.values()].find(({ noteImplied }) => noteImplied)
/** Whether a matter is told to the leaders of all ages. */
export const isForAllAges = (topic: string): boolean => topics.get(topic)?.forAllAges ?? false
/** Whether a matter goes before all others, and is said in full at every age. */
export const isGrave = (topic: string): boolean => topics.get(topic)?.isGrave ?? false
/** The note of a plan stands for all three books; a plan may be old, or the note the leader's own. */
const planNote = ({ note }: Topic) => note.all ?? note.teens ?? ''
/** What the leader of one age has to mind; a note that is not of this table stays as it is. */
export function noteForAge({ topic, note }: Pick<SensitiveMatter, 'topic' | 'note'>, age: AgeGroup): string {
  const own = topics.get(topic)
  return own && note === planNote(own) ? (own.note[age] ?? note) : note
}
/**
 * From here on a matter is in the sermon; a long one has more words that are of it by chance, and most where none of them is sure. A
 * matter in which somebody may be in danger is told sooner once too often.
 */
const leastOf = (sentences: number, isProved: boolean) => 0.68 + (isProved ? 0.3 : 0.8) * Math.min(1, sentences / 100)
/** As much as a phrase that can mean nothing else proves, where nothing makes light of it. */
const sure = 0.95
const most = 12

/** Matters that a leader has to be careful with, by sense, the gravest first; the sentence that says each most plainly, and what to mind. */
export function sensitiveMattersOf(reading: Reading): SensitiveMatter[] {
  const { sentences } = reading
  const found = evidenceIn(reading).flatMap((evidence) => {
    const own = topics.get(evidence.topic)
    const { total, plainest } = weightOf(evidence, sentences)
    const quote = sentences[plainest]?.said
    if (!own || !quote) return []
    const isProved = own.isDanger === true || evidence.said.some(({ value }) => value >= sure)
    if (total < leastOf(sentences.length, isProved)) return []
    return [{ own, quote: quote.slice(0, 1200), total }]
  })
  const ranked = found.sort((a, b) => Number(b.own.isGrave ?? false) - Number(a.own.isGrave ?? false) || b.total - a.total)
  const told = ranked.find(({ own }) => own.mayBeTold)
  const implied =
    told && help?.noteImplied && ranked.every(({ own }) => own !== help)
      ? [{ topic: help.topic, note: help.noteImplied, quote: told.quote }]
      : []
  return [...implied, ...ranked.map(({ own, quote }) => ({ topic: own.topic, note: planNote(own), quote }))].slice(0, most)
}

/** What stands so near to a sentence that plainly tells of a grave matter, in its paragraph, tells of the same. */
const nearby = 3
/** The sentences, by their place, that tell of a grave matter of the sermon or stand beside one that does: no book quotes them. */
export function graveSentences(reading: Reading): ReadonlySet<number> {
  const { sentences } = reading
  const told = new Set(sensitiveMattersOf(reading).map(({ topic }) => topic))
  const places = evidenceIn(reading).flatMap(({ topic, at }) =>
    isGrave(topic) && told.has(topic) ? [...at].flatMap(([place, value]) => (value >= sure ? [place] : [])) : [],
  )
  return new Set(
    places.flatMap((place) =>
      sentences.flatMap((one, at) => (Math.abs(at - place) <= nearby && one.paragraph === sentences[place]?.paragraph ? [at] : [])),
    ),
  )
}
