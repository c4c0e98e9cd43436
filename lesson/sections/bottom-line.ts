import { withOwnLine } from '#lesson/notes/note-sentences.ts'
import { text } from './model-shape.ts'
import { everyAge, type Section } from './section.ts'
import { fieldsOf, first, textOf } from './tolerant.ts'

/** The one sentence of the lesson. A story is told towards it, so the two come from one hand. */
export const bottomLine: Section = {
  id: 'bottomLine',
  label: 'The bottom line',
  ages: everyAge,
  goesWith: ['story'],
  fields: ['bottomLine'],
  editable: ['bottomLine'],
  isPublic: ['bottomLine'],
  empty: () => ({ bottomLine: '' }),
  words: (book) => book.bottomLine,
  settle: (_, after) => withOwnLine(after),
  places: (book) => [{ path: 'bottomLine', text: book.bottomLine, manner: 'say' }],
  printed: (book) => [book.bottomLine],
  model: () => ({ bottomLine: text() }),
  read: (fields) => ({
    bottomLine:
      textOf(first(fields, 'bottomline', 'keymessage', 'bigidea')) ||
      textOf(fieldsOf(first(fields, 'devotional', 'biblestory', 'story')).focus),
  }),
}
