import type { LeaderNote } from '#contract/lesson-book.ts'
import { noteSentence } from '#lesson/notes/note-sentences.ts'
import { everyAge, type Section } from './section.ts'
import { textsOf } from './tolerant.ts'

/** What only the leader reads: what was left out of the book, and what to look at before teaching. */
export const leaderNotes: Section = {
  id: 'leaderNotes',
  label: 'The notes for the leader',
  ages: everyAge,
  fields: ['leftOut', 'toCheck', 'notes', 'setAside', 'judged'],
  editable: ['leftOut', 'toCheck'],
  isPublic: [],
  empty: () => ({ leftOut: [], toCheck: [], notes: [], setAside: [], judged: [] }),
  read: (fields) => ({ leftOut: textsOf(fields.leftout) }),
  // A note of the program that a leader takes out or words anew is his line from then on, until he takes that back.
  settle: (_, after) => {
    const aside = new Set([...after.setAside, ...after.notes.map(noteSentence)])
    // The program's notes stand in the order in which the leader has put their lines.
    const place = (note: LeaderNote) => {
      const at = after.toCheck.indexOf(noteSentence(note))
      return at < 0 ? after.toCheck.length : at
    }
    return {
      ...after,
      setAside: [...aside].filter((line) => !after.toCheck.includes(line)),
      notes: after.notes.toSorted((a, b) => place(a) - place(b)),
    }
  },
}
