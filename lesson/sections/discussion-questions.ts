import { everyAge, type Section } from './section.ts'

export const discussionQuestions: Section = {
  id: 'discussionQuestions',
  label: 'The questions',
  ages: everyAge,
  fields: ['discussionQuestions'],
  editable: ['discussionQuestions'],
  isPublic: ['discussionQuestions'],
  empty: { discussionQuestions: [] },
}
