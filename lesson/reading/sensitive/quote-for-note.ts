import type { AgeGroup } from '#contract/lesson-book.ts'
import type { KeptPlan, SensitiveMatter } from '#contract/lesson-plan.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { tokensOf } from '../tagger.ts'
import { mattersOf } from './evidence.ts'
import { topics } from './topics.ts'

/** So many words of it are read at a glance. */
const mostWords = 24
/** More than a word that usually means something else. */
const plainly = 0.6

/** Runs of so many of its pieces as are read at a glance. */
const runsOf = (pieces: readonly string[]) =>
  pieces.flatMap((_, from) =>
    pieces
      .slice(from)
      .map((_, more) => ({ from, to: from + more + 1, text: pieces.slice(from, from + more + 1).join(' ') }))
      .filter(({ text }) => countWords(text) <= mostWords),
  )
/** The part of it that speaks most of the matter, with a sign where something is left out. */
function shortened({ topic, quote }: SensitiveMatter): string {
  const whole = quote.replace(/\s+/g, ' ').trim()
  if (countWords(whole) <= mostWords) return whole
  const bestOf = (pieces: readonly string[]) =>
    runsOf(pieces)
      .map((run) => ({ ...run, isLast: run.to === pieces.length, worth: mattersOf(run.text).get(topic) ?? 0 }))
      .filter(({ worth }) => worth > 0)
      .sort((a, b) => b.worth - a.worth || countWords(b.text) - countWords(a.text))[0]
  // A sentence without signs to cut it at is cut between any six words.
  const six = whole.match(/(?:\S+\s?){1,6}/g)?.map((piece) => piece.trim()) ?? []
  const best = bestOf(whole.split(/(?<=[,;:.!?—–]["”’]?)\s+/)) ?? bestOf(six) ?? { from: 0, isLast: false, text: six.slice(0, 4).join(' ') }
  return `${best.from > 0 ? '… ' : ''}${best.isLast ? best.text : `${best.text.replace(/[\s,;:—–]+$/, '')} …`}`
}

/**
 * What the preacher says of a matter, for the note that warns of it; '' where that is nothing for the book of an age: a harsh sentence,
 * or one that names somebody.
 */
export function quoteForNote(matter: SensitiveMatter, age: AgeGroup, { private: people }: Pick<KeptPlan, 'private'>): string {
  const { topic, quote } = matter
  if (!quote) return ''
  if (age === 'teens') return shortened(matter)
  const isHarsh =
    topics.get(topic)?.isHarsh || [...mattersOf(quote)].some(([other, worth]) => worth > plainly && topics.get(other)?.isHarsh)
  const words = ` ${quote.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const names =
    people.some((name) => words.includes(` ${name.toLowerCase()} `)) ||
    tokensOf(quote).some(({ pos, namesGod }) => pos === 'name' && !namesGod)
  return isHarsh || names ? '' : shortened(matter)
}
