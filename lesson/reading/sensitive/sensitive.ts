import type { AgeGroup } from '#contract/lesson-book.ts'
import type { SensitiveMatter } from '#contract/lesson-plan.ts'
import type { Reading, Sentence } from '../reading.ts'
import { evidenceIn, isOfOld, weightOf, worthOf } from './evidence.ts'
import { guardOf } from './guard.ts'
import { topics, type Topic } from './topics.ts'

const help = [...topics.values()].find(({ noteImplied }) => noteImplied)
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
const leastOf = (sentences: number, { isSure, isDanger }: { isSure: boolean; isDanger: boolean }) =>
  0.68 + (isSure ? 0.3 : isDanger ? 0.4 : 0.8) * Math.min(1, sentences / 100)
/** As much as a phrase that can mean nothing else proves, where nothing makes light of it. */
const sure = 0.95
/** As much as one that usually means it proves beside light things. */
const likely = 0.45
/** A plan names no more. */
export const mostMatters = 12

const order = [...topics.values()]
const fewestWords = 5
/** Whether a sentence says it by itself, in his own voice and of our days. */
const showsIt = (one: Sentence, topic: string) =>
  one.words >= fewestWords &&
  Math.max(one.marks.scripture, one.marks.question, one.marks.fragment, one.marks.othersView) < 0.5 &&
  (one.marks.retold < 0.5 || one.marks.privateMatter >= 0.3) &&
  worthOf(one, topic) >= sure

/** `isOfToday`: some sentence that speaks of it tells more than what stands in the Bible. */
type Heard = { own: Topic; total: number; isSure: boolean; isOfToday: boolean; plainest: number; quote: string }
const known = new WeakMap<Reading, Heard[]>()
/** The matters of a sermon, the gravest first. A sentence that does not surely speak of its matter is no proof to show anybody. */
function heardIn(reading: Reading): Heard[] {
  const before = known.get(reading)
  if (before) return before
  const { sentences } = reading
  const found = evidenceIn(reading).flatMap((evidence) => {
    const own = topics.get(evidence.topic)
    const { total, plainest } = weightOf(evidence, sentences)
    if (!own || plainest < 0) return []
    const proofs = [...evidence.surest]
      .filter(([, value]) => value >= sure)
      .sort(([a], [b]) => (evidence.at.get(b) ?? 0) - (evidence.at.get(a) ?? 0))
      .flatMap(([at]) => sentences[at] ?? [])
    const isSure = proofs.length > 0
    if (total < leastOf(sentences.length, { isSure, isDanger: own.isDanger === true })) return []
    const isOfToday = [...evidence.surest].some(([at, value]) => value >= likely && sentences[at] && !isOfOld(sentences[at]))
    return [{ own, total, isSure, isOfToday, plainest, quote: proofs.find((one) => showsIt(one, own.topic))?.said.slice(0, 1200) ?? '' }]
  })
  const rank = ({ own, isSure }: Heard) => (own.isGrave ? (isSure ? 2 : 1) : 0)
  const ranked = found.sort(
    (a, b) => rank(b) - rank(a) || (rank(a) === 2 ? order.indexOf(a.own) - order.indexOf(b.own) : b.total - a.total),
  )
  known.set(reading, ranked)
  return ranked
}

/** A matter that no sentence of the sermon has to say. */
export function matterOf(topic: string): SensitiveMatter | undefined {
  const own = topics.get(topic)
  return own && { topic, note: planNote(own), quote: '' }
}

/** Matters that a leader has to be careful with, by sense, the gravest first; the sentence that surely says each, and what to mind. */
export function sensitiveMattersOf(reading: Reading): SensitiveMatter[] {
  const heard = heardIn(reading)
  const matters = heard.map(({ own, quote }) => ({ topic: own.topic, note: planNote(own), quote }))
  if (!help) return matters.slice(0, mostMatters)
  // What he says to whoever is in danger is said again, word for word, to whoever teaches.
  const guard = guardOf(reading)
  const others = matters.filter(({ topic }) => topic !== help.topic)
  const isTold = others.length < matters.length || guard !== ''
  // Whoever is told of in the Bible alone tells nobody.
  const isImplied = heard.some(({ own, isOfToday }) => own.mayBeTold && isOfToday)
  const note = isTold ? planNote(help) : isImplied ? help.noteImplied : ''
  if (!note) return matters.slice(0, mostMatters)
  const own = matters.find(({ topic }) => topic === help.topic)
  return [{ topic: help.topic, note, quote: guard || (own?.quote ?? '') }, ...others].slice(0, mostMatters)
}

/** The sentences, by their place, that say a matter most plainly: no book quotes them, nor tells their story. */
export const delicateSentences = (reading: Reading): ReadonlySet<number> => new Set(heardIn(reading).map(({ plainest }) => plainest))

/** What stands so near to a sentence that plainly tells of a grave matter, in its paragraph, tells of the same. */
const nearby = 3
/** The sentences, by their place, that tell of a grave matter of the sermon or stand beside one that does: no book quotes them. */
export function graveSentences(reading: Reading): ReadonlySet<number> {
  const { sentences } = reading
  const told = new Set(heardIn(reading).map(({ own }) => own.topic))
  const places = evidenceIn(reading).flatMap(({ topic, at }) =>
    isGrave(topic) && told.has(topic) ? [...at].flatMap(([place, value]) => (value >= sure ? [place] : [])) : [],
  )
  return new Set(
    places.flatMap((place) =>
      sentences.flatMap((one, at) => (Math.abs(at - place) <= nearby && one.paragraph === sentences[place]?.paragraph ? [at] : [])),
    ),
  )
}
