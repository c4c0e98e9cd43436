import { renumbered } from '#lesson/plan/placed.ts'
import { everyAge, type Place, type Section } from './section.ts'

const fields = ['ownSteps', 'addedSteps', 'stepsOut', 'stepsMoved'] as const
/** What the leader does in the steps of the class that the minute plan adds (the welcome, the close, what fills the time), what is added to them, and where each stands. */
export const steps: Section = {
  id: 'steps',
  label: 'What the leader does',
  place: 'A step of the class',
  ages: everyAge,
  fields: [...fields],
  editable: [...fields],
  isPublic: [...fields],
  empty: () => ({ ownSteps: [], addedSteps: [], stepsOut: [], stepsMoved: [] }),
  places: (book) => [
    ...book.ownSteps.map(({ what }, at): Place => ({ path: `ownSteps.${at}.what`, text: what, manner: 'do' })),
    ...book.addedSteps.flatMap(({ title, say, what }, at): Place[] => [
      { path: `addedSteps.${at}.title`, text: title, manner: 'do' },
      { path: `addedSteps.${at}.say`, text: say, manner: 'say' },
      { path: `addedSteps.${at}.what`, text: what, manner: 'do' },
    ]),
  ],
  settle: (before, after) => ({ ...after, stepsMoved: renumbered('own', [before.addedSteps, before], [after.addedSteps, after]) }),
}
