import type { LessonBook } from '#contract/lesson-book.ts'
import { storyActivity } from '#lesson/bank/story-activities/index.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { wholeIdea } from '#lesson/sermon-plan/idea-for-younger.ts'
import { labelOf } from '#lesson/scripture/bible.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { activitiesOfLesson } from './activities-of-lesson.ts'
import { askedOnce } from './asked-once.ts'
import { aroundStory } from './idea-led/around-story.ts'
import { heardThis } from './heard-on-sunday.ts'
import { leftOutOf } from './left-out.ts'
import type { LessonWork } from './lesson-work.ts'
import { pointsWithLine } from './points-of-plan.ts'

/** A longer line is said once; one that no class says in one breath part by part. */
const most = { twice: 12, atOnce: 17 }
/** How a class says the line of its book. */
function saidTogether(line: string): string {
  const words = countWords(line)
  return words <= most.twice
    ? `Say it together, twice: ${line} ${line}`
    : `Say it together${words > most.atOnce ? ', one part at a time' : ''}: ${line}`
}
const whereInStory = 'Where in the story can you see what our line says?'
/** A prayer with what was preached at its end; in quotation marks, since its “you” is not God. */
const withLine = (prayer: string, line: string) => prayer.replace(/(?<!\s)\s*Amen\.?$/, ` Help us keep what we heard: “${line}” Amen.`)

/** The children's book: one story, told towards what was preached or one truth of it, with questions and an activity of that story. */
export function lessonForChildren(work: LessonWork): LessonBook {
  const { sermon, plan, lesson, bible, minutes, given } = work
  const { angle, story } = lesson
  const { line, isOwn, isOfSermon, ...around } = aroundStory(work, 'children')
  const isLong = countWords(line) > most.atOnce
  const heard = plan.confirmed ? wholeIdea(plan.bigIdea.text, 'children') : undefined
  return {
    ...emptyBook('children', 'offline'),
    title: isOwn ? angle.title.children : story.title,
    bottomLine: line,
    passage: labelOf(bible.passage(story.span)),
    bibleStory: {
      title: story.title,
      content: [
        ...story.children,
        ...(isOwn ? [angle.children.closing] : []),
        ...(heard && heard !== line ? [`In church ${heardThis}${heard}`] : []),
        saidTogether(line),
      ].join('\n\n'),
    },
    ...pointsWithLine('children', plan, line, bible),
    memoryVerse: around.verse,
    activities: activitiesOfLesson({
      age: 'children',
      own: isOwn ? angle.children.activity : undefined,
      story,
      ofClaim: around.ofClaim,
      ofStory: storyActivity(story.span, 'children'),
      truth: line,
      ...(isLong ? { spoken: 'our line, one part at a time.' } : {}),
      minutes,
      given,
      seed: `${sermon.title} ${story.span}`,
    }),
    discussionQuestions: askedOnce(
      isOwn && !isOfSermon ? angle.children.questions : [...angle.children.questions.slice(0, isOwn ? 3 : 2), whereInStory],
      around.questions,
    ),
    weeklyChallenge: {
      title: 'This week',
      description: isLong ? 'One small thing each day, with our line.' : line,
      days: around.week.map((activity, at) => ({ day: `Day ${at + 1}`, activity })),
    },
    prayer: isOfSermon ? withLine(around.prayer, line) : around.prayer,
    leftOut: leftOutOf(story, 'children'),
    toCheck: [],
  }
}
