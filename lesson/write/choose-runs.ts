import { unfitWords } from '#lesson/age-groups.ts'
import type { Analysis } from '#lesson/analyse/analyse-sermon.ts'
import { pointsTheWay } from '#lesson/analyse/can-be-point.ts'
import { archaic, modernise, standAlone } from '#lesson/analyse/modern-english.ts'
import type { Sentence } from '#lesson/analyse/rank-sentences.ts'
import { plainlySaid } from '#lesson/analyse/said-truths/said-truths.ts'
import { addressed, announces, dangles, isFragment, sacred, shouted, standsAlone, unreal } from '#lesson/analyse/whole-sentences.ts'
import { commonErrorsIn } from '#lesson/checks/scripture.ts'
import { makesLoveAReward } from '#lesson/checks/words.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { typographic } from '#lesson/words/typographic.ts'

/** `length`: above 0 longer sentences are liked, below it shorter ones. `longest`: so many words a sentence has at the most. */
export type Liking = { length: number; longest: number }

/** The share of words with ten letters or more: plain sentences are chosen before ornate ones. */
const longWords = (run: Sentence[]) =>
  (run
    .map((one) => one.text)
    .join(' ')
    .match(/\b\w{10,}\b/g)?.length ?? 0) / Math.max(1, wordsIn([run]))

export const wordsIn = (runs: Sentence[][]) => runs.flat().reduce((sum, one) => sum + one.words, 0)
/** The sentences of a run as a paragraph by itself, in today's English and with printed quotation marks. */
export const asParagraph = (run: Sentence[]) =>
  typographic(
    run
      .map((one, at) =>
        at === 0
          ? standAlone(modernise(one.text))
          : modernise(one.text)
              .replace(/(?<!\s)\s*\([^()\d]*\d[^()]*\)/g, '')
              .replace(/\s{0,9}(?:--+|–-|-–)\s*/g, ', '),
      )
      .join(' '),
  )

/** What people say to each other may stand; what is old, half open or long may be the Bible in words that are nobody's translation. */
function ownWords(text: string): boolean {
  const marks = text.match(/["“”]/g)?.length ?? 0
  if (marks === 0) return true
  const spoken = [...text.matchAll(/["“]([^"“”]*)["”]/g)].map(([, said = '']) => said)
  return (
    marks === 2 * spoken.length &&
    spoken.every((said) => countWords(said) <= 14 && modernise(said) === said) &&
    !findReferences(text).length
  )
}

const printable = new WeakMap<Sentence, boolean>()
/** Whether a sentence may stand in the devotional at all. Asked again for every taste, so the answer is kept. */
function isPrintable(one: Sentence, { scriptures: { main, quoted: fromBible } }: Analysis): boolean {
  const known = printable.get(one)
  if (known !== undefined) return known
  const text = modernise(one.text)
  const passage = main?.label ?? ''
  const may =
    !fromBible.has(one.at) &&
    !one.personal &&
    !unfitWords.teens.test(one.text) &&
    !shouted.test(text) &&
    !archaic.test(text) &&
    !/\[|\.\.\.|…|__|^\(/.test(one.text) &&
    !verse.test(one.text) &&
    !hollow.test(one.text) &&
    !addressed.test(text) &&
    !(unreal.test(one.text) && !/\b(?:if|unless|had \w+ not)\b/i.test(one.text)) &&
    ownWords(one.text) &&
    commonErrorsIn(`${passage} ${text}`).length === 0 &&
    !makesLoveAReward(text) &&
    /^["“]?\p{Lu}.*[.!?]["”]?$/su.test(one.text)
  printable.set(one, may)
  return may
}
const opening = new WeakMap<Sentence, { pointsBack: boolean; alone: boolean }>()
function asOpening(one: Sentence): { pointsBack: boolean; alone: boolean } {
  const known = opening.get(one)
  if (known) return known
  const made = {
    pointsBack:
      pointsBack.test(standAlone(one.text)) ||
      doesIt.test(one.text) ||
      namesWhatStoodBefore.test(one.text) ||
      isFragment(standAlone(one.text)) ||
      dangles(standAlone(one.text)),
    alone: standsAlone(one),
  }
  opening.set(one, made)
  return made
}

/** A pronoun at the start of a paragraph has nobody to point at. */
const pointsBack =
  /^["“'‘]?(?:and |but |so |for |then |yet )?(?:he|she|it|they|this|that|these|those|such|him|her|his|their|its|thus|hence|therefore|consequently|accordingly|whereas|likewise|moreover|furthermore|nevertheless|notwithstanding|considering|nor|besides|not only|in words|on this account|in like manner|there is one|there was one|assuredly|certainly|exactly|of course|very likely|you (?:say|ask)|indeed|if,? therefore|the same|all that has been)\b/i

/** "Abraham never does it.": what, stands in the sentence before. */
const doesIt = /^[^.,;]{0,60}\b(?:do|does|did|done|doing|knows?|knew|says?|said|meant|means|grant|granting) (?:it|so|that|this)\b[.!,]?/i
/** "We use this verse for people who do not know Christ.": which verse, stands before. */
const namesWhatStoodBefore =
  /^.{0,60}\b(?:this|that|these|those) (?:verses?|words?|stor(?:y|ies)|pictures?|sentences?|lines?|names?|questions?|man|men|woman|people|place|thing|things|promises?|phrase|text|passage)\b/i
/** What frightens more than it helps is a devotional's last choice. */
const frightening =
  /\b(?:hell|wrath|damn\w*|torment\w*|abhor\w*|perish\w*|destruction|devils?|devour\w*|blood|bloody|swords?|slaughter\w*|corpses?|vengeance|gnawing|bottomless|infants?|limbs?|deceased|worms?)\b/i
/** The quarrels and the pride of a country: a sermon may speak of them, a lesson for every child of the church need not. */
const ofTheDay =
  /\b(?:Americans?|America|nation[’']s|president\w*|government|country|patriot\w*|CEO|gay|lesbian|economy|econom\w+|unemploy\w*|jobs?|tax\w*|drugs?|communis\w+|cold war|crime|welfare|health care|bill|nuclear|military|union|citizens?|race|racial|bigot\w*|discriminat\w*)\b/i
/** Says that something is worth saying: "There is another grand point, which deserves our deepest consideration." */
const hollow =
  /\b(?:deserves?|grand|another|next|first|last|second) (?:\w+ )?(?:point|consideration|observation|head|remark)\b|\bmore (?:clear|undeniable) than (?:this|that)\b|\bnot the case\b/i
/** Lines of a poem in a row. */
const verse = /, (?:When|In|But|And|The|How|Where|Then|For|With|From|To|Of|If|Not|Or|As)\b[^.]*, \p{Lu}/u
/** From so many words on a run is a passage, and not a sentence or two. */
const longRun = 22
/** How much a run says what a lesson is for, 0 to 1.5: of God and faith more, of fear, the day's quarrels and nothing less. */
function weightOf(run: Sentence[]): number {
  const share = (pattern: RegExp) => run.filter((one) => pattern.test(one.text)).length / run.length
  return (1 + 0.5 * share(sacred)) * (share(frightening) > 0 ? 0.15 : 1) * (1 - 0.75 * share(ofTheDay))
}

/** The best neighbouring sentences of one paragraph inside a part of the sermon, opening on one that stands alone; `whatever` takes a sentence that says little of God too. */
export function bestRun(
  analysis: Analysis,
  {
    from,
    to,
    used,
    taste,
    least = 22,
    whatever = false,
  }: { from: number; to: number; used: Set<number>; taste: Liking; least?: number; whatever?: boolean },
): Sentence[] {
  const { sentences } = analysis
  const says = new Set(analysis.truths.filter(({ strength }) => strength >= plainlySaid).map(({ sentence }) => sentence))
  const fit = (one: Sentence | undefined) =>
    one !== undefined && !used.has(one.at) && one.words <= taste.longest && isPrintable(one, analysis)
  let best: Sentence[] = []
  let bestScore = 0
  for (let start = Math.floor(from * sentences.length); start < to * sentences.length; start++) {
    const first = sentences[start]
    if (!first || !fit(first) || first.question || first.words < 3 || asOpening(first).pointsBack) continue
    if (least >= 10 && !asOpening(first).alone) continue
    let words = 0
    for (let end = start; end < sentences.length && end < start + 10; end++) {
      const next = sentences[end]
      if (!next || !fit(next) || next.paragraph !== first.paragraph) break
      words += next.words
      if (words > 140) break
      if (words < least || announces.test(next.text)) continue
      const run = sentences.slice(start, end + 1)
      // A sentence or two by themselves have to say something of God or faith.
      if (words < longRun && !whatever && !run.some((one) => sacred.test(one.text) || says.has(one))) continue
      if (run.length === 1 && pointsTheWay.test(standAlone(modernise(first.text)))) continue
      const mean = words / run.length
      const score =
        (run.reduce((sum, one) => sum + one.rank, 0) / run.length) *
        Math.min(1, words / 90) *
        (mean > 21 ? 0.5 : 1) *
        (next.question ? 0.7 : 1) *
        weightOf(run) *
        (1 - 1.5 * longWords(run)) *
        Math.exp(taste.length * ((mean - 14) / 14 + longWords(run)))
      if (score > bestScore) [bestScore, best] = [score, run]
    }
  }
  for (const one of best) used.add(one.at)
  return best
}
