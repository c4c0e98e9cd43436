import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import type { Analysis } from '#lesson/analyse/analyse-sermon.ts'
import { type Story, stories, type Theme, themes } from '#lesson/bank/bank.ts'
import type { Bible } from '#lesson/scripture/bible.ts'
import { pointsFor } from './points-of-plan.ts'
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

const said = (lines: KeptPlan['bottomLine']) => Object.fromEntries(Object.entries(lines).filter(([, line]) => line))

/** The three books by theme, for a plan whose story has no angle in the bank yet. */
export function booksByTheme(analysis: Analysis, plan: KeptPlan, bible: Bible): Record<AgeGroup, LessonBook> {
  const found = themeOf(analysis)
  // What the plan says is said, in whatever lesson it stands.
  const theme = { ...found, truth: { ...found.truth, ...said(plan.bottomLine) } }
  const story: Story | undefined =
    stories.find((one) => one.span === plan.story?.span) ?? analysis.story?.story ?? stories.find((one) => one.themes.includes('gods-love'))
  if (!story) throw new Error('the bank has no story')
  return {
    teens: { ...writeTeens(analysis, theme, bible), ...(plan.confirmed || plan.points.length > 2 ? pointsFor('teens', plan) : {}) },
    children: writeChildren(analysis, theme, bible, story),
    'young-kids': writeYoungKids(analysis, theme, bible, story),
  }
}
