import type { KeptPlan } from '#contract/lesson-plan.ts'
import { ageGroups } from '#contract/lesson-book.ts'
import type { Analysis } from '#lesson/analyse/analyse-sermon.ts'
import type { Bible } from '#lesson/scripture/bible.ts'
import { withLesson } from './choose-lesson.ts'
import { asBottomLine } from './changed-plan.ts'
import { themeOf } from '#lesson/write/books-by-theme.ts'

/** What the reading without AI heard, with the bank's lesson that tells it. */
export const heardPlan = (analysis: Analysis, bible: Bible): KeptPlan => withLesson(planOf(analysis), lessonWish(analysis, bible))

/** What a lesson of the bank is chosen by, besides the plan. */
export const lessonWish = ({ sermon, given }: Analysis, bible: Bible) => ({ bible, head: `${sermon.title} ${sermon.theme}`, given })

function planOf(analysis: Analysis): KeptPlan {
  const theme = themeOf(analysis)
  const idea = analysis.bigIdea
  const story = analysis.story
  return {
    madeBy: 'reading',
    confirmed: false,
    asks: [],
    bigIdea: { text: idea?.text ?? theme.truth.teens, quote: idea?.quote ?? '', how: idea?.stated ? 'stated' : 'found', others: [] },
    points: analysis.points.slice(0, 8).map(({ text, quote }) => ({ text, quote, segment: '', ages: [...ageGroups] })),
    passage: analysis.scriptures.main?.label ?? '',
    verses: [],
    story: story ? { span: story.story.span, title: story.story.title, why: story.byPassage ? 'passage' : 'claim', others: [] } : null,
    claim: '',
    bottomLine: { ...theme.truth, teens: (idea?.stated && asBottomLine(idea.text)) || theme.truth.teens },
    illustrations: { fit: [], unfit: [] },
    private: [],
    sensitive: [],
    leftOut: [],
    confidence: 0,
  }
}
