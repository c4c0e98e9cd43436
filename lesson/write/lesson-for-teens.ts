import type { LessonBook } from '#contract/lesson-book.ts'
import { claimActivity } from '#lesson/bank/claim-activities/index.ts'
import { storyActivity } from '#lesson/bank/story-activities/index.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import { hasBlank } from '#lesson/reading/cut-sentences.ts'
import { cased } from '#lesson/words/cased.ts'
import { isEnoughEvidence } from '#lesson/words/enough-evidence.ts'
import { easilySaid, isEasilySaid } from '#lesson/words/easily-said.ts'
import { ended } from '#lesson/words/ended.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { labelOf } from '#lesson/scripture/bible.ts'
import { typographic } from '#lesson/words/typographic.ts'
import { activitiesOfLesson } from './activities-of-lesson.ts'
import { askedOfHalves } from './asked-of-idea.ts'
import { ideaLedForTeens } from './idea-led/idea-led-for-teens.ts'
import { heardOnSunday } from './heard-on-sunday.ts'
import type { LessonWork } from './lesson-work.ts'
import { pointsFor } from './points-of-plan.ts'
import { readAloudOfLesson } from './read-aloud-of-lesson.ts'
import { asMainPoint, saidInClass, shortened } from './short-line.ts'
import { verseOfLesson } from './verse-of-lesson.ts'
import { whenHeard, whosePoint } from './when-heard.ts'

/** With these words and the two short sentences around it a question is not too long to be asked. */
const longestAsked = 14
/** What was said on Sunday is asked about: each half of it where it has two, else all of it, in the preacher's words where he has some. */
function askedOfSermon({ bigIdea }: KeptPlan, line: string, { date, names }: { date: string; names: ReadonlySet<string> }): string[] {
  const halves = countWords(bigIdea.text) > easilySaid ? askedOfHalves(typographic(bigIdea.text)) : []
  if (halves.length > 0) return halves
  const canBeAsked = (text: string) => text !== '' && countWords(text) <= longestAsked && !hasBlank(text)
  const inMarks = (text: string) => `“${ended(text).replaceAll('“', '‘').replaceAll('”', '’')}”`
  const where = 'Where is that in what we read?'
  const isSaid = bigIdea.how !== 'leader' && line === typographic(bigIdea.text)
  const said = [isEnoughEvidence(bigIdea.quote) ? cased(bigIdea.quote, names) : '', isSaid ? line : ''].find(canBeAsked)
  if (said) return [`${whenHeard(date) === 'on Sunday' ? 'On Sunday' : 'In the sermon'} we heard, ${inMarks(said)} ${where}`]
  // A line of ours, or of the leader's, is nothing that anybody heard.
  const ours = [line, shortened(line) ?? ''].find(canBeAsked)
  return ours ? [`Our main point is, ${inMarks(ours)} ${where}`] : []
}

/**
 * The teens' book: an opening of ours, the passage retold for teens, what was heard on Sunday in the preacher's own sentences, and
 * a closing that turns it into the week.
 */
export function lessonForTeens(work: LessonWork): LessonBook {
  const { sermon, excerpt, plan, lesson, bible, minutes, given } = work
  const { claim, angle, story } = lesson
  const ours = claim.bottomLine.teens[0] || claim.truth
  const whole = plan.bottomLine.teens || ours
  // What was preached is the main point as a whole; only of a very long sentence a clause is. Another lesson's line is never taken: a
  // book has one main point, and what a leader typed for it stays.
  const own =
    excerpt.length === 1 && isEasilySaid(excerpt[0] ?? '') && !hasBlank(excerpt[0] ?? '')
      ? cased(excerpt[0] ?? '', bible.namesAlone)
      : undefined
  const line = typographic(whole === plan.bigIdea.text ? (asMainPoint(whole) ?? own ?? whole) : whole)
  if (work.led) return ideaLedForTeens(work, work.led, line)
  const asked = askedOfSermon(plan, line, { date: sermon.date, names: bible.namesAlone })
  return {
    ...emptyBook('teens', 'offline'),
    title: angle.title.teens,
    bottomLine: line,
    passage: plan.passage,
    readAloud: readAloudOfLesson(work),
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
        line === typographic(plan.bigIdea.text) ? claim.closing : `${claim.closing} So take this with you: ${line}`,
      ].join('\n\n'),
    },
    ...pointsFor('teens', plan, line, bible),
    memoryVerse: verseOfLesson(angle, bible, 'teens'),
    activities: activitiesOfLesson({
      age: 'teens',
      own: angle.teens.activity,
      story,
      ofClaim: claimActivity(claim.id, 'teens'),
      ofStory: storyActivity(story.span, 'teens'),
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
        countWords(line) > easilySaid
          ? `One small thing each day with ${whosePoint(sermon.date)} main point.`
          : `${line} Do one small thing each day.`,
      days: claim.week.teens.map((activity, at) => ({ day: `Day ${at + 1}`, activity })),
    },
    prayer: claim.prayer.teens,
    leftOut: [],
    toCheck: [],
  }
}
