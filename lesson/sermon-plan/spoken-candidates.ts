import { saysSomething } from '#lesson/reading/clauses.ts'
import { betweenCues, isToTheRoom, type Stretch } from '#lesson/reading/room-words.ts'
import type { Reading, Sentence } from '#lesson/reading/reading.ts'
import { tokensOf } from '#lesson/reading/tagger.ts'
import { isWhole } from './is-whole.ts'
import type { Candidate } from './rank.ts'

const run = 4
/** So many words that come again stand alone without what is around them. */
const leastCore = 6
const leastWords = 4
/** More is several sentences that nothing parts. */
const mostWords = 40

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d][\p{L}\d'’]*/gu) ?? []
const runsOf = (words: readonly string[]) => words.slice(0, 1 - run).map((_, at) => words.slice(at, at + run).join(' '))

/** Runs of words that a preacher says more than once: what he wants kept. */
function repeatedRuns({ sentences }: Reading): ReadonlySet<string> {
  const seen = new Map<string, number>()
  for (const one of runsOf(sentences.flatMap(({ said }) => wordsOf(said)))) seen.set(one, (seen.get(one) ?? 0) + 1)
  return new Set([...seen].flatMap(([one, times]) => (times > 1 ? [one] : [])))
}

type Word = { text: string; from: number; to: number; again: boolean }
function wordsIn({ text, from }: Stretch, repeated: ReadonlySet<string>): Word[] {
  const words = [...text.matchAll(/\S+/g)].map(({ index, 0: one }) => ({
    text: one,
    from: from + index,
    to: from + index + one.length,
    again: false,
  }))
  const plain = words.map((one) => wordsOf(one.text).join(' '))
  runsOf(plain).forEach((one, at) => {
    if (repeated.has(one)) for (const word of words.slice(at, at + run)) word.again = true
  })
  return words
}
/** The longest run of words that come again, of those that touch a part of them, as first and last. */
function coreOf(words: readonly Word[], [first, last]: readonly [number, number]): [number, number] | undefined {
  let best: [number, number] | undefined
  for (let from = 0; from < words.length; from++) {
    if (!words[from]?.again) continue
    let to = from
    while (words[to + 1]?.again) to++
    if (to - from + 1 >= leastCore && to >= first && from <= last && (!best || to - from > best[1] - best[0])) best = [from, to]
    from = to
  }
  return best
}

/** What a clause cannot begin behind, and cannot end with. */
const binds =
  /^(?:that|who|which|what|how|than|as|to|not|of|in|on|at|for|with|from|by|the|an?|his|her|my|your|our|their|and|or|is|was|are|were|will|can|if|when|because|\p{L}+n['’]t)$/iu
/** What begins one. */
const opens =
  /^(?:if|when|because|god|jesus|christ|the|an?|you|he|she|we|they|it|i|there|this|that|your|his|our|my|their|nobody|everybody|whoever|whatever|don['’]t|let|most|sometimes|(?:it|he|that|there|you|we|they|god|jesus)['’]\p{L}+)$/iu
/** What goes on with a clause that stands before it. */
const goesOn = /^(?:so that|not to|until|till|before)$/i

/** A paragraph of captions: where its sentences stand in it, and what is said between the cues. */
type Spoken = { from: Map<number, number>; stretches: Word[][] }
function spokenIn(sentences: readonly Sentence[], repeated: ReadonlySet<string>): Spoken {
  const from = new Map<number, number>()
  let text = ''
  for (const { id, said } of sentences) {
    from.set(id, text.length)
    text += `${said} `
  }
  from.set((sentences.at(-1)?.id ?? -1) + 1, text.length)
  return { from, stretches: betweenCues(text.trimEnd()).map((one) => wordsIn(one, repeated)) }
}

/** What a piece of captions says between what is said to the room: what comes again of it, or as far as it goes. */
function nuggetOf({ from, stretches }: Spoken, first: number, next: number): string | undefined {
  const begins = from.get(first) ?? 0
  const ends = from.get(next) ?? Infinity
  const nuggets = stretches.flatMap((words) => {
    let start = words.findIndex((word) => word.from >= begins)
    let last = words.findLastIndex((word) => word.from < ends)
    if (start < 0 || last < start) return []
    const core = coreOf(words, [start, last])
    const mayBegin = (at: number) => !binds.test(words[at - 1]?.text ?? '') && opens.test(words[at]?.text ?? '')
    if (core && mayBegin(core[0])) start = core[0]
    // A thought goes on where the words on both sides come again together, or where its purpose follows.
    if (core && !binds.test(words[core[1]]?.text ?? '')) last = core[1]
    else if (goesOn.test(words[last + 1]?.text ?? '') || goesOn.test(`${words[last + 1]?.text} ${words[last + 2]?.text}`))
      last = Math.max(
        last,
        words.findLastIndex((word) => word.from < (from.get(next + 1) ?? ends)),
      )
    const kept = words.slice(start, last + 1)
    const [said] = betweenCues(kept.map((one) => one.text).join(' '))
    return said ? [{ said: said.text, again: kept.filter(({ again }) => again).length, count: kept.length }] : []
  })
  const [best] = nuggets
    .filter(({ said, count }) => count >= leastWords && count <= mostWords && saysSomething(tokensOf(said)) && isWhole(said))
    .sort((a, b) => b.again - a.again || b.count - a.count)
  return best?.said
}

/** Candidates as they can be printed: none that is said to the room; in captions what is said between the cues, the neighbors and the sounds. */
export function spokenCandidates(reading: Reading, candidates: readonly Candidate[]): Candidate[] {
  const { sentences, captions } = reading
  if (!captions) return candidates.filter(({ from, to }) => !sentences.slice(from, to).some(({ said }) => isToTheRoom(said)))
  const repeated = repeatedRuns(reading)
  const paragraphs = new Map<number, Sentence[]>()
  for (const one of sentences) paragraphs.set(one.paragraph, [...(paragraphs.get(one.paragraph) ?? []), one])
  const spoken = new Map([...paragraphs].map(([paragraph, own]) => [paragraph, spokenIn(own, repeated)]))
  return candidates.flatMap((one) => {
    const own = spoken.get(sentences[one.from]?.paragraph ?? -1)
    const text = own && nuggetOf(own, one.from, one.to)
    return text ? [{ ...one, text }] : []
  })
}
