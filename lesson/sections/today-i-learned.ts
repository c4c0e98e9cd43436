import { object, text } from './model-shape.ts'
import type { Section } from './section.ts'
import { has, textOf } from './tolerant.ts'

/** The sentence that the youngest take home: it repeats the bottom line. */
export const todayILearned: Section = {
  id: 'todayILearned',
  label: '“Today I learned”',
  ages: ['young-kids'],
  needed: ['young-kids'],
  goesWith: ['story', 'bottomLine'],
  isOfStory: true,
  offTheWall: true,
  fields: ['todayILearned'],
  editable: ['todayILearned'],
  isPublic: ['todayILearned'],
  empty: () => ({ todayILearned: null }),
  isThere: (book) => Boolean(book.todayILearned?.summary),
  words: (book) => book.todayILearned?.summary ?? '',
  places: (book) => [{ path: 'todayILearned.summary', text: book.todayILearned?.summary, manner: 'say' }],
  printed: (book) => [book.todayILearned?.summary],
  heard: (book) => [book.todayILearned?.summary],
  // The summary begins with the words of its heading.
  spoken: 'without its heading',
  model: () => ({ todayILearned: object({ summary: text() }) }),
  read: (fields) => ({ todayILearned: has(fields.todayilearned) ? { summary: textOf(fields.todayilearned) } : null }),
}
