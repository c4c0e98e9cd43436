import { everyAge, type Section } from './section.ts'

export const weeklyChallenge: Section = {
  id: 'weeklyChallenge',
  label: 'The weekly challenge',
  ages: everyAge,
  fields: ['weeklyChallenge'],
  editable: ['weeklyChallenge'],
  isPublic: ['weeklyChallenge'],
  empty: { weeklyChallenge: null },
}
