import type { LessonBook } from '#contract/lesson-book.ts'
import { storyActivity } from '#lesson/bank/story-activities/index.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { wholeIdea } from '#lesson/sermon-plan/idea-for-younger.ts'
import { labelOf } from '#lesson/scripture/bible.ts'
import { seededRandom, shuffled } from '#lesson/seeded-random.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { activitiesOfLesson } from './activities-of-lesson.ts'
import { askedOnce } from './asked-once.ts'
import { aroundStory } from './idea-led/around-story.ts'
import { fromChurch, fromLeader } from './heard-on-sunday.ts'
import { leftOutOf } from './left-out.ts'
import type { LessonWork } from './lesson-work.ts'
import { pointsWithLine } from './points-of-plan.ts'

/** A longer line is said once; one that no class says in one breath part by part; about a sentence that no child remembers nobody is asked. */
const most = { twice: 12, atOnce: 17, remembered: 17 }
/** How a class says the line of its book. */
function saidTogether(line: string): string {
  const words = countWords(line)
  return words <= most.twice
    ? `Say it together, twice: ${line} ${line}`
    : `Say it together${words > most.atOnce ? ', one part at a time' : ''}: ${line}`
}
const ofLine = [
  'Which part of the story goes best with our line, and why?',
  'Where in the story would you stop and say our line?',
  'Who in the story could have used our line, and when?',
]
/** A question about the line that suits every story: by turns, for it is asked every week. */
const whereInStory = (line: string): string => shuffled(ofLine, seededRandom(line))[0] ?? ''

/** A prayer with what was preached at its end; in quotation marks, since its “you” is not God. */
const withLine = (prayer: string, line: string) => prayer.replace(/(?<!\s)\s*Amen\.?$/, ` Please help us remember: “${line}” Amen.`)

/** About the sentence from church, which the class heard with its story, whether it sat in church or not: by turns, for it is asked every week. */
const ofHeard = {
  questions: [
    'When could it help somebody your age to remember the words from church?',
    'Which part of our story fits best with the words from church?',
    'Whom do you know who would be glad to hear the words from church, and why?',
    'Who in our story needed to hear the words from church?',
    'Where in your week do you need the words from church?',
    'Which one of the words from church matters most to you, and why?',
    'What would you like to ask the preacher about the words from church?',
    'How would you put the words from church for somebody who is four?',
  ],
  days: [
    'Tell a grown-up the words from church, as you remember them. Ask, “When was that true for you?”',
    'At supper, say the words from church, as you remember them. Ask what the others think of them.',
    'Draw the words from church, without any letters. Let somebody guess what they say.',
    'Say the words from church in only five of your own. Try them on somebody at home.',
    'Tell somebody older the words from church. Ask, “Who first taught you that?”',
    'Find one moment today that fits the words from church. Tell about it at supper.',
    'Write the words from church on a slip of paper. Put it where you will find it tomorrow.',
    'Explain the words from church to someone younger than you, or to a pet that listens well.',
    'Find a spot at home where it would help to know the words from church. Stand there and pray.',
    'Tell God tonight what you think about the words from church, and what you still wonder.',
  ],
}
/** The last question, and the day on which a grown-up is asked something, are about the preacher's sentence where the line has other words. */
function aboutHeard(heard: string, questions: string[], week: string[]): [string[], string[]] {
  const [question = ''] = shuffled(ofHeard.questions, seededRandom(heard))
  const [day = ''] = shuffled(ofHeard.days, seededRandom(heard))
  const at = week.findIndex((day) => /^Ask (?:a grown-up|somebody|someone|your)/.test(day))
  return [[...questions.slice(0, -1), question], week.with(Math.max(at, 0), day)]
}

/** The children's book: one story, told towards what was preached or one truth of it, with questions and an activity of that story. */
export function lessonForChildren(work: LessonWork): LessonBook {
  const { sermon, plan, lesson, bible, minutes, given } = work
  const { angle, story } = lesson
  const { line, isOwn, isOfSermon, ...around } = aroundStory(work, 'children')
  const isLong = countWords(line) > most.atOnce
  const heard = plan.confirmed ? wholeIdea(plan.bigIdea.text, 'children') : undefined
  const usual = askedOnce(
    isOwn ? angle.children.questions : [...angle.children.questions.slice(0, 2), whereInStory(line)],
    around.questions,
  )
  const [questions, week] =
    heard && heard !== line && countWords(heard) <= most.remembered ? aboutHeard(heard, usual, around.week) : [usual, around.week]
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
        ...(heard && heard !== line ? [`${plan.bigIdea.how === 'leader' ? fromLeader : fromChurch}${heard}`] : []),
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
    discussionQuestions: questions,
    weeklyChallenge: {
      title: 'This week',
      description: isLong ? 'One small thing each day, with our line.' : line,
      days: week.map((activity, at) => ({ day: `Day ${at + 1}`, activity })),
    },
    prayer: isOfSermon ? withLine(around.prayer, line) : around.prayer,
    leftOut: leftOutOf(story, 'children'),
    toCheck: [],
  }
}
