import type { LessonBook } from '#contract/lesson-book.ts'
import { ageProfiles, unfitWords } from '#lesson/age-groups.ts'
import type { Analysis } from '#lesson/analyse/analyse-sermon.ts'
import { archaic, modernise, standAlone } from '#lesson/analyse/modern-english.ts'
import type { Sentence } from '#lesson/analyse/rank-sentences.ts'
import { countWords, readabilityOf } from '#lesson/analyse/sentences.ts'
import { shouted, standsAlone } from '#lesson/analyse/whole-sentences.ts'
import type { Theme } from '#lesson/bank/bank.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { type Bible, labelOf, textOf, type Verse } from '#lesson/scripture/bible.ts'
import { chooseActivities } from './choose-activities.ts'
import { evidenceFor } from './find-evidence.ts'
import { chooseMemoryVerse } from './memory-verse.ts'

const profile = ageProfiles.teens

/** The teens' book: an opening and a closing of ours around the sermon's best whole passages. */
export function writeTeens(analysis: Analysis, theme: Theme, bible: Bible): LessonBook {
  const memoryVerse = chooseMemoryVerse(analysis, theme, bible, 'teens')
  const passage = analysis.scriptures.main
  const points = analysis.points.filter((point) => countWords(point.text) <= 26 && !unfitWords.teens.test(point.text))
  const own = evidenceFor(analysis, theme.truth.teens, Object.keys(theme.words))
  const keyPoints = points.length ? points.map((point) => point.text) : [theme.truth.teens]
  const evidence = points.length ? points.map((point) => ({ point: point.text, quote: point.quote })) : own ? [own] : []
  const idea = analysis.bigIdea
  const focus =
    idea?.stated && countWords(idea.text) <= profile.bottomLineWords && !unfitWords.teens.test(idea.text) ? idea.text : theme.truth.teens
  const { title, speaker } = analysis.sermon
  return {
    ...emptyBook('teens', 'offline'),
    title: theme.titles.teens === title ? theme.name : theme.titles.teens,
    bottomLine: theme.truth.teens,
    passage: passage?.label ?? '',
    devotional: { title: theme.titles.teens, focus, content: devotional(analysis, theme, bible) },
    keyPoints,
    evidence,
    memoryVerse,
    activities: chooseActivities(analysis, theme, 'teens'),
    discussionQuestions: [
      ...analysis.questions
        .slice(0, 1)
        .map((one) => one.text)
        .filter((text) => !unfitWords.teens.test(text) && !archaic.test(text)),
      ...theme.questions.teens,
    ].slice(0, 7),
    weeklyChallenge: {
      title: `Seven days: ${theme.name}`,
      description: `${theme.truth.teens} Do one small thing each day.`,
      days: theme.days.teens.map((activity, at) => ({
        day: `Day ${at + 1}`,
        activity:
          at === 0 && passage
            ? `Read ${passage.verses.length > 40 ? labelOf(passage.verses.slice(0, 20)) : passage.label}. ${activity.replace(/^Read the passage(?:[^,.]*?)(?:,| and) ?/i, '').replace(/^./, (c) => c.toUpperCase())}`
            : activity,
      })),
    },
    prayer: theme.prayer.teens,
    toCheck: speaker ? [`The devotional quotes whole sentences from “${title}” by ${speaker}. Read it once aloud before you teach.`] : [],
  }
}

function devotional(analysis: Analysis, theme: Theme, bible: Bible): string {
  const { speaker, title } = analysis.sermon
  const passage = analysis.scriptures.main
  const used = new Set<number>()
  const slices: [number, number][] = [
    [0, 0.3],
    [0.22, 0.5],
    [0.45, 0.75],
    [0.65, 1],
  ]
  const runs = slices.map(([from, to]) => bestRun(analysis, { from, to, used })).filter((run) => run.length > 0)
  // Short or old sermons have few long clean runs: ask for less, step by step, before the devotional stays short.
  for (const least of [22, 12, 6])
    for (let more = 0; more < 6 && wordsIn(runs) < 270; more++) runs.push(bestRun(analysis, { from: 0, to: 1, used, least }))
  const verse = passage?.verses.find(
    (one) =>
      countWords(one.text) >= 8 &&
      countWords(one.text) <= 32 &&
      /[.!?]["”]?$/.test(one.text) &&
      (one.text.match(/[“”]/g)?.length ?? 0) % 2 === 0,
  )
  const scripture = verse && `The passage says: “${textOf([verse]).replace(/[“”]/g, '’')}” (${labelOf([verse])})`
  const from = `${passage ? `In “${title}”, ${speaker || 'the preacher'} opened ${passage.label}.` : `This comes from “${title}”${speaker ? ` by ${speaker}` : ''}.`} Here is part of what was said.`
  const body = runs
    .filter((run) => run.length)
    .sort((a, b) => (a[0]?.at ?? 0) - (b[0]?.at ?? 0))
    .map(asParagraph)
  const [first = '', ...rest] = body
  const around = passage && wordsIn(runs) < 240 ? aroundPassage(bible, passage.verses) : []
  return [
    theme.opening,
    ...around,
    `${from} ${first}`.trim(),
    ...rest,
    ...(scripture ? [`${scripture} ${theme.verseMeaning.teens}`] : [theme.verseMeaning.teens]),
    `So take this with you: ${theme.truth.teens} You do not have to feel it all today. Choose one small step from the weekly challenge, and tell one person that you are doing it.`,
  ].join('\n\n')
}

/** The verses around a short passage, for a sermon that has few sentences to print. */
function aroundPassage(bible: Bible, verses: Verse[]): string[] {
  const [one] = verses
  if (!one || verses.length > 6) return []
  const at = (step: number) => bible.passage(`${one.book}.${one.chapter}.${one.verse + step}`)[0]
  const fits = (verse: Verse | undefined) => verse !== undefined && readabilityOf(verse.text).longest <= profile.longestSentence
  // Outwards from the passage, and no verse left out between: the label names a run.
  const before = fits(at(-1)) ? (fits(at(-2)) ? -2 : -1) : 0
  const after = [0, 1, 2, 3, 4].findIndex((step) => !fits(at(step)))
  const near = Array.from({ length: (after < 0 ? 5 : after) - before }, (_, step) => at(before + step)).filter(
    (verse) => verse !== undefined,
  )
  if (near.length === 0 || after === 0) return []
  return [`Hear the words around the passage (${labelOf(near)}): ${textOf(near).replace(/[“”]/g, '')}`]
}

/** The share of words with ten letters or more: plain sentences are chosen before ornate ones. */
const longWords = (run: Sentence[]) =>
  (run
    .map((one) => one.text)
    .join(' ')
    .match(/\b\w{10,}\b/g)?.length ?? 0) / Math.max(1, wordsIn([run]))

const wordsIn = (runs: Sentence[][]) => runs.flat().reduce((sum, one) => sum + one.words, 0)
const asParagraph = (run: Sentence[]) =>
  run
    .map((one, at) =>
      at === 0
        ? standAlone(modernise(one.text))
        : modernise(one.text)
            .replace(/\s*\([^)]*\d[^)]*\)/g, '')
            .replace(/\s*(?:--+|–-|-–)\s*/g, ', '),
    )
    .join(' ')

/** The best neighbouring sentences of one paragraph inside a part of the sermon, opening on one that stands alone. */
function bestRun(
  analysis: Analysis,
  { from, to, used, least = 22 }: { from: number; to: number; used: Set<number>; least?: number },
): Sentence[] {
  const { sentences } = analysis
  const fit = (one: Sentence | undefined) =>
    one !== undefined &&
    !used.has(one.at) &&
    one.words <= 30 &&
    !one.personal &&
    !unfitWords.teens.test(one.text) &&
    !shouted.test(modernise(one.text)) &&
    (least < 10 || !archaic.test(modernise(one.text))) &&
    !/["“”]|\[|\.\.\.|…|__|^\(/.test(one.text) &&
    /[.!?]$/.test(one.text)
  let best: Sentence[] = []
  let bestScore = 0
  for (let start = Math.floor(from * sentences.length); start < to * sentences.length; start++) {
    const first = sentences[start]
    if (!first || !fit(first) || first.question || !(least < 10 || standsAlone(first))) continue
    let words = 0
    for (let end = start; end < sentences.length && end < start + 7; end++) {
      const next = sentences[end]
      if (!next || !fit(next) || next.paragraph !== first.paragraph) break
      words += next.words
      if (words > 130) break
      if (words < least) continue
      const run = sentences.slice(start, end + 1)
      const mean = words / run.length
      const score =
        (run.reduce((sum, one) => sum + one.rank, 0) / run.length) *
        Math.min(1, words / 60) *
        (mean > 21 ? 0.5 : 1) *
        (next.question ? 0.7 : 1) *
        (1 - 1.5 * longWords(run))
      if (score > bestScore) [bestScore, best] = [score, run]
    }
  }
  for (const one of best) used.add(one.at)
  return best
}
