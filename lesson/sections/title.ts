import { everyAge, type Section } from './section.ts'

export const title: Section = {
  id: 'title',
  label: 'The title',
  ages: everyAge,
  fields: ['title'],
  editable: ['title'],
  isPublic: ['title'],
  empty: { title: '' },
}
