import type { LessonBook } from '#contract/lesson-book.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { labelOf } from '#lesson/scripture/bible.ts'
import { activitiesOfLesson } from './activities-of-lesson.ts'
import { askedOnce } from './asked-once.ts'
import { leftOutOf } from './left-out.ts'
import type { LessonWork } from './lesson-work.ts'
import { pointsWithLine } from './points-of-plan.ts'
import { verseOfLesson } from './verse-of-lesson.ts'

/** The children's book: one story, told towards one truth of it, with questions and an activity of that story. */
export function lessonForChildren({ sermon, plan, lesson, bible, minutes, given }: LessonWork): LessonBook {
  const { claim, angle, story } = lesson
  const line = plan.bottomLine.children || claim.bottomLine.children
  return {
    ...emptyBook('children', 'offline'),
    title: angle.title.children,
    bottomLine: line,
    passage: labelOf(bible.passage(story.span)),
    bibleStory: {
      title: story.title,
      content: [...story.children, angle.children.closing, `Say it together, twice: ${line} ${line}`].join('\n\n'),
    },
    ...pointsWithLine('children', plan, line, bible),
    memoryVerse: verseOfLesson(angle, bible, 'children'),
    activities: activitiesOfLesson({
      age: 'children',
      own: angle.children.activity,
      story,
      truth: line,
      minutes,
      given,
      seed: `${sermon.title} ${story.span}`,
    }),
    discussionQuestions: askedOnce(angle.children.questions, claim.questions.children),
    weeklyChallenge: {
      title: 'This week',
      description: line,
      days: claim.week.children.map((activity, at) => ({ day: `Day ${at + 1}`, activity })),
    },
    prayer: claim.prayer.children,
    leftOut: leftOutOf(story, 'children'),
    toCheck: [],
  }
}
