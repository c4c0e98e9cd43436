import type { Section } from './section.ts'

export const flashcards: Section = {
  id: 'flashcards',
  label: 'The flashcards',
  ages: ['young-kids'],
  fields: ['flashcards'],
  editable: ['flashcards'],
  isPublic: ['flashcards'],
  empty: { flashcards: [] },
}
