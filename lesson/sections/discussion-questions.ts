import { ageProfiles } from '#lesson/age-groups.ts'
import { list, text } from './model-shape.ts'
import { everyAge, type Section } from './section.ts'
import { first, textsOf } from './tolerant.ts'

export const discussionQuestions: Section = {
  id: 'discussionQuestions',
  label: 'The questions',
  place: 'A question',
  list: 'discussionQuestions',
  items: { one: 'question', more: 'questions' },
  ages: everyAge,
  needed: ['teens', 'children'],
  isOfStory: true,
  fields: ['discussionQuestions'],
  editable: ['discussionQuestions'],
  isPublic: ['discussionQuestions'],
  empty: () => ({ discussionQuestions: [] }),
  // Less than half of the questions is the beginning of them.
  isThere: (book) => book.discussionQuestions.length >= ageProfiles[book.ageGroup].questions[0] / 2,
  words: (book) => book.discussionQuestions.join('\n'),
  places: (book) => book.discussionQuestions.map((one, at) => ({ path: `discussionQuestions.${at}`, text: one, manner: 'ask' })),
  printed: (book) => book.discussionQuestions,
  model: () => ({ discussionQuestions: list(text()) }),
  read: (fields) => ({ discussionQuestions: textsOf(first(fields, 'discussionquestions', 'questions')) }),
}
