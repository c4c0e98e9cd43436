import { everyAge, type Section } from './section.ts'

export const passage: Section = {
  id: 'passage',
  label: 'The passage',
  ages: everyAge,
  fields: ['passage'],
  editable: ['passage'],
  isPublic: ['passage'],
  empty: { passage: '' },
}
