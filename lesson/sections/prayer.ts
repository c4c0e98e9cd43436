import { everyAge, type Section } from './section.ts'

export const prayer: Section = {
  id: 'prayer',
  label: 'The prayer',
  ages: everyAge,
  fields: ['prayer'],
  editable: ['prayer'],
  isPublic: ['prayer'],
  empty: { prayer: '' },
}
