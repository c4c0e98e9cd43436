import type { LessonBook } from '#contract/lesson-book.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import { hasBlank } from '#lesson/reading/cut-sentences.ts'
import { cased } from '#lesson/words/cased.ts'
import { isEnoughEvidence } from '#lesson/words/enough-evidence.ts'
import { ended } from '#lesson/words/ended.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { labelOf } from '#lesson/scripture/bible.ts'
import { activitiesOfLesson } from './activities-of-lesson.ts'
import { ideaLedForTeens } from './idea-led-for-teens.ts'
import { saysTheIdea } from './says-the-idea.ts'
import { heardOnSunday } from './heard-on-sunday.ts'
import type { LessonWork } from './lesson-work.ts'
import { pointsFor } from './points-of-plan.ts'
import { easilySaid, saidInClass, shortened } from './short-line.ts'
import { verseOfLesson } from './verse-of-lesson.ts'

/** With these words and the two short sentences around it a question is not too long to be asked. */
const longestAsked = 14
/** What was said on Sunday is asked about, in the preacher's words where he has some. */
function askedOfSermon({ bigIdea }: KeptPlan, line: string, names: ReadonlySet<string>): string[] {
  const quote = isEnoughEvidence(bigIdea.quote) ? cased(bigIdea.quote, names) : ''
  const said = [quote, line, shortened(line) ?? ''].find((one) => one && countWords(one) <= longestAsked && !hasBlank(one))
  return said ? [`On Sunday we heard, “${ended(said).replaceAll('“', '‘').replaceAll('”', '’')}” Where is that in this story?`] : []
}

/**
 * The teens' book: an opening of ours, the passage retold for teens, what was heard on Sunday in the preacher's own sentences, and
 * a closing that turns it into the week.
 */
export function lessonForTeens(work: LessonWork): LessonBook {
  const { sermon, excerpt, plan, lesson, bible, minutes, given } = work
  const { claim, angle, story } = lesson
  const ours = claim.bottomLine.teens[0] || claim.truth
  const line = plan.bottomLine.teens || ours
  if (!saysTheIdea(plan, lesson)) return ideaLedForTeens(work, line)
  // A shorter way to say it is taken, another lesson's line is not: a book has one main point.
  const short = shortened(line) ?? line
  const asked = askedOfSermon(plan, line, bible.namesAlone)
  return {
    ...emptyBook('teens', 'offline'),
    title: angle.title.teens,
    bottomLine: line,
    passage: plan.passage,
    devotional: {
      title: angle.title.teens,
      // The line is said where the preacher is heard, or at the end; above it, it would be read aloud twice.
      focus: '',
      content: [
        claim.opening,
        `From ${labelOf(bible.passage(story.span))}`,
        angle.teens.retelling,
        ...heardOnSunday(plan, { ...sermon, excerpt, names: bible.namesAlone }),
        // The closing is the claim's; the preacher's own line was said where he was heard.
        line === plan.bigIdea.text ? claim.closing : `${claim.closing} So take this with you: ${line}`,
      ].join('\n\n'),
    },
    ...pointsFor('teens', plan, line, bible),
    memoryVerse: verseOfLesson(angle, bible, 'teens'),
    activities: activitiesOfLesson({
      age: 'teens',
      own: angle.teens.activity,
      story,
      topic: claim.topic,
      truth: saidInClass(line),
      minutes,
      given,
      seed: `${sermon.title} ${story.span}`,
    }),
    discussionQuestions: [
      ...angle.teens.questions,
      ...asked,
      ...claim.questions.teens.apply.slice(asked.length),
      claim.questions.teens.doubt,
    ],
    weeklyChallenge: {
      title: 'Seven days',
      description:
        countWords(short) > easilySaid ? 'One small thing each day with Sunday’s main point.' : `${short} Do one small thing each day.`,
      days: claim.week.teens.map((activity, at) => ({ day: `Day ${at + 1}`, activity })),
    },
    prayer: claim.prayer.teens,
    leftOut: [],
    toCheck: [],
  }
}
