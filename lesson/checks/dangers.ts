import type { LessonBook } from '#contract/lesson-book.ts'
import type { Check, Finding, Section } from './check-book.ts'
import { dangersIn, type Manner } from './safety/dangers.ts'
import { hazardOfMaterial } from './safety/materials.ts'

/** A text with the place where it stands and how it is meant. */
type Place = { section: Section; path: string; text: string; manner: Manner; safety?: string }
const label: Partial<Record<Section, string>> = {
  story: 'The story',
  activities: 'An activity',
  discussionQuestions: 'A question',
  weeklyChallenge: 'The weekly challenge',
  prayer: 'The prayer',
  keyPoints: 'A key point',
  song: 'The song',
  memoryVerse: 'The help for the verse',
}

/** Every text that somebody reads aloud or does, one by one, so that a finding names its line. */
function placesOf(book: LessonBook): Place[] {
  const one = (section: Section, path: string, text: string | undefined, manner: Manner, safety = ''): Place[] =>
    text ? [{ section, path, text, manner, safety }] : []
  return [
    ...one('title', 'title', book.title, 'say'),
    ...one('bottomLine', 'bottomLine', book.bottomLine, 'say'),
    ...one('story', 'devotional.focus', book.devotional?.focus, 'say'),
    ...one('story', 'devotional.content', book.devotional?.content, 'story'),
    ...one('story', 'bibleStory.content', book.bibleStory?.content, 'story'),
    ...book.keyPoints.flatMap((text, at) => one('keyPoints', `keyPoints.${at}`, text, 'say')),
    ...one('memoryVerse', 'memoryVerse.explanation', book.memoryVerse?.explanation, 'say'),
    ...book.activities.flatMap((activity, at) => [
      // A step leans on the one before: the lights go out in one, the children run in the next.
      ...one('activities', `activities.${at}.steps`, activity.steps.join('\n'), 'do', activity.safety),
      ...one('activities', `activities.${at}.description`, activity.description, 'do', activity.safety),
      ...one('activities', `activities.${at}.safety`, activity.safety, 'do', activity.safety),
      ...activity.adapt.flatMap((text, line) => one('activities', `activities.${at}.adapt.${line}`, text, 'do', activity.safety)),
      ...activity.materials.flatMap((text, line) =>
        one('activities', `activities.${at}.materials.${line}`, `Use ${text}.`, 'do', activity.safety),
      ),
    ]),
    ...book.discussionQuestions.flatMap((text, at) => one('discussionQuestions', `discussionQuestions.${at}`, text, 'ask')),
    ...one('weeklyChallenge', 'weeklyChallenge.description', book.weeklyChallenge?.description, 'do'),
    ...(book.weeklyChallenge?.days ?? []).flatMap((day, at) => one('weeklyChallenge', `weeklyChallenge.days.${at}`, day.activity, 'do')),
    ...one('prayer', 'prayer', book.prayer, 'pray'),
    ...book.flashcards.flatMap((card, at) => one('flashcards', `flashcards.${at}`, card.description, 'say')),
    ...(book.song?.lyrics ?? []).flatMap((text, at) => one('song', `song.lyrics.${at}`, text, 'say')),
    ...one('todayILearned', 'todayILearned.summary', book.todayILearned?.summary, 'say'),
  ]
}

/** Dangers to body and soul, wherever they stand; each once. */
function dangers(book: LessonBook): Finding[] {
  const found = placesOf(book).flatMap(({ section, path, text, manner, safety }) =>
    dangersIn(text, book.ageGroup, manner, safety).map((one) => ({ ...one, section, path })),
  )
  return found
    .filter((one, at) => found.findIndex((other) => other.hazard === one.hazard && other.sentence === one.sentence) === at)
    .map(({ hazard, says, sentence, section, path }) => ({
      code: hazard === 'conditional-love' ? 'love-a-reward' : 'danger',
      params: { hazard, where: label[section] ?? 'The lesson', says, sentence: sentence.slice(0, 200) },
      section,
      path,
    }))
}

/** The youngest get only what the catalogue knows as safe for them. */
const materials = ({ ageGroup, activities }: LessonBook): Finding[] =>
  activities.flatMap((activity, at) =>
    activity.materials.flatMap((material, line): Finding[] => {
      const hazard = hazardOfMaterial(material, ageGroup)
      if (!hazard) return []
      const code = hazard === 'unknown' ? 'unknown-material' : hazard === 'choking' ? 'choking' : 'material'
      return [{ code, params: { activity: activity.title, material, hazard }, path: `activities.${at}.materials.${line}` }]
    }),
  )

export const dangerChecks: Check[] = [
  { line: '22 dangers', bold: true, severity: 'hard', section: 'activities', find: dangers },
  { line: '20 materials', bold: true, severity: 'hard', section: 'activities', find: materials },
]
