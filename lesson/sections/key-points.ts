import type { LessonBook } from '#contract/lesson-book.ts'
import { list, object, text } from './model-shape.ts'
import { isSame } from './same-value.ts'
import { everyAge, type Section } from './section.ts'
import { fieldsOf, first, listOf, textOf, textsOf } from './tolerant.ts'

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
  list: 'keyPoints',
  place: 'A key point',
  ages: everyAge,
  needed: everyAge,
  fields: ['keyPoints', 'evidence'],
  editable: ['keyPoints', 'evidence'],
  // The preacher's sentences that they rest on are for the leader alone.
  isPublic: ['keyPoints'],
  empty: () => ({ keyPoints: [], evidence: [] }),
  isThere: (book) => book.keyPoints.length > 0,
  words: (book) => book.keyPoints.join('\n'),
  places: (book) => book.keyPoints.map((point, at) => ({ path: `keyPoints.${at}`, text: point, manner: 'say' })),
  printed: (book) => book.keyPoints,
  heard: (book) => book.keyPoints,
  spoken: 'with its heading',
  model: () => ({
    keyPoints: list(text('A statement that stands alone.')),
    evidence: list(object({ point: text(), quote: text('Copied exactly from the sermon.') })),
  }),
  read: (fields) => ({
    keyPoints: [...new Set([...textsOf(fields.keymessage), ...textsOf(first(fields, 'keypoints', 'keypoint'))])],
    evidence: listOf(fields.evidence)
      .map((one) => ({
        point: textOf(first(fieldsOf(one), 'point', 'keypoint')),
        quote: textOf(first(fieldsOf(one), 'quote', 'evidence', 'sermonquote')),
      }))
      .filter((one) => one.quote),
  }),
  settle: evidenceGoesAlong,
}
