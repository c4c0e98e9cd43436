import type { MarkName } from '#lesson/reading/marks/marks.ts'
import type { Reading, Sentence } from '#lesson/reading/reading.ts'
import type { Candidate } from './rank.ts'

/** From here on a mark forbids that a sentence be printed as the preacher's own word; its precision on labels is 0.85 or more there. */
export const forbids: Partial<Record<MarkName, number>> = {
  prayer: 0.8,
  announcement: 0.8,
  privateMatter: 0.6,
  toAGroup: 0.85,
  scripture: 0.9,
  question: 0.9,
  saidForOthers: 0.9,
}

export const isUsable = (one: Sentence): boolean => Object.entries(forbids).every(([name, limit]) => one.marks[name as MarkName] < limit)

export const canLead =
  ({ sentences }: Reading) =>
  ({ from, to }: Candidate): boolean =>
    sentences.slice(from, to).every(isUsable)
