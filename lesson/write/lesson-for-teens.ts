import type { LessonBook } from '#contract/lesson-book.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { labelOf } from '#lesson/scripture/bible.ts'
import { activitiesOfLesson } from './activities-of-lesson.ts'
import { heardOnSunday } from './heard-on-sunday.ts'
import type { LessonWork } from './lesson-work.ts'
import { pointsFor } from './points-of-plan.ts'
import { verseOfLesson } from './verse-of-lesson.ts'

/**
 * The teens' book: an opening of ours, the passage retold for teens, what was heard on Sunday in the preacher's own sentences, and
 * a closing that turns it into the week.
 */
export function lessonForTeens({ sermon, plan, lesson, bible, minutes, given }: LessonWork): LessonBook {
  const { claim, angle, story } = lesson
  const line = plan.bottomLine.teens || claim.bottomLine.teens[0] || claim.truth
  return {
    ...emptyBook('teens', 'offline'),
    title: angle.title.teens,
    bottomLine: line,
    passage: plan.passage,
    devotional: {
      title: angle.title.teens,
      focus: line,
      content: [
        claim.opening,
        `From ${labelOf(bible.passage(story.span))}`,
        angle.teens.retelling,
        ...heardOnSunday(plan, sermon),
        `${claim.closing} So take this with you: ${line}`,
      ].join('\n\n'),
    },
    ...pointsFor('teens', plan),
    memoryVerse: verseOfLesson(angle, bible, 'teens'),
    activities: activitiesOfLesson({
      age: 'teens',
      own: undefined,
      topic: claim.topic,
      truth: line,
      minutes,
      given,
      seed: `${sermon.title} ${story.span}`,
    }),
    discussionQuestions: [...angle.teens.questions, ...claim.questions.teens.apply, claim.questions.teens.doubt],
    weeklyChallenge: {
      title: 'Seven days',
      description: `${line} Do one small thing each day.`,
      days: claim.week.teens.map((activity, at) => ({ day: `Day ${at + 1}`, activity })),
    },
    prayer: claim.prayer.teens,
    leftOut: [],
    toCheck: [],
  }
}
