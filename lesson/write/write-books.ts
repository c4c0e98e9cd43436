import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import type { Analysis } from '#lesson/analyse/analyse-sermon.ts'
import { type Story, stories, type Theme, themes } from '#lesson/bank/bank.ts'
import type { Bible } from '#lesson/scripture/bible.ts'
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

/** Writes the three books without any AI, from one analysis. */
export function writeBooks(analysis: Analysis, bible: Bible): Record<AgeGroup, LessonBook> {
  const theme = themeOf(analysis)
  const story: Story | undefined = analysis.story?.story ?? stories.find((one) => one.themes.includes('gods-love'))
  if (!story) throw new Error('the bank has no story')
  return {
    teens: writeTeens(analysis, theme, bible),
    children: writeChildren(analysis, theme, bible, story),
    'young-kids': writeYoungKids(analysis, theme, bible, story),
  }
}
