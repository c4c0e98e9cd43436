import { ageProfiles, unfitWords } from '#lesson/age-groups.ts'
import type { Analysis } from '#lesson/analyse/analyse-sermon.ts'
import { archaic, modernise, standAlone } from '#lesson/analyse/modern-english.ts'
import type { Sentence } from '#lesson/analyse/rank-sentences.ts'
import { readabilityOf } from '#lesson/analyse/sentences.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { commonErrorsIn } from '#lesson/checks/scripture.ts'
import { makesLoveAReward } from '#lesson/checks/words.ts'
import { announces, dangles, shouted, standsAlone } from '#lesson/analyse/whole-sentences.ts'
import { devotionalBridges, type Theme } from '#lesson/bank/bank.ts'
import { type Bible, keyStems, labelOf, osisOf, textOf, type Verse } from '#lesson/scripture/bible.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { newWordsIn } from '#lesson/words/faith-words.ts'
import { typographic } from '#lesson/words/typographic.ts'
import { unfamiliarShare } from '#lesson/words/familiar-words.ts'

const profile = ageProfiles.teens

/** Which of the sermon's passages are liked: longer or plainer sentences, how many words of them, how many of the Bible's, how many bridges. */
type Taste = { length: number; words: number; scripture: number; bridges: number }
/** From the most of the sermon to less of it; each has its plain and its long sentences tried, with one verse and with several. */
const tastes: Taste[] = [
  [280, 0, 0],
  [210, 0, 0],
  [280, 0, 1],
  [150, 0, 1],
  [150, 110, 1],
  [120, 0, 2],
  [90, 150, 2],
].flatMap(([words = 0, scripture = 0, bridges = 0]) => [0, 1, -1, 2.5, -2.5].map((length) => ({ length, words, scripture, bridges })))

/** The devotional in the first taste that a teenager can read, else in the one that comes closest. */
export function writeDevotional(analysis: Analysis, theme: Theme, bible: Bible): string {
  let best = { text: '', off: Infinity }
  for (const taste of tastes) {
    const text = composed(analysis, theme, bible, taste)
    const off = distanceFromTeens(text)
    if (off < best.off) best = { text, off }
    if (off === 0) break
  }
  return best.text
}

/** How far a text is from what teenagers read well: 0 when every bound holds. */
function distanceFromTeens(text: string): number {
  const { words, mean, longest, grade } = readabilityOf(text)
  const outside = (value: number, [least, most]: readonly [number, number]) => Math.max(0, least - value, value - most)
  return (
    outside(words, profile.storyWords) / 20 +
    outside(Math.round(grade * 10) / 10, profile.grade) +
    Math.max(0, mean - profile.meanSentence) +
    Math.max(0, longest - profile.longestSentence) / 5 +
    Math.max(0, unfamiliarShare(text).share - profile.unfamiliarShare) * 20 +
    Math.max(0, newWordsIn(text, 'teens').length - profile.newWords)
  )
}

function composed(analysis: Analysis, theme: Theme, bible: Bible, taste: Taste): string {
  const { speaker, title } = analysis.sermon
  const passage = analysis.scriptures.main
  const used = new Set<number>()
  const thirds: [number, number][] = [
    [0, 0.3],
    [0.37, 0.63],
    [0.7, 1],
  ]
  // Each third of the sermon is heard; a third without a long clean run gives a shorter one.
  const runs = thirds
    .map(([from, to]) =>
      [40, 22, 12, 6].reduce<Sentence[]>((run, least) => (run.length ? run : bestRun(analysis, { from, to, used, taste, least })), []),
    )
    .filter((run) => run.length > 0)
  // Short or old sermons have few long clean runs: ask for less, step by step, before the devotional stays short.
  for (const [least, enough] of [
    [40, taste.words],
    [22, taste.words],
    [12, taste.words * 0.7],
    [6, fewWords],
  ] as const)
    for (let more = 0; more < 6 && wordsIn(runs) < enough; more++) runs.push(bestRun(analysis, { from: 0, to: 1, used, taste, least }))
  const [first = '', ...rest] = runs
    .filter((run) => run.length)
    .sort((a, b) => (a[0]?.at ?? 0) - (b[0]?.at ?? 0))
    .map(asParagraph)
  const from = `${passage ? `In “${title}”, ${speaker || 'the preacher'} ${passage.declared ? 'opened' : 'drew on'} ${passage.label}.` : `This comes from “${title}”${speaker ? ` by ${speaker}` : ''}.`} Here is part of what was said.`
  const sermonWords = wordsIn(runs)
  const around = passage && sermonWords < 240 ? aroundPassage(bible, passage.verses) : { text: [], verses: [] }
  // What stands around the passage is read there, and not a second time.
  const unread = (passage?.verses ?? []).filter((verse) => !around.verses.some((one) => osisOf(one) === osisOf(verse)))
  return [
    theme.opening,
    ...around.text,
    `${from} ${first}`.trim(),
    ...rest,
    ...devotionalBridges.slice(0, taste.bridges),
    ...scriptureOf(bible, unread, { words: taste.scripture, heard: heardIn(analysis) }),
    `${theme.closing} So take this with you: ${theme.truth.teens}`,
  ].join('\n\n')
}

const introduction = 'The passage itself says it like this:'

/**
 * One verse of the passage, or a run of its verses of about so many words, in the translation that was asked for: what the
 * sermon is titled and says most. `heard` has the weight of each stem in the sermon.
 */
function scriptureOf(bible: Bible, verses: Verse[], { words, heard }: { words: number; heard: Map<string, number> }): string[] {
  const heardIn = (run: Verse[]) => {
    const stems = [...new Set(keyStems(textOf(run)))]
    return stems.reduce((sum, word) => sum + (heard.get(word) ?? -0.3) * bible.rarity(word), 0) / Math.sqrt(stems.length + 1)
  }
  const here = verses.flatMap((one) => bible.passage(`${one.book}.${one.chapter}.${one.verse}`))
  const whole = (run: Verse[]) =>
    /[.!?]["”’]*$/.test(run.at(-1)?.text ?? '') &&
    readabilityOf(`${introduction} ${quoted(textOf(run))}`).longest <= profile.longestSentence
  const runs = here
    .map((_, from) => {
      let to = from + 1
      while (to < here.length && countWords(textOf(here.slice(from, to))) < words) to++
      return here.slice(from, to)
    })
    .filter((run) => whole(run) && countWords(textOf(run)) >= Math.max(8, words * 0.6) && (words > 0 || quotesPaired(textOf(run))))
    .toSorted((a, b) => heardIn(b) - heardIn(a))
  // A longer run is read for its longer sentences; the sermon's own verses come first.
  const run = words > 0 ? runs.slice(0, 3).toSorted((a, b) => readabilityOf(textOf(b)).grade - readabilityOf(textOf(a)).grade)[0] : runs[0]
  return run ? [`${introduction} ${quoted(textOf(run))} (${labelOf(run)})`] : []
}
/** How strongly a sermon says a stem: its title above all, then its most central sentences. */
function heardIn({ sermon, sentences }: Analysis): Map<string, number> {
  const central = sentences.toSorted((a, b) => b.rank - a.rank).slice(0, 15)
  return new Map([
    ...sentences.flatMap((one) => one.stems.map((word) => [word, 0.3] as const)),
    ...central.flatMap((one) => one.stems.map((word) => [word, 1] as const)),
    ...keyStems(sermon.title).map((word) => [word, 2] as const),
  ])
}
/** Quotation marks inside ours become single ones. */
const quoted = (text: string) => `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`
const quotesPaired = (text: string) => (text.match(/[“”]/g)?.length ?? 0) % 2 === 0

const readAloud = 'Hear the passage and what stands with it:'
/** So many words of the Bible at the most, where the sermon has few sentences to print. */
const readWords = 110

/** A short passage from the beginning of its sentence on, and what follows it, for a sermon that has few sentences to print. */
function aroundPassage(bible: Bible, verses: Verse[]): { text: string[]; verses: Verse[] } {
  const nothing = { text: [], verses: [] }
  const [one] = verses
  if (!one || verses.length > 6) return nothing
  const at = (step: number) => bible.passage(`${one.book}.${one.chapter}.${one.verse + step}`)[0]
  const begins = [0, -1, -2, -3].find((step) => {
    const before = at(step - 1)
    return at(step) && /^["“‘]?\p{Lu}/u.test(at(step)?.text ?? '') && (!before || /[.!?]["”’]*$/.test(before.text))
  })
  if (begins === undefined) return nothing
  const run: Verse[] = []
  let read: Verse[] = []
  for (let step = begins; step < begins + 8; step++) {
    const verse = at(step)
    if (!verse) break
    run.push(verse)
    const { longest, words } = readabilityOf(`${readAloud} ${quoted(textOf(run))}`)
    if (longest > profile.longestSentence || words > readWords) break
    if (/[.!?]["”’]*$/.test(verse.text)) read = [...run]
  }
  return read.length > 0 ? { text: [`${readAloud} ${quoted(textOf(read))} (${labelOf(read)})`], verses: read } : nothing
}

/** Below this many words of the sermon even single sentences are welcome; above it they only make the text restless. */
const fewWords = 80

/** The share of words with ten letters or more: plain sentences are chosen before ornate ones. */
const longWords = (run: Sentence[]) =>
  (run
    .map((one) => one.text)
    .join(' ')
    .match(/\b\w{10,}\b/g)?.length ?? 0) / Math.max(1, wordsIn([run]))

const wordsIn = (runs: Sentence[][]) => runs.flat().reduce((sum, one) => sum + one.words, 0)
const asParagraph = (run: Sentence[]) =>
  typographic(
    run
      .map((one, at) =>
        at === 0
          ? standAlone(modernise(one.text))
          : modernise(one.text)
              .replace(/\s*\([^)]*\d[^)]*\)/g, '')
              .replace(/\s*(?:--+|–-|-–)\s*/g, ', '),
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
    one.words <= 30 &&
    !one.personal &&
    !unfitWords.teens.test(one.text) &&
    !shouted.test(text) &&
    !archaic.test(text) &&
    !/\[|\.\.\.|…|__|^\(/.test(one.text) &&
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
    pointsBack: pointsBack.test(standAlone(one.text)) || doesIt.test(one.text) || dangles(standAlone(one.text)),
    alone: standsAlone(one),
  }
  opening.set(one, made)
  return made
}

/** A pronoun at the start of a paragraph has nobody to point at. */
const pointsBack =
  /^["“'‘]?(?:and |but |so |for |then |yet )?(?:he|she|it|they|this|that|these|those|such|him|her|his|their|its|thus|hence|therefore|consequently|accordingly|whereas|likewise|moreover|furthermore|nevertheless|notwithstanding|considering|nor|besides|not only|in words|on this account|in like manner|there is one|there was one|assuredly|certainly|exactly|of course|if,? therefore|the same|all that has been)\b/i

/** "Abraham never does it.": what, stands in the sentence before. */
const doesIt = /^[^.,;]{0,40}\b(?:do|does|did|done|knows?|knew|says?|said|meant|means) (?:it|so|that|this)[.!,]/i
/** What frightens more than it helps is a devotional's last choice. */
const frightening = /\b(?:hell|wrath|damn\w*|torment\w*|abhor\w*|perish\w*|destruction|devil)\b/i

/** The best neighbouring sentences of one paragraph inside a part of the sermon, opening on one that stands alone. */
function bestRun(
  analysis: Analysis,
  { from, to, used, taste, least = 22 }: { from: number; to: number; used: Set<number>; taste: Taste; least?: number },
): Sentence[] {
  const { sentences } = analysis
  const fit = (one: Sentence | undefined) => one !== undefined && !used.has(one.at) && isPrintable(one, analysis)
  let best: Sentence[] = []
  let bestScore = 0
  for (let start = Math.floor(from * sentences.length); start < to * sentences.length; start++) {
    const first = sentences[start]
    if (!first || !fit(first) || first.question || asOpening(first).pointsBack) continue
    if (least >= 10 && !asOpening(first).alone) continue
    let words = 0
    for (let end = start; end < sentences.length && end < start + 10; end++) {
      const next = sentences[end]
      if (!next || !fit(next) || next.paragraph !== first.paragraph) break
      words += next.words
      if (words > 140) break
      if (words < least || announces.test(next.text)) continue
      const run = sentences.slice(start, end + 1)
      const mean = words / run.length
      const score =
        (run.reduce((sum, one) => sum + one.rank, 0) / run.length) *
        Math.min(1, words / 90) *
        (mean > 21 ? 0.5 : 1) *
        (next.question ? 0.7 : 1) *
        (run.some((one) => frightening.test(one.text)) ? 0.15 : 1) *
        (1 - 1.5 * longWords(run)) *
        Math.exp(taste.length * ((mean - 14) / 14 + longWords(run)))
      if (score > bestScore) [bestScore, best] = [score, run]
    }
  }
  for (const one of best) used.add(one.at)
  return best
}
