import type { SensitiveMatter } from '#contract/lesson-plan.ts'
import type { Reading, Sentence } from '../reading.ts'
import topicsData from './topics.json' with { type: 'json' }

type Topic = {
  topic: string
  note: string
  alone: string[]
  weak: string[]
  together: [string[], string[]][]
  /** From where on it is in the sermon, where its words often mean something else. */
  least?: number
  /** Somebody may be living with it and tell: whoever teaches has to know what to do then. */
  mayBeTold?: boolean
  /** Said to whoever teaches, of whatever age. */
  forAllAges?: boolean
  /** What is said where the preacher himself does not speak of telling. */
  noteImplied?: string
}
const topics = topicsData as unknown as Topic[]
const help = topics.find(({ noteImplied }) => noteImplied)
const forAllAges = new Set(topics.filter((one) => one.forAllAges).map(({ topic }) => topic))
/** Whether a matter is told to the leaders of all ages. */
export const isForAllAges = (topic: string): boolean => forAllAges.has(topic)
/** A word that means it anywhere counts one; one that often means something else, so little that several must stand together; two that mean it only together count less. */
const together = 0.7
const weakly = 0.35
/** From here on a matter is in the sermon. */
const usually = 0.7
/** Weak words add up no further than this in one sermon: all the world’s doctors make no illness. */
const mostWeakly = 1.4
const most = 12

/** Matters that a leader has to be careful with, by sense; the sentence that says each most plainly, and what to mind. */
export function sensitiveMattersOf({ sentences }: Reading): SensitiveMatter[] {
  const where = placesOf(sentences)
  const found = topics.flatMap(({ topic, note, alone, weak, together: pairs, least = usually, mayBeTold = false }) => {
    const values = new Map<number, number>()
    const add = (ids: Iterable<number>, value: number) => {
      for (const id of ids) values.set(id, (values.get(id) ?? 0) + value)
    }
    add(new Set(alone.flatMap(where)), 1)
    for (const [a, b] of pairs) {
      const second = new Set(b.flatMap(where))
      add(new Set(a.flatMap(where).filter((id) => second.has(id))), together)
    }
    const firm = [...values.values()].reduce((sum, value) => sum + value, 0)
    const hints = weak.map(where).filter(({ length }) => length)
    for (const ids of hints) add(ids.slice(0, 6), weakly)
    const total = firm + Math.min(mostWeakly, hints.length * weakly)
    const [best] = [...values].sort((x, y) => y[1] - x[1])
    const quote = sentences[best?.[0] ?? -1]?.said
    return quote && total >= least ? [{ topic, note, quote: quote.slice(0, 1200), total, mayBeTold }] : []
  })
  const ranked = found.sort((a, b) => b.total - a.total)
  const told = ranked.find(({ mayBeTold }) => mayBeTold)
  const implied =
    told && help?.noteImplied && ranked.every(({ topic }) => topic !== help.topic)
      ? [{ topic: help.topic, note: help.noteImplied, quote: told.quote }]
      : []
  return [...implied, ...ranked].slice(0, most).map(({ topic, note, quote }) => ({ topic, note, quote }))
}

/** In which sentences a word stands as it is or as its lemma, or a run of words one behind the other. */
function placesOf(sentences: readonly Sentence[]): (wanted: string) => number[] {
  const having = new Map<string, number[]>()
  const lines = sentences.map(({ tokens, id }) => {
    for (const word of new Set(tokens.flatMap(({ lemma, word }) => [lemma, word]))) {
      const list = having.get(word)
      if (list) list.push(id)
      else having.set(word, [id])
    }
    return ` ${tokens.map(({ word }) => word).join(' ')} | ${tokens.map(({ lemma }) => lemma).join(' ')} `
  })
  return (wanted) => {
    if (!wanted.includes(' ')) return having.get(wanted) ?? []
    const [first = ''] = wanted.split(' ')
    return (having.get(first) ?? []).filter((id) => lines[id]?.includes(` ${wanted} `))
  }
}
