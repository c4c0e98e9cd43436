import type { LessonBook } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { storyOf } from '#lesson/book-text.ts'
import { readabilityOf, sentencesOf } from '#lesson/words/sentences.ts'
import { listeningMinutes } from '#lesson/plan/minute-plan.ts'
import { timesIn, wordsOf } from '#lesson/scripture/bible.ts'
import { unfamiliarShare } from '#lesson/words/familiar-words.ts'
import type { Check, CheckContext, Finding } from './check-book.ts'
import { storyOfOurs } from './preachers-own.ts'

/** Runs a rule on the story when there is one; that it is missing is said once, elsewhere. */
const ofStory =
  (rule: (story: string, book: LessonBook) => Finding[]) =>
  (book: LessonBook): Finding[] => {
    const story = storyOf(book)
    return story ? rule(story, book) : []
  }

/** The same for what is ours of the story, and not the preacher's own words in it. */
const ofOurs =
  (rule: (story: string, book: LessonBook) => Finding[]) =>
  (book: LessonBook, context: CheckContext): Finding[] => {
    const story = storyOfOurs(book, context)
    return story ? rule(story, book) : []
  }

const length = ofStory((story, { ageGroup }) => {
  const [least, most] = ageProfiles[ageGroup].storyWords
  const { words } = readabilityOf(story)
  return words < least || words > most ? [{ code: 'story-words', params: { words, least, most } }] : []
})

const listening = ofStory((story, { ageGroup }) => {
  const minutes = listeningMinutes(story)
  const most = ageProfiles[ageGroup].listeningMinutes
  return minutes > most ? [{ code: 'listening-minutes', params: { minutes, most } }] : []
})

/** Flesch-Kincaid says nothing of short text. */
const gradeFrom = 100
const grade = ofOurs((story, { ageGroup }) => {
  const [least, most] = ageProfiles[ageGroup].grade
  const { words, grade: found } = readabilityOf(story)
  if (words < gradeFrom) return []
  // The rubric gives one decimal.
  const rounded = Math.round(found * 10) / 10
  return rounded < least || rounded > most
    ? [{ code: 'grade', params: { grade: rounded, fits: Number.isFinite(least) ? `${least} to ${most}` : `up to ${most}` } }]
    : []
})

const sentenceLength = ofOurs((story, { ageGroup }) => {
  const { meanSentence, longestSentence } = ageProfiles[ageGroup]
  const { mean, longest } = readabilityOf(story)
  return [
    ...(mean > meanSentence ? [{ code: 'mean-sentence' as const, params: { mean: mean.toFixed(1), most: meanSentence } }] : []),
    ...(longest > longestSentence ? [{ code: 'longest-sentence' as const, params: { words: longest, most: longestSentence } }] : []),
  ]
})

const familiar = ofOurs((story, { ageGroup }) => {
  const most = ageProfiles[ageGroup].unfamiliarShare
  const { share, words } = unfamiliarShare(story)
  return share > most
    ? [
        {
          code: 'hard-words',
          params: { percent: Math.round(share * 100), most: most * 100, words: [...new Set(words)].slice(0, 8).join(', ') },
        },
      ]
    : []
})

/** How often the story's most repeated line is heard: a whole sentence or what somebody says, wherever it stands again. */
export function refrainOf(story: string): { line: string; times: number } {
  const lines = story
    .split(/\n+/)
    .flatMap(sentencesOf)
    .flatMap((one) => one.split(/[“”]/))
    .map((one) => wordsOf(one.replace(/^\s*(?:And|But|So|Then|For|Still),? /, '')).join(' '))
    .filter((line) => line.includes(' '))
  return [...new Set(lines)]
    .map((line) => ({ line, times: timesIn(story, line) }))
    .reduce((best, one) => (one.times > best.times ? one : best), { line: '', times: 0 })
}
const refrain = ofStory((story, { ageGroup }) => {
  const wanted = ageProfiles[ageGroup].refrain
  if (wanted === 0) return []
  if (wanted === 1 && /\b(?:say|repeat|tell|sing|join)\b[^.!?]{0,40}\b(?:together|with me|after me|it|in)\b/i.test(story)) return []
  const { times } = refrainOf(story)
  return times < wanted + (wanted === 1 ? 1 : 0)
    ? [wanted > 1 ? { code: 'no-refrain-of', params: { times: wanted } } : { code: 'no-refrain' }]
    : []
})

export const storyChecks: Check[] = [
  { line: '4 story length', section: 'story', find: length },
  { line: '5 listening block', bold: true, section: 'story', find: listening },
  { line: '9 reading grade', bold: true, section: 'story', find: grade },
  { line: '10 sentence length', bold: true, section: 'story', find: sentenceLength },
  { line: '11 familiar words', section: 'story', find: familiar },
  { line: '15 refrain', section: 'story', find: refrain },
]
