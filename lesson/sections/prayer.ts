import { text } from './model-shape.ts'
import { everyAge, type Section } from './section.ts'
import { textOf } from './tolerant.ts'

export const prayer: Section = {
  id: 'prayer',
  label: 'The prayer',
  place: 'The prayer',
  ages: everyAge,
  needed: ['children'],
  fields: ['prayer'],
  editable: ['prayer'],
  isPublic: ['prayer'],
  empty: () => ({ prayer: '' }),
  isThere: (book) => Boolean(book.prayer),
  words: (book) => book.prayer,
  places: (book) => [{ path: 'prayer', text: book.prayer, manner: 'pray' }],
  printed: (book) => [book.prayer],
  heard: (book) => [book.prayer],
  spoken: 'with its heading',
  model: () => ({ prayer: text() }),
  read: (fields) => ({ prayer: textOf(fields.prayer) }),
}
