import { labelOf, type Verse } from '#lesson/scripture/bible.ts'
import { readAloudOf } from '#lesson/scripture/read-aloud.ts'
import { isOfPassage } from './says-the-idea.ts'
import type { LessonWork } from './lesson-work.ts'

/** What the teens hear from a Bible: of the preached passage the verses that the lesson leans on, of another story told that story's. */
export function readAloudOfLesson({ plan, lesson, bible, quoted }: LessonWork): string {
  const { angle, story } = lesson
  const around = bible.passage(story.span)
  const passage = isOfPassage(plan.story) && plan.passage ? plan.passage : labelOf(around)
  return readAloudOf(bible, passage, { wanted: angle.verses.flatMap((osis) => bible.passage(osis)), also: quoted, around })
}

/** The same where the idea alone leads the book and the passage is told by nobody: what was quoted, else around the verse that is nearest to it. */
export const readAloudAround = ({ plan, bible, quoted }: LessonWork, nearest: Verse | undefined): string =>
  readAloudOf(bible, plan.passage, { wanted: quoted.length > 0 || !nearest ? quoted : [nearest] })
