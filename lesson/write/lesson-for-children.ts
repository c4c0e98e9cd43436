import type { LessonBook } from '#contract/lesson-book.ts'
import { storyActivity } from '#lesson/bank/story-activities/index.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { labelOf } from '#lesson/scripture/bible.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { activitiesOfLesson } from './activities-of-lesson.ts'
import { askedOnce } from './asked-once.ts'
import { aroundStory } from './idea-led/around-story.ts'
import { leftOutOf } from './left-out.ts'
import type { LessonWork } from './lesson-work.ts'
import { pointsWithLine } from './points-of-plan.ts'
import { whenHeard } from './when-heard.ts'

/** A longer line is said once, part by part. */
const saidTwice = 12
/** What was preached is looked for in the story, whether it is said together or was only heard. */
const whereInStory = (isSaid: boolean) => `Where in the story can you see what ${isSaid ? 'our line says' : 'we heard on Sunday'}?`

/** The children's book: one story, told towards one truth of it, with questions and an activity of that story. */
export function lessonForChildren(work: LessonWork): LessonBook {
  const { sermon, plan, lesson, bible, minutes, given } = work
  const { angle, story } = lesson
  const { line, said, isOwn, ...around } = aroundStory(work, 'children')
  const isLong = countWords(said) > saidTwice
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
        ...(said === line ? [] : [`${whenHeard(sermon.date) === 'on Sunday' ? 'On Sunday' : 'In the sermon'} we heard this: ${line}`]),
        isLong ? `Say it together, one part at a time: ${said}` : `Say it together, twice: ${said} ${said}`,
      ].join('\n\n'),
    },
    ...pointsWithLine('children', plan, line, bible),
    memoryVerse: around.verse,
    activities: activitiesOfLesson({
      age: 'children',
      own: isOwn ? angle.children.activity : undefined,
      story,
      ofStory: storyActivity(story.span, 'children'),
      truth: said,
      ...(isLong ? { spoken: 'our line, one part at a time.' } : {}),
      minutes,
      given,
      seed: `${sermon.title} ${story.span}`,
    }),
    discussionQuestions: askedOnce(
      isOwn && said === line
        ? angle.children.questions
        : [...angle.children.questions.slice(0, isOwn ? 3 : 2), whereInStory(said === line)],
      around.questions,
    ),
    weeklyChallenge: {
      title: 'This week',
      description: isLong ? 'One small thing each day, with our line.' : said,
      days: around.week.map((activity, at) => ({ day: `Day ${at + 1}`, activity })),
    },
    prayer: around.prayer,
    leftOut: leftOutOf(story, 'children'),
    toCheck: [],
  }
}
