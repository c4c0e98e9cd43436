import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { countWords } from '#lesson/words/count-words.ts'
import type { Check, Finding, Section } from './check-book.ts'

const names: Partial<Record<Section, string>> = {
  story: 'The story',
  keyPoints: 'The key points',
  memoryVerse: 'The memory verse',
  activities: 'The activities',
  discussionQuestions: 'The questions',
  weeklyChallenge: 'The weekly challenge',
  prayer: 'The prayer',
  flashcards: 'The flashcards',
  song: 'The song',
  todayILearned: '“Today I learned”',
}
const needed: Record<AgeGroup, Section[]> = {
  teens: ['story', 'keyPoints', 'memoryVerse', 'activities', 'discussionQuestions', 'weeklyChallenge'],
  children: ['story', 'keyPoints', 'memoryVerse', 'activities', 'discussionQuestions', 'weeklyChallenge', 'prayer'],
  'young-kids': ['story', 'keyPoints', 'memoryVerse', 'activities', 'weeklyChallenge', 'flashcards', 'song', 'todayILearned'],
}
const isThere: Partial<Record<Section, (book: LessonBook) => boolean>> = {
  // Less than half of a story or of the questions is the beginning of them, as an answer that was cut off has it.
  story: ({ ageGroup, devotional, bibleStory }) =>
    countWords((ageGroup === 'teens' ? devotional : bibleStory)?.content ?? '') >= ageProfiles[ageGroup].storyWords[0] / 2,
  keyPoints: (book) => book.keyPoints.length > 0,
  memoryVerse: (book) => Boolean(book.memoryVerse?.reference && book.memoryVerse.text),
  activities: (book) => book.activities.length > 0 && book.activities.every(({ goal, steps }) => goal && steps.length > 0),
  discussionQuestions: ({ ageGroup, discussionQuestions }) => discussionQuestions.length >= ageProfiles[ageGroup].questions[0] / 2,
  weeklyChallenge: ({ ageGroup, weeklyChallenge }) =>
    ageGroup === 'young-kids'
      ? Boolean(weeklyChallenge?.description)
      : (weeklyChallenge?.days.length ?? 0) >= ageProfiles[ageGroup].challengeDays[0],
  prayer: (book) => Boolean(book.prayer),
  flashcards: (book) => book.flashcards.length > 0,
  song: (book) => Boolean(book.song?.lyrics.length),
  todayILearned: (book) => Boolean(book.todayILearned?.summary),
}

function everySection(book: LessonBook): Finding[] {
  return needed[book.ageGroup]
    .filter((section) => !isThere[section]?.(book))
    .map((section) => ({ section, says: `${names[section] ?? section} is missing.` }))
}

export const sectionChecks: Check[] = [{ line: '1 every section', bold: true, severity: 'hard', section: 'story', find: everySection }]
