import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import type { Analysis } from '#lesson/analyse/analyse-sermon.ts'
import { lessonOf } from '#lesson/bank/lessons.ts'
import { annotate, withOpenProblems } from '#lesson/finish-book.ts'
import type { Bible } from '#lesson/scripture/bible.ts'
import { booksByTheme } from './books-by-theme.ts'
import { lessonForChildren } from './lesson-for-children.ts'
import { lessonForTeens } from './lesson-for-teens.ts'
import { lessonForYoungKids } from './lesson-for-young-kids.ts'
import { notesForLeader, notesOnLesson } from './notes-for-leader.ts'

/** How the leader wants the lessons: how long the class is. */
export type Wishes = { minutes: number }

/**
 * Writes the three books without any AI from one plan: by the bank's lesson that the plan names, else by its nearest theme.
 * Verses stand as `bible` has them.
 */
export function writeBooks(
  analysis: Analysis,
  plan: KeptPlan,
  bible: Bible,
  { minutes }: Wishes = { minutes: 45 },
): Record<AgeGroup, LessonBook> {
  const { sermon, given } = analysis
  const lesson = plan.story && lessonOf(plan.claim, plan.story.span)
  const work = lesson && { sermon, plan, lesson, bible, minutes, given }
  const drafts = work
    ? { teens: lessonForTeens(work), children: lessonForChildren(work), 'young-kids': lessonForYoungKids(work) }
    : booksByTheme(analysis, plan, bible)
  const notes = [...notesForLeader(analysis, plan), ...(lesson ? notesOnLesson(plan, lesson) : [])]
  const finished = (book: LessonBook) =>
    withOpenProblems(annotate({ ...book, minutes, toCheck: [...notes, ...book.toCheck] }), analysis, bible)
  return { teens: finished(drafts.teens), children: finished(drafts.children), 'young-kids': finished(drafts['young-kids']) }
}
