import { everyAge, type Section } from './section.ts'
import { first, textOf } from './tolerant.ts'

export const passage: Section = {
  id: 'passage',
  label: 'The passage',
  ages: everyAge,
  fields: ['passage'],
  editable: ['passage'],
  isPublic: ['passage'],
  empty: () => ({ passage: '' }),
  read: (fields) => ({ passage: textOf(first(fields, 'passage', 'scripture')) }),
}
