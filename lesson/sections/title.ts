import { text } from './model-shape.ts'
import { everyAge, type Section } from './section.ts'
import { fieldsOf, first, textOf } from './tolerant.ts'

export const title: Section = {
  id: 'title',
  label: 'The title',
  ages: everyAge,
  fields: ['title'],
  editable: ['title'],
  isPublic: ['title'],
  empty: () => ({ title: '' }),
  words: (book) => book.title,
  places: (book) => [{ path: 'title', text: book.title, manner: 'say' }],
  printed: (book) => [book.title],
  model: () => ({ title: text('Not the title of the sermon.') }),
  read: (fields) => ({
    title: textOf(first(fields, 'title', 'lessontitle')) || textOf(fieldsOf(first(fields, 'devotional', 'biblestory', 'story')).title),
  }),
}
