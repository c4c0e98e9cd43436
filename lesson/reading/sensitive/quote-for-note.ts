import type { KeptPlan, SensitiveMatter } from '#contract/lesson-plan.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { namesPerson } from '../people.ts'
import { tokensOf } from '../tagger.ts'
import { mattersOf } from './evidence.ts'
import { isGuard } from './guard.ts'
import { isForAllAges, topics } from './topics.ts'

/** So many words of it are read at a glance. */
const mostWords = 24
/** More than a word that usually means something else. */
const plainly = 0.6

type Run = { from: number; text: string; isLast: boolean; worth: number }
/** Of the runs of its pieces that are read at a glance the one that speaks most of the matter, and of two alike the longer one. */
function bestOf(pieces: readonly string[], topic: string): Run | undefined {
  const worth = pieces.map((piece) => mattersOf(piece, topic).get(topic) ?? 0)
  let best: Run | undefined
  pieces.forEach((_, from) => {
    for (let to = from + 1; to <= pieces.length; to++) {
      const text = pieces.slice(from, to).join(' ')
      if (countWords(text) > mostWords) return
      const run = { from, text, isLast: to === pieces.length, worth: worth.slice(from, to).reduce((sum, one) => sum + one, 0) }
      const isBetter = !best || run.worth > best.worth || (run.worth === best.worth && countWords(text) > countWords(best.text))
      if (run.worth > 0 && isBetter) best = run
    }
  })
  return best
}
/** Half a pair of brackets or quotation marks is left where a sentence was cut out of its paragraph. */
const paired = (text: string) =>
  ['()', '“”'].reduce((rest, [opens = '', closes = '']) => {
    const isWhole = rest.includes(opens) === rest.includes(closes)
    return isWhole ? rest : rest.replaceAll(opens, '').replaceAll(closes, '')
  }, text)
/** The part of it that speaks most of the matter, with a sign where something is left out. */
function shortened({ topic, quote }: SensitiveMatter): string {
  const whole = quote.replace(/\s+/g, ' ').trim()
  if (countWords(whole) <= mostWords) return paired(whole)
  // A sentence without signs to cut it at is cut between any six words.
  const six = whole.match(/(?:\S+\s?){1,6}/g)?.map((piece) => piece.trim()) ?? []
  const best = bestOf(whole.split(/(?<=[,;:.!?—–]["”’]?)\s+/), topic) ??
    bestOf(six, topic) ?? { from: 0, isLast: false, text: six.slice(0, 4).join(' ') }
  const text = paired(best.text)
  return `${best.from > 0 ? '… ' : ''}${best.isLast ? text : `${text.replace(/(?<![\s,;:—–])[\s,;:—–]+$/, '')} …`}`
}

/** Written large, and nobody's name. */
const ofCalendar =
  /^(?:\p{L}+day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Lent|Advent)$/u
const title = /^(?:Miss|Mrs|Mr|Ms|Sister|Sis|Brother|Bro|Pastor|Deacon|Dr)\.?$/
/** What he says to whoever is in danger is no harsh word and stands whole; whom to tell is a name that no page has. */
function guardForNote(guard: string, people: readonly string[]): string {
  const bare = (word: string) => word.replace(/^[^\p{L}]+|[^\p{L}].*$/gu, '')
  const named = new Set([...people, ...tokensOf(guard).flatMap((token) => (namesPerson(token) ? [bare(token.text)] : []))])
  const words = guard.trim().split(/\s+/)
  const isName = (word: string | undefined) => word !== undefined && !title.test(word) && named.has(bare(word))
  return words
    .flatMap((word, at) => {
      if (title.test(word) && isName(words[at + 1])) return []
      return isName(word) ? [word.replace(bare(word), '…')] : [word]
    })
    .join(' ')
}

/**
 * What the preacher says of a matter, for the note that warns of it; '' where that is for no page that may lie about: a harsh sentence,
 * or one that names somebody. On What We Heard the leader sees it all the same.
 */
export function quoteForNote(matter: SensitiveMatter, { private: people }: Pick<KeptPlan, 'private'>): string {
  const { topic, quote } = matter
  if (!quote) return ''
  if (isForAllAges(topic) && isGuard(quote)) return guardForNote(quote, people)
  const isHarsh =
    topics.get(topic)?.isHarsh || [...mattersOf(quote)].some(([other, worth]) => worth > plainly && topics.get(other)?.isHarsh)
  const words = ` ${quote.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const names =
    people.some((name) => words.includes(` ${name.toLowerCase()} `)) ||
    tokensOf(quote).some(({ pos, namesGod, text }) => pos === 'name' && !namesGod && !ofCalendar.test(text))
  return isHarsh || names ? '' : shortened(matter)
}
