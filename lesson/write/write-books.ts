import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import { lessonOf } from '#lesson/bank/lessons.ts'
import { annotate, withOpenProblems } from '#lesson/finish-book.ts'
import { withNotes } from '#lesson/notes/note-sentences.ts'
import type { HeardSermon } from '#lesson/reading/hear-sermon.ts'
import type { Bible } from '#lesson/scripture/bible.ts'
import { withLesson } from '#lesson/sermon-plan/choose-lesson.ts'
import { excerptOf } from '#lesson/sermon-plan/excerpt.ts'
import { lessonWish } from '#lesson/sermon-plan/heard-plan.ts'
import { lessonForChildren } from './lesson-for-children.ts'
import { lessonForTeens } from './lesson-for-teens.ts'
import { lessonForYoungKids } from './lesson-for-young-kids.ts'
import { carefulNotes, ideaLedNote, notesForLeader, storyNotes } from './notes-for-leader.ts'
import { isOfPassage, saysTheIdea } from './says-the-idea.ts'

/** How the leader wants the lessons: how long the class is, and the titles of what this church was lately given. */
export type Wishes = { minutes: number; given?: ReadonlySet<string> }

/** Writes the three books without any AI from one plan and the bank's lesson that it names. Verses stand as `bible` has them. */
export function writeBooks(
  heard: HeardSermon,
  given: KeptPlan,
  bible: Bible,
  { minutes, given: had = new Set() }: Wishes = { minutes: 45 },
): Record<AgeGroup, LessonBook> {
  const { sermon } = heard
  // A plan of an older version may name a lesson that the bank has no more.
  const plan = named(given) ? given : withLesson({ ...given, story: null }, lessonWish(sermon, bible, had))
  const lesson = named(plan)
  if (!lesson) throw new Error('the bank has no lesson')
  const excerpt = excerptOf(heard.reading, plan.bigIdea.text)
  const work = { sermon, excerpt, plan, lesson, bible, minutes, given: had }
  const finished = (book: LessonBook) => {
    const isLed = book.ageGroup === 'teens' && !saysTheIdea(plan, lesson)
    const ofLesson = isLed && !isOfPassage(plan.story) ? [] : carefulNotes(lesson)
    const notes = [...(isLed ? [ideaLedNote] : storyNotes(plan)), ...notesForLeader(heard, plan, book.ageGroup), ...ofLesson]
    return withOpenProblems(annotate(withNotes({ ...book, minutes }, notes)), heard, bible)
  }
  return {
    teens: finished(lessonForTeens(work)),
    children: finished(lessonForChildren(work)),
    'young-kids': finished(lessonForYoungKids(work)),
  }
}

const named = ({ story, claim }: KeptPlan) => story && lessonOf(claim, story.span)
