import type { Section } from './section.ts'

export const todayILearned: Section = {
  id: 'todayILearned',
  label: '“Today I learned”',
  ages: ['young-kids'],
  fields: ['todayILearned'],
  editable: ['todayILearned'],
  isPublic: ['todayILearned'],
  empty: { todayILearned: null },
}
