import type { LessonBook } from '#contract/lesson-book.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { labelOf } from '#lesson/scripture/bible.ts'
import { activitiesOfLesson } from './activities-of-lesson.ts'
import { heardOnSunday } from './heard-on-sunday.ts'
import type { LessonWork } from './lesson-work.ts'
import { pointsFor } from './points-of-plan.ts'
import { verseOfLesson } from './verse-of-lesson.ts'

const easilySaid = 18

/**
 * The teens' book: an opening of ours, the passage retold for teens, what was heard on Sunday in the preacher's own sentences, and
 * a closing that turns it into the week.
 */
export function lessonForTeens({ sermon, plan, lesson, bible, minutes, given }: LessonWork): LessonBook {
  const { claim, angle, story } = lesson
  const ours = claim.bottomLine.teens[0] || claim.truth
  const line = plan.bottomLine.teens || ours
  // What is said again and again has to be short enough to say.
  const short = countWords(line) <= easilySaid ? line : ours
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
        ...heardOnSunday(plan, { ...sermon, names: bible.namesAlone }),
        // The closing is the claim's; the preacher's own line was said where he was heard.
        line === plan.bigIdea.text ? claim.closing : `${claim.closing} So take this with you: ${line}`,
      ].join('\n\n'),
    },
    ...pointsFor('teens', plan, line, bible),
    memoryVerse: verseOfLesson(angle, bible, 'teens'),
    activities: activitiesOfLesson({
      age: 'teens',
      own: undefined,
      topic: claim.topic,
      truth: short,
      minutes,
      given,
      seed: `${sermon.title} ${story.span}`,
    }),
    discussionQuestions: [...angle.teens.questions, ...claim.questions.teens.apply, claim.questions.teens.doubt],
    weeklyChallenge: {
      title: 'Seven days',
      description: `${short} Do one small thing each day.`,
      days: claim.week.teens.map((activity, at) => ({ day: `Day ${at + 1}`, activity })),
    },
    prayer: claim.prayer.teens,
    leftOut: [],
    toCheck: [],
  }
}
