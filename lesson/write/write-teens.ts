import type { LessonBook } from '#contract/lesson-book.ts'
import { ageProfiles, unfitWords } from '#lesson/age-groups.ts'
import type { Analysis } from '#lesson/analyse/analyse-sermon.ts'
import { archaic } from '#lesson/analyse/modern-english.ts'
import { countWords } from '#lesson/words/count-words.ts'
import type { Theme } from '#lesson/bank/bank.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { type Bible, labelOf } from '#lesson/scripture/bible.ts'
import { chooseActivities } from './choose-activities.ts'
import { pointsOf } from './find-evidence.ts'
import { chooseMemoryVerse } from './memory-verse.ts'
import { writeDevotional } from './write-devotional.ts'

const profile = ageProfiles.teens
/** Fewer points of the sermon's own are filled up from the bank's. */
const fewPoints = 2
const mostPoints = profile.keyPoints[1]

/**
 * The sermon's own points that are sure, and of those that the bank can word first what stands in a third of the sermon that
 * they leave out. What is only central fills up where the bank has nothing.
 */
function keyPointsOf(analysis: Analysis, theme: Theme): LessonBook['evidence'] {
  const { sentences } = analysis
  const own = analysis.points
    .filter((point) => countWords(point.text) <= 26 && !unfitWords.teens.test(point.text))
    .map(({ text, quote, sure }) => ({ point: text, quote, sure }))
  const thirdOf = ({ quote }: { quote: string }) =>
    Math.floor(((sentences.find((one) => quote.startsWith(one.text))?.at ?? 0) * 3) / Math.max(1, sentences.length))
  const points = own.filter((one) => one.sure).map(({ point, quote }) => ({ point, quote }))
  const worded = pointsOf(analysis, { theme, ageGroup: 'teens' }).filter((one) => points.every((point) => point.quote !== one.quote))
  for (const third of [0, 1, 2]) {
    const found = worded.find((one) => thirdOf(one) === third)
    if (found && points.length < mostPoints && points.every((point) => thirdOf(point) !== third)) points.push(found)
  }
  const left = [...worded, ...own.map(({ point, quote }) => ({ point, quote }))].filter((one) =>
    points.every((point) => point.quote !== one.quote),
  )
  return [...points, ...left.slice(0, Math.max(0, fewPoints - points.length))]
}

/** The teens' book: an opening and a closing of ours around the sermon's best whole passages. */
export function writeTeens(analysis: Analysis, theme: Theme, bible: Bible): LessonBook {
  const passage = analysis.scriptures.main
  const truth = theme.truth.teens
  const evidence = keyPointsOf(analysis, theme)
  const idea = analysis.bigIdea
  const focus = idea?.stated && countWords(idea.text) <= profile.bottomLineWords && !unfitWords.teens.test(idea.text) ? idea.text : truth
  const { title, speaker } = analysis.sermon
  const { observe, interpret, apply, doubt } = theme.questions.teens
  const asked = analysis.questions.map((one) => one.text).filter((text) => !unfitWords.teens.test(text) && !archaic.test(text))
  return {
    ...emptyBook('teens', 'offline'),
    title: theme.titles.teens === title ? theme.name : theme.titles.teens,
    bottomLine: truth,
    passage: passage?.label ?? '',
    devotional: { title: theme.titles.teens, focus, content: writeDevotional(analysis, theme, bible) },
    keyPoints: evidence.map(({ point }) => point),
    evidence,
    memoryVerse: chooseMemoryVerse(analysis, theme, bible, 'teens'),
    activities: chooseActivities(analysis, theme, 'teens'),
    discussionQuestions: [observe, ...asked.slice(0, 1), ...interpret, ...apply, doubt],
    weeklyChallenge: {
      title: `Seven days: ${theme.name}`,
      description: `${truth} Do one small thing each day.`,
      days: theme.days.teens.map((activity, at) => ({
        day: `Day ${at + 1}`,
        activity: at === 0 ? firstDay(activity, analysis) : activity,
      })),
    },
    prayer: theme.prayer.teens,
    leftOut: analysis.sensitive.includes('politics') ? ['politics'] : [],
    toCheck:
      speaker && !analysis.rough
        ? [`The devotional quotes whole sentences from “${title}” by ${speaker}. Read it once aloud before you teach.`]
        : [],
  }
}

/** The first day reads the passage, which the theme cannot name. */
function firstDay(activity: string, { scriptures: { main } }: Analysis): string {
  if (!main) return activity.replace(/^Read the passage\b/, 'Read the memory verse')
  const label = main.verses.length > 40 ? labelOf(main.verses.slice(0, 20)) : main.label
  return activity.replace(/^Read the passage\b/, `Read ${label}`)
}
