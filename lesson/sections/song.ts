import type { Section } from './section.ts'

export const song: Section = {
  id: 'song',
  label: 'The song',
  ages: ['young-kids'],
  fields: ['song'],
  editable: ['song'],
  isPublic: ['song'],
  empty: { song: null },
}
