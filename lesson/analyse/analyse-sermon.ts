import { sermonText as sermonLimits } from '#contract/limits.ts'
import type { Story, Theme } from '#lesson/bank/bank.ts'
import { type Bible, keyStems, stem } from '#lesson/scripture/bible.ts'
import { chooseStory, rankThemes } from './choose-theme.ts'
import { findScriptures, type OlderBible, passageAt, type Scriptures } from './find-passage.ts'
import { archaic, modernise, standAlone, statesIdea } from './modern-english.ts'
import { rankSentences, type Sentence } from './rank-sentences.ts'
import { type Verdict, verdictOf } from './verdict.ts'
import { retoldStory } from './retold-story.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { standsIn } from '#lesson/words/stands-in.ts'
import { type About, aboutTheText } from './can-be-point.ts'
import { outlineOf, type Point, said, type Said } from './outline.ts'
import { headPassage } from './stated-passages.ts'
import { isUnpunctuated, piecesOf } from './unpunctuated.ts'
import { type SaidTruth, truthsSaidIn } from './said-truths/said-truths.ts'
import { dangles, sacred, shouted, standsAlone } from './whole-sentences.ts'

export type SermonText = { title: string; speaker: string; date: string; scripture: string; theme: string; content: string }
export type Analysis = {
  sermon: SermonText
  words: number
  paragraphs: string[]
  sentences: Sentence[]
  scriptures: Scriptures
  /** `stated` when the preacher says himself that this is the big idea. */
  bigIdea: (Said & { stated: boolean }) | undefined
  points: Point[]
  questions: Said[]
  /** What the sermon says of the bank's truths, sentence by sentence. */
  truths: SaidTruth[]
  themes: { theme: Theme; score: number }[]
  story: { story: Story; byPassage: boolean } | undefined
  /** Titles of stories and activities that this church already has in its library. */
  given: ReadonlySet<string>
  /** The text was longer than the engine reads; paragraphs spread evenly over it were read. */
  cut: boolean
  /** The text has no full stops: its sentences are pieces of it, good to find what is said, and not to be printed. */
  rough: boolean
  sensitive: string[]
  verdict: Verdict
}

const sensitiveTopics: [string, RegExp][] = [
  ['death and grief', /\b(?:death|died|dying|funeral|grave|corpse|bereaved|mourn\w*|suicide)\b/gi],
  ['violence', /\b(?:blood|murder\w*|kill\w*|slain|slaughter|beaten|tortur\w*|crucif\w*|war)\b/gi],
  ['judgment and hell', /\b(?:hell|damnation|damned|judgment|judgement|wrath|condemn\w*)\b/gi],
  ['sexuality', /\b(?:sex|sexual\w*|adulter\w*|lust\w*|fornicat\w*|prostitut\w*|harlot)\b/gi],
  ['politics', /\b(?:president|congress|senator|republican|democrat|election|government|ballot|legislat\w*)\b/gi],
  ['alcohol and drugs', /\b(?:drunk\w*|alcohol|drugs?|addict\w*|liquor)\b/gi],
]

/** Reads a sermon once for all three books: structure, passage, main idea, points, themes and what to be careful with. */
export function analyseSermon(
  sermon: SermonText,
  bible: Bible,
  { given = new Set(), older }: { given?: ReadonlySet<string>; older?: OlderBible } = {},
): Analysis {
  const { content: whole, cut } = limitWords(cleanTranscript(sermon.content))
  const rough = isUnpunctuated(whole)
  const pieces = rough ? piecesOf(whole, bible) : []
  const content = rough ? pieces.join('\n\n') : whole
  const paragraphs = content
    .split(/\n\s*\n|\n(?=[A-Z“"\d•-])/)
    .map((one) => one.replace(/\s+/g, ' ').trim().replace(listMark, ''))
    .filter(Boolean)
  const sentences = rankSentences(paragraphs, { rough })
  const stated = { ...sermon, scripture: sermon.scripture || headPassage(paragraphs) }
  const scriptures = scripturesOf(bible, stated, { content, sentences, older })
  const words = countWords(content)
  const truths = truthsSaidIn(sentences)
  const ranked = rankThemes(sermon, content, { scriptures, truths, bible })
  const favoured = new Set(Object.keys(ranked[0]?.theme.words ?? {}).map(stem))
  weigh(sentences, { scriptures, favoured, title: new Set(keyStems(`${sermon.title} ${sermon.theme}`)) })
  const about = (one: Sentence) => sacred.test(one.text) || one.stems.some((word) => favoured.has(word))
  const points = outlineOf(sentences, { scriptures, about, truths }).filter(({ quote }) => standsIn(sermon.content, quote))
  const central = points.find((point) => point.sure) ?? points[0]
  return {
    sermon,
    words,
    paragraphs,
    sentences,
    scriptures,
    points,
    bigIdea: bigIdeaOf(sentences, scriptures, favoured, about) ?? (central && { ...central, stated: false }),
    questions: questionsOf(sentences, about),
    truths,
    themes: ranked,
    story: chooseStory(scriptures, ranked, { bible, stems: new Set(sentences.flatMap((one) => one.stems)), given }),
    given,
    cut,
    rough,
    sensitive: sensitiveTopics
      .filter(([, pattern]) => (content.match(pattern)?.length ?? 0) >= Math.max(2, words / 1500))
      .map(([name]) => name),
    verdict: verdictOf(content),
  }
}

/** A stated passage stands. Else a story that the sermon plainly retells comes before what it merely cites. */
function scripturesOf(
  bible: Bible,
  { scripture, title, theme }: SermonText,
  { content, sentences, older }: { content: string; sentences: Sentence[]; older: OlderBible | undefined },
): Scriptures {
  const found = findScriptures(bible, { scripture, headline: `${title} ${theme}`, content, sentences, older })
  if (found.main?.declared) return found
  const retold = retoldStory(bible, { stems: new Set(sentences.flatMap((one) => one.stems)), content })
  return retold && (retold.surely || !found.main) ? { ...found, main: passageAt(bible, retold.span, false) } : found
}

/** What stands before a line of an outline: "- ", "A. ". Numbers stay, they tell a point. */
const listMark = /^(?:[-–•*]|[A-HJ-UWYZa-z][.)])\s+/
/** Before a line of a text for several voices. */
const voice =
  /^[ \t]*(?:voice|reader|speaker|narrator|leader|pastor|preacher|all|people|congregation)(?: (?:\d+|[a-d]|one|two|three))?:[ \t]+/gim
/** What the congregation calls out: "(Yes sir!)", "(Amen.)". */
const calledOut = /(?<!\s)\s*\(\p{Lu}[\p{L}’'-]*(?:,? [\p{L}’'-]+){0,3}[!.]\)/gu
const cleanTranscript = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[([](?:laughter|applause|amen|music|cheers|audience|pause)[^)\]]{0,30}[)\]]/gi, '')
    .replace(calledOut, '')
    .replace(voice, '')
    .replace(/^\s{0,20}\[?\d{1,2}:\d\d(?::\d\d)?\]?\s*/gm, '')
    .replace(/[ \t]+/g, ' ')
    .trim()
/** Paragraphs spread evenly over a text that is longer than the engine reads, in one pass: a text of a million characters must not cost more than its length. */
function limitWords(text: string): { content: string; cut: boolean } {
  const { maxWords } = sermonLimits
  const total = countWords(text)
  if (total <= maxWords) return { content: text, cut: false }
  let seen = 0
  let kept = 0
  const chosen = text.split(/\n\s*\n/).map((paragraph) => {
    const words = countWords(paragraph)
    seen += words
    const room = Math.floor((seen * maxWords) / total) - kept
    if (words <= room || kept === 0) {
      const whole = words <= maxWords ? paragraph : firstWords(paragraph, maxWords)
      kept += Math.min(words, maxWords)
      return whole
    }
    return ''
  })
  return { content: chosen.filter(Boolean).join('\n\n'), cut: true }
}
function firstWords(text: string, most: number): string {
  let count = 0
  for (const word of text.matchAll(/\S+/g)) if (++count > most) return text.slice(0, word.index)
  return text
}

function weigh(
  sentences: Sentence[],
  { scriptures, favoured, title }: { scriptures: Scriptures; favoured: Set<string>; title: Set<string> },
): void {
  for (const one of sentences) {
    const length = one.words < 6 || one.words > 45 ? 0.3 : one.words > 30 ? 0.7 : 1
    one.rank *=
      length *
      (one.firstOfParagraph ? 1.1 : 1) *
      (scriptures.quoted.has(one.at) ? 0.5 : 1) *
      (one.personal ? 0.6 : 1) *
      (one.question ? 0.6 : 1)
    if (one.stems.some((word) => title.has(word))) one.rank *= 1.25
    if (one.stems.some((word) => favoured.has(word))) one.rank *= 1.15
    if (/\b(?:God|Jesus|Christ|Lord)\b/.test(one.text)) one.rank *= 1.15
  }
}

function bigIdeaOf(sentences: Sentence[], scriptures: Scriptures, favoured: Set<string>, about: About): Analysis['bigIdea'] {
  const named = sentences.find((one) => statesIdea.test(one.text))
  if (named && countWords(standAlone(named.text)) >= 4) return { ...said(named), stated: true }
  const best = sentences
    .filter(
      (one) =>
        !one.rough &&
        standsAlone(one) &&
        about(one) &&
        !one.question &&
        !aboutTheText.test(one.text) &&
        !/["“”;]/.test(one.text) &&
        !scriptures.quoted.has(one.at) &&
        one.words >= 6 &&
        one.words <= 20 &&
        /\b(?:is|are|does|do not|will|can|has|loves|gives|comes|never|always)\b/.test(one.text),
    )
    .map((one) => ({
      one,
      score: one.rank + 0.4 * one.stems.filter((word) => favoured.has(word)).length + (one.at > sentences.length * 0.7 ? 0.15 : 0),
    }))
    .sort((a, b) => b.score - a.score)[0]
  return best && { ...said(best.one), stated: false }
}

const questionsOf = (sentences: Sentence[], about: About): Said[] =>
  sentences
    .filter(
      (one) =>
        one.question &&
        about(one) &&
        /^["“]?(?:what|why|how|who|where|when|which|whom)\b(?!\s+\w*\s*(?:he|she|they|it|him|them)\b)/i.test(standAlone(one.text)) &&
        !/\d|[;"“”]/.test(one.text) &&
        one.words >= 6 &&
        one.words <= 22 &&
        !one.personal &&
        !dangles(one.text) &&
        !archaic.test(modernise(one.text)) &&
        !shouted.test(one.text) &&
        !/^["“]?(?:oh?|ah)\b|\bsinners?\b/i.test(one.text) &&
        /\b(?:you|your|we|our|us)\b/i.test(one.text) &&
        !/^["“]?(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had|or|and|but|he|she|they|it)\b/i.test(one.text) &&
        (one.text.match(/["“”]/g)?.length ?? 0) % 2 === 0,
    )
    .sort((a, b) => b.rank - a.rank)
    .slice(0, 2)
    .map(said)
