import { everyAge, type Section } from './section.ts'
import { first, textOf } from './tolerant.ts'

export const passage: Section = {
  id: 'passage',
  label: 'The passage',
  ages: everyAge,
  fields: ['passage', 'readAloud'],
  editable: ['passage'],
  isPublic: ['passage', 'readAloud'],
  empty: () => ({ passage: '', readAloud: '' }),
  read: (fields) => ({ passage: textOf(first(fields, 'passage', 'scripture')), readAloud: '' }),
  // Verses of another passage are read no more.
  settle: (before, after) => (before.passage === after.passage ? after : { ...after, readAloud: '' }),
}
