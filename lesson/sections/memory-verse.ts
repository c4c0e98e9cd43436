import { everyAge, type Section } from './section.ts'

export const memoryVerse: Section = {
  id: 'memoryVerse',
  label: 'The memory verse',
  ages: everyAge,
  fields: ['memoryVerse'],
  editable: ['memoryVerse'],
  isPublic: ['memoryVerse'],
  empty: { memoryVerse: null },
}
