import { everyAge, type Section } from './section.ts'

export const bottomLine: Section = {
  id: 'bottomLine',
  label: 'The bottom line',
  ages: everyAge,
  fields: ['bottomLine'],
  editable: ['bottomLine'],
  isPublic: ['bottomLine'],
  empty: { bottomLine: '' },
}
