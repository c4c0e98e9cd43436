import type { LessonBook } from '#contract/lesson-book.ts'
import type { Story } from '#lesson/bank/bank.ts'
import { storyActivity } from '#lesson/bank/story-activities/index.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { labelOf } from '#lesson/scripture/bible.ts'
import { activitiesOfLesson } from './activities-of-lesson.ts'
import { askedOnce } from './asked-once.ts'
import { cardsOfStory } from './cards-of-story.ts'
import { aroundStory } from './idea-led/around-story.ts'
import { sentencesOf } from '#lesson/words/sentences.ts'
import { leftOutOf } from './left-out.ts'
import type { LessonWork } from './lesson-work.ts'
import { pointsWithLine } from './points-of-plan.ts'

/** The book for 3-5, in the bank's own words; of the sermon it has at most the line that the leader confirmed or typed. */
export function lessonForYoungKids(work: LessonWork): LessonBook {
  const { sermon, plan, lesson, bible, minutes, given } = work
  const { angle, story } = lesson
  // What so young children are told is short enough to be said.
  const { line, isOwn, ...around } = aroundStory(work, 'young-kids')
  const own = angle['young-kids']
  // The retelling has a refrain of its own; the angle's is of another claim.
  const told = isOwn ? withRefrain(quieted(story, own), own) : story.youngKids
  return {
    ...emptyBook('young-kids', 'offline'),
    title: isOwn ? angle.title['young-kids'] : story.title,
    bottomLine: line,
    passage: labelOf(bible.passage(story.span)),
    bibleStory: { title: story.title, content: [...told, `Say it with me: ${line} ${line}`].join('\n\n') },
    ...pointsWithLine('young-kids', plan, line, bible),
    memoryVerse: around.verse,
    activities: activitiesOfLesson({
      age: 'young-kids',
      own: isOwn ? own.play : undefined,
      story,
      ofClaim: around.ofClaim,
      ofStory: storyActivity(story.span, 'young-kids'),
      truth: line,
      minutes,
      given,
      seed: `${sermon.title} ${story.span}`,
    }),
    discussionQuestions: askedOnce(isOwn ? own.questions : own.questions.slice(0, 1), around.questions),
    weeklyChallenge: { title: 'One thing tonight', description: around.tonight, days: [] },
    prayer: around.prayer,
    flashcards: cardsOfStory(told.join(' ')),
    song: around.song,
    todayILearned: { summary: `Today I learned: ${line}` },
    leftOut: leftOutOf(story, 'young-kids'),
    toCheck: [],
  }
}

/** Who says a thing has to be heard to say it. */
const announces = /\b(?:say|says|said|sing|sang|shout|shouted|call|called|tell|told|words?|song)\b/i

/**
 * The retelling without its own refrain where the angle brings another: two sayings rival each other. What ends a paragraph is the
 * narrator's; what somebody in the story says, or what he is about to say, is part of what happens.
 */
export function quieted(
  { youngKids, refrain }: Pick<Story, 'youngKids' | 'refrain'>,
  angle: { refrain: string; after: string[] },
): string[] {
  if (angle.after.length === 0 || angle.refrain === refrain || angle.after.some((sentence) => sentence.includes(refrain))) return youngKids
  return youngKids.map((paragraph) => {
    const before = paragraph.endsWith(` ${refrain}`) ? paragraph.slice(0, -refrain.length - 1) : ''
    return /[.!?][”’]?$/.test(before) && !announces.test(sentencesOf(before).at(-1) ?? '') ? before : paragraph
  })
}

/** The retelling with this angle's refrain behind the sentences that it answers; without such sentences the retelling's own serves. */
export function withRefrain(paragraphs: string[], { refrain, after }: { refrain: string; after: string[] }): string[] {
  return after.reduce((told, sentence) => {
    const at = told.findIndex((one) => one.includes(sentence))
    return told.map((one, i) => {
      if (i !== at) return one
      const end = endOfSaying(one, one.indexOf(sentence) + sentence.length)
      const line = ` Everybody: ${refrain}`
      // Two sentences of one speech are answered once.
      return one.startsWith(line, end) || one.slice(0, end).endsWith(line) ? one : `${one.slice(0, end)}${line}${one.slice(end)}`
    })
  }, paragraphs)
}

/** Where the sentence ends that has a place of the text in it, with the speech that it stands in: nobody says a refrain inside another's words. */
function endOfSaying(text: string, at: number): number {
  const before = text.slice(0, at)
  const isOpen = before.lastIndexOf('“') > before.lastIndexOf('”')
  const close = isOpen ? text.indexOf('”', at) + 1 : 0
  const from = Math.max(at, close)
  const isWhole = /[.!?][”’)]*$/.test(text.slice(0, from)) && !/^[”’)]*\s*\p{Ll}/u.test(text.slice(from))
  if (isWhole) return from + (/^[”’)]*/.exec(text.slice(from))?.[0].length ?? 0)
  const rest = /^[^.!?]*[.!?]+[”’)]*/.exec(text.slice(from))
  return from + (rest?.[0].length ?? 0)
}
