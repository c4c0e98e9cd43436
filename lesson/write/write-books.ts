import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import type { Analysis } from '#lesson/analyse/analyse-sermon.ts'
import { type Story, stories, type Theme, themes } from '#lesson/bank/bank.ts'
import type { Bible } from '#lesson/scripture/bible.ts'
import { sermonText } from '#contract/limits.ts'
import { annotate, withOpenProblems } from '#lesson/finish-book.ts'
import { writeChildren } from './write-children.ts'
import { writeTeens } from './write-teens.ts'
import { writeYoungKids } from './write-young-kids.ts'

/** The theme that all three books teach: the story's own when the story is the sermon's passage, else the sermon's leading one. */
export function themeOf(analysis: Analysis): Theme {
  const ofStory = analysis.story?.byPassage
    ? analysis.themes.find(({ theme }) => analysis.story?.story.themes.includes(theme.id))
    : undefined
  const chosen = ofStory?.theme ?? analysis.themes[0]?.theme ?? themes.at(-1)
  if (!chosen) throw new Error('the bank has no themes')
  return chosen
}

/** What is said when a sermon is longer than the engine reads. */
export const tooLong = `This sermon has more than ${sermonText.maxWords.toLocaleString('en')} words. Paragraphs spread evenly over all of it were read, not every word.`

/** What is said of captions and dictations. */
export const unpunctuated =
  'This text has no full stops, as the captions of a video have none. The devotional quotes nothing of it, and what the points rest on is a piece of it. With full stops more of the sermon comes through.'

/** How the leader wants the lessons: how long the class is. */
export type Wishes = { minutes: number }

/** Writes the three books without any AI, from one analysis. Verses stand as `bible` has them. */
export function writeBooks(analysis: Analysis, bible: Bible, { minutes }: Wishes = { minutes: 45 }): Record<AgeGroup, LessonBook> {
  const theme = themeOf(analysis)
  const story: Story | undefined = analysis.story?.story ?? stories.find((one) => one.themes.includes('gods-love'))
  if (!story) throw new Error('the bank has no story')
  const finished = (book: LessonBook) =>
    withOpenProblems(annotate({ ...book, minutes, toCheck: [...book.toCheck, ...notesOnSermon(analysis)] }), analysis, bible)
  return {
    teens: finished(writeTeens(analysis, theme, bible)),
    children: finished(writeChildren(analysis, theme, bible, story)),
    'young-kids': finished(writeYoungKids(analysis, theme, bible, story)),
  }
}

/** What a leader has to know of the sermon's reading, whatever the age. */
function notesOnSermon({ scriptures: { main }, cut, rough }: Analysis): string[] {
  return [
    ...(rough ? [unpunctuated] : []),
    ...(main && !main.declared
      ? [`The sermon does not state its passage. ${main.label} was found from what it quotes; please check it.`]
      : []),
    ...(cut ? [tooLong] : []),
  ]
}
