import type { LessonBook } from '#contract/lesson-book.ts'
import { storyActivity } from '#lesson/bank/story-activities/index.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { labelOf } from '#lesson/scripture/bible.ts'
import { activitiesOfLesson } from './activities-of-lesson.ts'
import { askedOnce } from './asked-once.ts'
import { claimOfBook, verseOfClaim } from './idea-led/claim-of-idea.ts'
import { leftOutOf } from './left-out.ts'
import type { LessonWork } from './lesson-work.ts'
import { pointsWithLine } from './points-of-plan.ts'
import { verseOfLesson } from './verse-of-lesson.ts'

/** The children's book: one story, told towards one truth of it, with questions and an activity of that story. */
export function lessonForChildren(work: LessonWork): LessonBook {
  const { sermon, plan, lesson, bible, minutes, given } = work
  const { angle, story } = lesson
  const { claim, line, isOwn } = claimOfBook(work, 'children')
  return {
    ...emptyBook('children', 'offline'),
    title: isOwn ? angle.title.children : story.title,
    bottomLine: line,
    passage: labelOf(bible.passage(story.span)),
    bibleStory: {
      title: story.title,
      content: [...story.children, ...(isOwn ? [angle.children.closing] : []), `Say it together, twice: ${line} ${line}`].join('\n\n'),
    },
    ...pointsWithLine('children', plan, line, bible),
    memoryVerse: (isOwn ? undefined : verseOfClaim(claim, bible, 'children')) ?? verseOfLesson(angle, bible, 'children'),
    activities: activitiesOfLesson({
      age: 'children',
      own: isOwn ? angle.children.activity : undefined,
      story,
      ofStory: storyActivity(story.span, 'children'),
      truth: line,
      minutes,
      given,
      seed: `${sermon.title} ${story.span}`,
    }),
    discussionQuestions: askedOnce(
      isOwn ? angle.children.questions : [...angle.children.questions.slice(0, 2), 'Where in the story can you see what our line says?'],
      claim.questions.children,
    ),
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
