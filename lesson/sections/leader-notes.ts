import { noteSentence } from '#lesson/notes/note-sentences.ts'
import { everyAge, type Section } from './section.ts'
import { textsOf } from './tolerant.ts'

/** What only the leader reads: what was left out of the book, and what to look at before teaching. */
export const leaderNotes: Section = {
  id: 'leaderNotes',
  label: 'The notes for the leader',
  ages: everyAge,
  fields: ['leftOut', 'toCheck', 'notes', 'judged'],
  editable: ['leftOut', 'toCheck'],
  isPublic: [],
  empty: () => ({ leftOut: [], toCheck: [], notes: [], judged: [] }),
  read: (fields) => ({ leftOut: textsOf(fields.leftout) }),
  // A note of the program that a leader takes out or words anew is his line from then on.
  settle: (_, after) => ({ ...after, notes: after.notes.filter((note) => after.toCheck.includes(noteSentence(note))) }),
}
