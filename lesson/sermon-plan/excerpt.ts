import type { LessonPlan } from '#contract/lesson-plan.ts'
import { isFragment } from '#lesson/words/fragment.ts'
import { hasBlank, runsOn } from '#lesson/reading/cut-sentences.ts'
import { covered, keysOf } from '#lesson/reading/nearness.ts'
import type { Reading, Sentence } from '#lesson/reading/reading.ts'
import { delicateSentences, graveSentences } from '#lesson/reading/sensitive/sensitive.ts'
import { tokensOf } from '#lesson/reading/tagger.ts'
import { withoutLabel } from './big-idea.ts'
import { featuresOf } from './features.ts'
import { learned, scoreOf } from './rank.ts'
import { aside } from './row-points.ts'
import { deniesItsReason, standsAlone } from './stands-alone.ts'
import { isUsable } from './usable.ts'

/** So many words are read aloud in half a minute; fewer are a sentence, which stands elsewhere. */
const words = { least: 25, most: 90 }
/**
 * So much of the idea has to be in it. Of 76 labelled sermons 18 have such a run; read one by one, 17 of them say what the sermon came
 * down to, where of those between 0.28 and this 3 of 8 did.
 */
const least = 0.36
/** How much it counts that its sentences look like points. */
const pointCounts = 0.1
const mostHarm = 0.5
/** What follows takes the word back, or goes on with it: there nothing ends. */
const goesOn = /^["“'‘]?(?:but|yet|then|therefore|so|and|because|no|yes|nor|or)\b/i

/**
 * The sentences in which the preacher himself says the idea: a run of them, else the one with what he says beside it, else the one; []
 * where he says it nowhere, or where the idea is his own sentence already and stands by itself.
 */
export function excerptOf(reading: Reading, { text, quote, how }: Pick<LessonPlan['bigIdea'], 'text' | 'quote' | 'how'>): string[] {
  const isHis = quote !== '' && how !== 'leader'
  if (!isHis) {
    const run = runOf(reading, text)
    const at = run.length > 0 ? undefined : sentenceOf(reading, text)
    return (at === undefined ? run : grownFrom(reading, at, text)).map(withoutLabel)
  }
  const own = runOf(reading, text, quote)
  const at = own.length > 0 ? undefined : placeOf(reading, quote)
  const grown = at === undefined ? own : grownFrom(reading, at, text)
  // What he says in one sentence by itself, he unfolds somewhere else.
  return (grown.length > 1 ? grown : runOf(reading, text)).map(withoutLabel)
}

/** Where the idea stands in the sermon, if it is one sentence of it that can be printed. */
function placeOf(reading: Reading, quote: string): number | undefined {
  const isFit = fitIn(reading)
  const at = reading.sentences.findIndex(({ said }) => said === quote)
  const one = reading.sentences[at]
  return one && isFit[at] && isSaidAlone(one, reading) ? at : undefined
}

/** So many sentences of his are quoted at most. */
const mostSentences = 4
/** What takes up the sentence before it. */
const takesUp = /^["“'‘]?(?:it|that|this|he|she|they|because|which|you|we|not)\b/i
/** A sentence with those behind it, and the one before it, that are about the same: of its paragraph, until something else begins. */
function grownFrom(reading: Reading, at: number, idea: string): string[] {
  const { sentences } = reading
  const one = sentences[at]
  if (!one) return []
  const isFit = fitIn(reading)
  const about = new Set([...one.keys, ...keysOf(tokensOf(idea))])
  const belongs = (other: Sentence | undefined, step: number): other is Sentence =>
    other !== undefined &&
    other.paragraph === one.paragraph &&
    isFit[other.id] === true &&
    other.marks.question < 0.5 &&
    other.marks.fragment < 0.6 &&
    other.words <= alone.most &&
    !beside.test(other.plain) &&
    (other.keys.some((key) => about.has(key)) || (step > 0 && takesUp.test(other.plain)))
  let from = at
  let to = at + 1
  const count = () => sentences.slice(from, to).reduce((sum, { words: own }) => sum + own, 0)
  const hasRoom = (other: Sentence) => to - from < mostSentences && count() + other.words <= words.most
  if (!reading.captions && !reading.notes) {
    for (let next = sentences[to]; belongs(next, 1) && hasRoom(next); next = sentences[to]) to++
    // Nothing ends where the next sentence takes it back or goes on with it.
    while (to > at + 1 && !isEnd(sentences[to - 1] ?? one, sentences[to])) to--
    const before = sentences[at - 1]
    if (to - from < 2 && belongs(before, -1) && hasRoom(before) && begins(before)) from--
  }
  return sentences.slice(from, to).map(({ said }) => said)
}

/**
 * The run of sentences in which the preacher himself says the idea, word for word: of one paragraph, beginning with one that needs
 * nothing before it and ending where nothing goes on; [] where he says it nowhere at such length. Captions and notes have no sentences
 * that could be set one after the other.
 */
function runOf(reading: Reading, idea: string, holding = ''): string[] {
  const { sentences, rarity } = reading
  if (reading.captions || reading.notes) return []
  const wanted = keysOf(tokensOf(idea))
  const features = featuresOf(reading)
  const isFit = fitIn(reading)
  const point = (from: number, to: number) =>
    features.slice(from, to).reduce((sum, own) => sum + scoreOf(own, learned.point), 0) / (to - from)
  const look = (from: number, to: number) => Math.max(...features.slice(from, to).map((own) => scoreOf(own, learned.idea)))
  return runsOf(reading, (_, at) => isFit[at] === true)
    .map(([from, to]) => {
      const run = sentences.slice(from, to)
      const near = covered(
        wanted,
        run.flatMap(({ keys }) => keys),
        rarity,
      )
      return { near, score: near + pointCounts * point(from, to) + lookCounts * look(from, to), said: run.map(({ said }) => said) }
    })
    .filter(({ near, said }) => near >= least && said.join(' ').includes(holding))
    .sort((a, b) => b.score - a.score)
    .slice(0, 1)
    .flatMap(({ said }) => said)
}

/**
 * The one sentence in which he says it, where he does not at length; undefined where none says so much of it. It has words of the idea,
 * and is among those that most look like the sermon's idea: the fewer of the words, the more of the look.
 */
function sentenceOf(reading: Reading, idea: string): number | undefined {
  const wanted = keysOf(tokensOf(idea))
  const features = featuresOf(reading)
  const isFit = fitIn(reading)
  const likely = features
    .map((own, at) => ({ at, look: scoreOf(own, learned.idea) }))
    .filter(({ at }) => isUsable(reading.sentences[at] as Sentence))
    .sort((a, b) => b.look - a.look)
    .slice(0, surely.at(-1)?.rank)
  const [best] = likely
    .map(({ at, look }, rank) => {
      const near = covered(wanted, reading.sentences[at]?.keys ?? [], reading.rarity)
      return { at, near, score: near + lookCounts * look, isSure: surely.some((one) => rank < one.rank && near >= one.near) }
    })
    .filter(({ at, isSure }) => isSure && isFit[at] === true && isSaidAlone(reading.sentences[at] as Sentence, reading))
    .sort((a, b) => b.score - a.score)
  return best?.at
}
/** How much it counts that a sentence looks like an idea. */
const lookCounts = 0.04
/** Of 62 open sermons 29 have such a sentence or a run; read one by one, 27 say what the sermon came down to. */
const surely = [
  { rank: 2, near: 0.17 },
  { rank: 3, near: 0.2 },
  { rank: 8, near: 0.34 },
]
const alone = { fewest: 7, most: 38 }
const isSaidAlone = ({ said, marks, words: count }: Sentence, { captions }: Reading): boolean =>
  count >= alone.fewest &&
  count <= alone.most &&
  standsAlone(withoutLabel(said)) &&
  !deniesItsReason(said) &&
  !isFragment(withoutLabel(said)) &&
  (marks.dangles < 0.5 || withoutLabel(said) !== said) &&
  marks.question < 0.5 &&
  marks.fragment < 0.6 &&
  !/[:;,–—-]$/.test(said) &&
  !(captions && runsOn(said))

/** For every sentence whether it is the preacher's own, harms nobody and names nobody. */
const fitOf = new WeakMap<Reading, boolean[]>()
function fitIn(reading: Reading): boolean[] {
  const known = fitOf.get(reading)
  if (known) return known
  const features = featuresOf(reading)
  const delicate = delicateSentences(reading)
  const grave = graveSentences(reading)
  const fit = reading.sentences.map((one, at) => {
    const own = features[at]
    return (
      own !== undefined &&
      scoreOf(own, learned.harm) <= mostHarm &&
      isPreachers(one) &&
      !delicate.has(at) &&
      !grave.has(at) &&
      !namesSomebody(reading, one)
    )
  })
  fitOf.set(reading, fit)
  return fit
}

const isPreachers = (one: Sentence): boolean =>
  isUsable(one) &&
  one.marks.concession < 0.5 &&
  one.marks.othersView < 0.5 &&
  one.marks.privateMatter < 0.4 &&
  one.marks.humor < 0.6 &&
  !aside.test(withoutLabel(one.plain)) &&
  !beside.test(withoutLabel(one.plain)) &&
  !hasBlank(one.said)
/** What he says of his own speaking, or asks to hear. */
const beside =
  /\blet me\b|\b(?:say|hear|tell) (?:me|amen|it with me)\b|^(?:amen|hallelujah|listen|look)\b|\bif you (?:forget|remember|hear|write|only take|get|take|['’]ve got (?:one|a)) |\bthat['’]s the (?:sermon|whole sermon|point)\b|\bone (?:line|sentence)\b/i
const namesSomebody = ({ people }: Reading, { said }: Sentence) => [...people].some((name) => said.includes(name))

/** A sentence that needs nothing before it. "A phrase in it" is of something that was named. */
const begins = (one: Sentence): boolean =>
  standsAlone(one.said) &&
  one.marks.dangles < 0.5 &&
  one.marks.question < 0.5 &&
  !goesOn.test(one.said) &&
  !/\b(?:in|of|about|from|on|at) it\b|\bverses?\b/i.test(one.plain)
/** Runs of fit sentences that can be printed by themselves, as places in the sermon. */
function runsOf({ sentences }: Reading, isFit: (one: Sentence, at: number) => boolean): [from: number, to: number][] {
  const found: [number, number][] = []
  sentences.forEach((first, from) => {
    if (!begins(first)) return
    let count = 0
    for (let at = from; at < sentences.length; at++) {
      const one = sentences[at]
      const isSamePart = one && one.segment === first.segment && one.paragraph === first.paragraph
      if (!isSamePart || !isFit(one, at) || (count += one.words) > words.most) return
      if (at > from && count >= words.least && isEnd(one, sentences[at + 1])) found.push([from, at + 1])
    }
  })
  return found
}

const isEnd = (one: Sentence, next: Sentence | undefined): boolean =>
  !(next && next.paragraph === one.paragraph && goesOn.test(next.said)) &&
  one.marks.question < 0.5 &&
  one.marks.fragment < 0.6 &&
  !/[:;,–—-]$/.test(one.said)
