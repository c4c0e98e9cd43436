import { ageProfiles } from '#lesson/age-groups.ts'
import type { Analysis } from '#lesson/analyse/analyse-sermon.ts'
import type { Sentence } from '#lesson/analyse/rank-sentences.ts'
import { readabilityOf } from '#lesson/analyse/sentences.ts'
import { plainBridge, type Theme } from '#lesson/bank/bank.ts'
import { type Bible, osisOf } from '#lesson/scripture/bible.ts'
import { newWordsIn } from '#lesson/words/faith-words.ts'
import { unfamiliarShare } from '#lesson/words/familiar-words.ts'
import { bridgesFor, mostBridges } from './choose-bridges.ts'
import { asParagraph, bestRun, type Liking, wordsIn } from './choose-runs.ts'
import { pointsOf } from './find-evidence.ts'
import { aroundPassage, heardIn, scriptureOf } from './quote-passage.ts'

const profile = ageProfiles.teens

/** Which of the sermon's passages are liked: longer or plainer sentences, how many words of them, how many of the Bible's, how many bridges. */
type Taste = Liking & { words: number; scripture: number; bridges: number }
/** From the most of the sermon to less of it; each has its plain and its long sentences tried, with one verse and with several. */
const tastes: Taste[] = [
  [280, 0, 0, 34],
  [210, 0, 0, 34],
  [280, 0, 1, 34],
  [150, 0, 1, 34],
  [150, 110, 1, 34],
  [120, 0, 2, 34],
  [90, 150, 2, 34],
  // An old sermon of long sentences: what it has in shorter ones.
  [150, 0, 1, 24],
  [120, 110, 1, 24],
  [60, 0, 2, 24],
  // A sermon of which nothing can be printed.
  [0, 150, 2, 24],
  [0, 0, 2, 24],
].flatMap(([words = 0, scripture = 0, bridges = 0, longest = 0]) =>
  [0, 1, -1, 2.5, -2.5].map((length) => ({ length, longest, words, scripture, bridges })),
)

/** What a sermon says of which nothing can be printed: its points, in our words. */
function saidInShort(analysis: Analysis, theme: Theme): string[] {
  const points = pointsOf(analysis, { theme, ageGroup: 'teens' }).slice(0, profile.keyPoints[1])
  return points.length > 0 ? ['What was said comes down to this.', ...points.map(({ point }) => point)] : []
}

/** Below this many words of the sermon even single sentences are welcome; above it they only make the text restless. */
const fewWords = 80

/** The devotional in the first taste that a teenager can read, else in the one that comes closest. */
export function writeDevotional(analysis: Analysis, theme: Theme, bible: Bible): string {
  const { sermon, scriptures } = analysis
  const [own = [], ...others] = inTurns(bridgesFor(`${sermon.title} ${scriptures.main?.label ?? ''}`))
  const tries = [
    ...tastes.map((taste) => ({ taste, bridges: own.slice(0, taste.bridges) })),
    // Bridges are not all equally long of breath: another two may lift what these could not.
    ...others.flatMap((bridges) => tastes.filter((taste) => taste.bridges === mostBridges).map((taste) => ({ taste, bridges }))),
  ]
  let best = { text: '', off: Infinity }
  for (const { taste, bridges } of tries) {
    const text = composed(analysis, theme, bible, { ...taste, bridges })
    const off = distanceFromTeens(text)
    if (off < best.off) best = { text, off }
    if (off === 0) break
  }
  return best.text
}

const inTurns = <T>(all: T[]): T[][] => all.flatMap((_, at) => (at % mostBridges === 0 ? [all.slice(at, at + mostBridges)] : []))

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

function composed(
  analysis: Analysis,
  theme: Theme,
  bible: Bible,
  { bridges, ...taste }: Omit<Taste, 'bridges'> & { bridges: string[] },
): string {
  const { speaker, title } = analysis.sermon
  const passage = analysis.scriptures.main
  const used = new Set<number>()
  const thirds: [number, number][] = [
    [0, 0.3],
    [0.37, 0.63],
    [0.7, 1],
  ]
  // Each third of the sermon is heard; a third without a long clean run gives a shorter one.
  const bars = [{ least: 40 }, { least: 22 }, { least: 12 }, { least: 6 }, { least: 6, whatever: true }]
  const runs = thirds
    .map(([from, to]) =>
      bars.reduce<Sentence[]>((run, bar) => (run.length ? run : bestRun(analysis, { from, to, used, taste, ...bar })), []),
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
  const from = `${passage ? `In “${title}”, ${speaker || 'the preacher'} ${passage.declared ? 'opened' : 'drew on'} ${passage.label}.` : `This comes from “${title}”${speaker ? ` by ${speaker}` : ''}.`}`
  const sermonWords = wordsIn(runs)
  const around = passage && sermonWords < 240 ? aroundPassage(bible, passage.verses) : { text: [], verses: [] }
  // What stands around the passage is read there, and not a second time.
  const unread = (passage?.verses ?? []).filter((verse) => !around.verses.some((one) => osisOf(one) === osisOf(verse)))
  return [
    theme.opening,
    ...around.text,
    first ? `${from} Here is part of what was said. ${first}` : [from, ...saidInShort(analysis, theme)].join(' '),
    ...rest,
    ...bridges,
    ...(first ? [] : [plainBridge]),
    ...scriptureOf(bible, unread, { words: taste.scripture, heard: heardIn(analysis) }),
    `${theme.closing} So take this with you: ${theme.truth.teens}`,
  ].join('\n\n')
}
