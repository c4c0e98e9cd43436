import { everyAge, type Section } from './section.ts'

/** What the leader does in the steps of the class that the minute plan adds (the welcome, the close, what fills the time), and where. */
export const steps: Section = {
  id: 'steps',
  label: 'What the leader does',
  place: 'A step of the class',
  ages: everyAge,
  fields: ['ownSteps', 'stepsOut', 'stepsMoved'],
  editable: ['ownSteps', 'stepsOut', 'stepsMoved'],
  isPublic: ['ownSteps', 'stepsOut', 'stepsMoved'],
  empty: () => ({ ownSteps: [], stepsOut: [], stepsMoved: [] }),
  places: (book) => book.ownSteps.map(({ what }, at) => ({ path: `ownSteps.${at}.what`, text: what, manner: 'do' })),
}
