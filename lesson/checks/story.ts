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
  return words < least || words > most ? [`The story has ${words} words; ${least} to ${most} fit this age.`] : []
})

const listening = ofStory((story, { ageGroup }) => {
  const minutes = listeningMinutes(story)
  const most = ageProfiles[ageGroup].listeningMinutes
  return minutes > most ? [`The story takes ${minutes} minutes to hear; ${most} is the most for this age.`] : []
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
    ? [`The story reads at grade ${rounded}; ${Number.isFinite(least) ? `${least} to ${most}` : `up to ${most}`} fits this age.`]
    : []
})

const sentenceLength = ofOurs((story, { ageGroup }) => {
  const { meanSentence, longestSentence } = ageProfiles[ageGroup]
  const { mean, longest } = readabilityOf(story)
  return [
    ...(mean > meanSentence ? [`Sentences have ${mean.toFixed(1)} words on average; at most ${meanSentence} fit this age.`] : []),
    ...(longest > longestSentence ? [`The longest sentence has ${longest} words; at most ${longestSentence} fit this age.`] : []),
  ]
})

const familiar = ofOurs((story, { ageGroup }) => {
  const most = ageProfiles[ageGroup].unfamiliarShare
  const { share, words } = unfamiliarShare(story)
  return share > most
    ? [
        `${Math.round(share * 100)} % of the words are hard for this age, at most ${most * 100} % fit: ${[...new Set(words)].slice(0, 8).join(', ')}.`,
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
    ? [`The story needs a line that the group says with the leader${wanted > 1 ? `, ${wanted} times` : ''}.`]
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
