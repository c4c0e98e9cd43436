import type { LessonBook } from '#contract/lesson-book.ts'
import { everyAge, type Section } from './section.ts'

/** A description that only repeats the steps or the goal goes on doing so. */
function descriptionsFollow(before: LessonBook, after: LessonBook): LessonBook {
  const activities = after.activities.map((one, at) => {
    const was = before.activities[at]
    if (!was || one.description !== was.description || one.title !== was.title) return one
    if (was.description === was.goal) return { ...one, description: one.goal }
    return was.description === was.steps.join(' ') ? { ...one, description: one.steps.join(' ') } : one
  })
  return { ...after, activities }
}

export const activities: Section = {
  id: 'activities',
  label: 'The activities',
  ages: everyAge,
  fields: ['activities'],
  editable: ['activities'],
  isPublic: ['activities'],
  empty: { activities: [] },
  settle: descriptionsFollow,
}
