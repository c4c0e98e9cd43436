import { everyAge, type Section } from './section.ts'

/** What only the leader reads: what was left out of the book, and what to look at before teaching. */
export const leaderNotes: Section = {
  id: 'leaderNotes',
  label: 'The notes for the leader',
  ages: everyAge,
  fields: ['leftOut', 'toCheck'],
  editable: ['leftOut', 'toCheck'],
  isPublic: [],
  empty: { leftOut: [], toCheck: [] },
}
