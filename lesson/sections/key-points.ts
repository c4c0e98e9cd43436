import type { LessonBook } from '#contract/lesson-book.ts'
import { isSame } from './same-value.ts'
import { everyAge, type Section } from './section.ts'

/** The sentence of the sermon that a point rests on stays with the point when its words change, and goes with it when it goes. */
function evidenceGoesAlong(before: LessonBook, after: LessonBook): LessonBook {
  if (!isSame(before.evidence, after.evidence)) return after
  const gone = before.keyPoints.filter((point) => !after.keyPoints.includes(point))
  const added = after.keyPoints.filter((point) => !before.keyPoints.includes(point))
  // As many new ones as old ones are gone: they were reworded where they stood.
  const reworded = new Map(gone.length === added.length ? gone.map((point, at) => [point, added[at] ?? point]) : [])
  const evidence = before.evidence
    .map((one) => ({ ...one, point: reworded.get(one.point) ?? one.point }))
    .filter(({ point }) => after.keyPoints.includes(point) || !gone.includes(point))
  return { ...after, evidence }
}

export const keyPoints: Section = {
  id: 'keyPoints',
  label: 'The key points',
  ages: everyAge,
  fields: ['keyPoints', 'evidence'],
  editable: ['keyPoints', 'evidence'],
  // The preacher's sentences that they rest on are for the leader alone.
  isPublic: ['keyPoints'],
  empty: { keyPoints: [], evidence: [] },
  settle: evidenceGoesAlong,
}
