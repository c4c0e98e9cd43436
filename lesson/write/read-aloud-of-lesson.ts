import { labelOf, type Verse } from '#lesson/scripture/bible.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { readAloudOf } from '#lesson/scripture/read-aloud.ts'
import { isOfPassage } from '#lesson/sermon-plan/says-the-idea.ts'
import type { LessonWork } from './lesson-work.ts'
import { verseOfLesson } from './verse-of-lesson.ts'

/** Of two passages no more verses are read than this. */
const mostOfTwo = 14

/**
 * What the teens hear from a Bible: of the preached passage the verses that the lesson leans on. Where another story is told, what was
 * preached comes first and that story's verses behind it, as far as both are listened to; its retelling stands in the devotional anyway.
 */
export function readAloudOfLesson({ plan, lesson, bible, dwelt }: LessonWork): string {
  const { angle, story } = lesson
  const around = bible.passage(story.span)
  const wanted = angle.verses.flatMap((osis) => bible.passage(osis))
  const learned = findReferences(verseOfLesson(angle, bible, 'teens')?.reference ?? '').flatMap(({ osis }) => bible.passage(osis))
  if (isOfPassage(plan.story) && plan.passage) return readAloudOf(bible, plan.passage, { wanted, learned, dwelt, around })
  const [preached, told] = [
    plan.passage && readAloudOf(bible, plan.passage, { wanted: [], dwelt }),
    readAloudOf(bible, labelOf(around), { wanted }),
  ]
  const verses = [preached, told].flatMap((label) => findReferences(label).flatMap(({ osis }) => bible.passage(osis)))
  if (!preached || preached === told) return told
  return verses.length <= mostOfTwo ? `${preached} and ${told}` : preached
}

/** The same where the idea alone leads the book and the passage is told by nobody: what was dwelt on, and the verse that is nearest to it. */
export const readAloudAround = ({ plan, bible, dwelt }: LessonWork, nearest: Verse | undefined): string =>
  readAloudOf(bible, plan.passage, { wanted: nearest ? [nearest] : [], dwelt })
