import type { LessonPlan } from '#contract/lesson-plan.ts'
import { hasBlank } from '#lesson/reading/cut-sentences.ts'
import { covered, keysOf } from '#lesson/reading/nearness.ts'
import type { Reading, Sentence } from '#lesson/reading/reading.ts'
import { sensitiveMattersOf } from '#lesson/reading/sensitive/sensitive.ts'
import { tokensOf } from '#lesson/reading/tagger.ts'
import { withoutLabel } from './big-idea.ts'
import { featuresOf } from './features.ts'
import { learned, scoreOf } from './rank.ts'
import { standsAlone } from './stands-alone.ts'
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
 * The sentences in which the preacher himself says the idea: a run of them, else the one; [] where he says it nowhere, or where the idea
 * is his own sentence already.
 */
export function excerptOf(reading: Reading, { text, quote, how }: Pick<LessonPlan['bigIdea'], 'text' | 'quote' | 'how'>): string[] {
  const run = runOf(reading, text)
  const isHis = quote && how !== 'leader'
  return (run.length > 0 || isHis ? run : [sentenceOf(reading, text) ?? []].flat()).map(withoutLabel)
}

/**
 * The run of sentences in which the preacher himself says the idea, word for word: of one paragraph, beginning with one that needs
 * nothing before it and ending where nothing goes on; [] where he says it nowhere at such length. Captions and notes have no sentences
 * that could be set one after the other.
 */
function runOf(reading: Reading, idea: string): string[] {
  const { sentences, rarity } = reading
  if (reading.captions || reading.notes) return []
  const wanted = keysOf(tokensOf(idea))
  const features = featuresOf(reading)
  const isFit = fitIn(reading)
  const point = (from: number, to: number) =>
    features.slice(from, to).reduce((sum, own) => sum + scoreOf(own, learned.point), 0) / (to - from)
  return runsOf(reading, (_, at) => isFit[at] === true)
    .map(([from, to]) => {
      const run = sentences.slice(from, to)
      const near = covered(
        wanted,
        run.flatMap(({ keys }) => keys),
        rarity,
      )
      return { near, score: near + pointCounts * point(from, to), said: run.map(({ said }) => said) }
    })
    .filter(({ near }) => near >= least)
    .sort((a, b) => b.score - a.score)
    .slice(0, 1)
    .flatMap(({ said }) => said)
}

/**
 * The one sentence in which he says it, where he does not at length; undefined where none says so much of it. Of 44 open sermons without
 * a run 13 have one, and 12 of them say what the sermon came down to; of four more from 0.22 on two do not.
 */
function sentenceOf(reading: Reading, idea: string): string | undefined {
  const wanted = keysOf(tokensOf(idea))
  const features = featuresOf(reading)
  const isFit = fitIn(reading)
  const [best] = reading.sentences
    .map((one, at) => ({ one, near: covered(wanted, one.keys, reading.rarity), own: features[at], isFit: isFit[at] }))
    .filter(({ one, near, isFit: fits }) => fits && near >= alone.least && isSaidAlone(one))
    .map(({ one, near, own }) => ({ said: one.said, score: near + (own ? pointCounts * scoreOf(own, learned.point) : 0) }))
    .sort((a, b) => b.score - a.score)
  return best?.said
}
const alone = { least: 0.28, fewest: 8, most: 28 }
const isSaidAlone = ({ said, marks, words: count }: Sentence): boolean =>
  count >= alone.fewest &&
  count <= alone.most &&
  standsAlone(said) &&
  marks.dangles < 0.5 &&
  marks.question < 0.5 &&
  marks.fragment < 0.6 &&
  !/[:;,–—-]$/.test(said)

/** For every sentence whether it is the preacher's own, harms nobody and names nobody. */
function fitIn(reading: Reading): boolean[] {
  const features = featuresOf(reading)
  const grave = new Set(sensitiveMattersOf(reading).map(({ quote }) => quote))
  return reading.sentences.map((one, at) => {
    const own = features[at]
    return (
      own !== undefined &&
      scoreOf(own, learned.harm) <= mostHarm &&
      isPreachers(one) &&
      !grave.has(one.said) &&
      !namesSomebody(reading, one)
    )
  })
}

const isPreachers = (one: Sentence): boolean =>
  isUsable(one) &&
  one.marks.concession < 0.5 &&
  one.marks.othersView < 0.5 &&
  one.marks.privateMatter < 0.4 &&
  one.marks.humor < 0.6 &&
  !hasBlank(one.said)
const namesSomebody = ({ people }: Reading, { said }: Sentence) => [...people].some((name) => said.includes(name))

/** Runs of fit sentences that can be printed by themselves, as places in the sermon. */
function runsOf({ sentences }: Reading, isFit: (one: Sentence, at: number) => boolean): [from: number, to: number][] {
  const found: [number, number][] = []
  sentences.forEach((first, from) => {
    if (!standsAlone(first.said) || first.marks.dangles >= 0.5 || first.marks.question >= 0.5 || goesOn.test(first.said)) return
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
