import type { LessonBook } from '#contract/lesson-book.ts'
import { list, object, text } from './model-shape.ts'
import type { Section } from './section.ts'
import { fieldsOf, first, has, textOf, textsOf } from './tolerant.ts'

function readSong(value: unknown): LessonBook['song'] {
  if (!has(value)) return null
  const fields = fieldsOf(value)
  const lyrics = typeof value === 'string' || Array.isArray(value) ? textsOf(value) : textsOf(first(fields, 'lyrics', 'lines'))
  return { title: textOf(fields.title), tune: textOf(fields.tune), lyrics }
}

export const song: Section = {
  id: 'song',
  label: 'The song',
  place: 'The song',
  ages: ['young-kids'],
  needed: ['young-kids'],
  isOfStory: true,
  fields: ['song'],
  editable: ['song'],
  isPublic: ['song'],
  empty: () => ({ song: null }),
  isThere: (book) => Boolean(book.song?.lyrics.length),
  words: (book) => [book.song?.title, ...(book.song?.lyrics ?? [])].join('\n'),
  places: (book) => (book.song?.lyrics ?? []).map((line, at) => ({ path: `song.lyrics.${at}`, text: line, manner: 'say' })),
  printed: (book) => book.song?.lyrics ?? [],
  heard: (book) => [book.song?.lyrics.join(' ')],
  spoken: 'with its heading',
  model: () => ({ song: object({ title: text(), tune: text(), lyrics: list(text()) }) }),
  read: (fields) => ({ song: readSong(fields.song) }),
}
