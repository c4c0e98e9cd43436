import type { LessonBook } from '#contract/lesson-book.ts'
import { object, text } from './model-shape.ts'
import { everyAge, type Section } from './section.ts'
import { fieldsOf, first, isObject, textOf } from './tolerant.ts'

/** The text that is read is not trusted: whoever calls puts the true words in. */
function readVerse(value: unknown): LessonBook['memoryVerse'] {
  if (typeof value === 'string') {
    const parts = /^([^]*?)(?:(?<!\s)\s*[-–—(]\s*((?:[1-3] )?[A-Z][A-Za-z ]+ \d+:\d+(?:-\d+)?)\)?)?$/.exec(value.trim())
    return { text: (parts?.[1] ?? '').replace(/^["“]|["”]$/g, ''), reference: parts?.[2] ?? value.trim(), translation: '', explanation: '' }
  }
  if (!isObject(value)) return null
  const fields = fieldsOf(value)
  return {
    text: textOf(first(fields, 'text', 'verse')),
    reference: textOf(first(fields, 'reference', 'ref')),
    translation: '',
    explanation: textOf(first(fields, 'explanation', 'meaning', 'help')),
  }
}

export const memoryVerse: Section = {
  id: 'memoryVerse',
  label: 'The memory verse',
  place: 'The help for the verse',
  ages: everyAge,
  needed: everyAge,
  fields: ['memoryVerse'],
  editable: ['memoryVerse'],
  isPublic: ['memoryVerse'],
  empty: () => ({ memoryVerse: null }),
  isThere: (book) => Boolean(book.memoryVerse?.reference && book.memoryVerse.text),
  words: (book) => book.memoryVerse?.explanation ?? '',
  places: (book) => [{ path: 'memoryVerse.explanation', text: book.memoryVerse?.explanation, manner: 'say' }],
  spoken: 'with its heading',
  model: () => ({
    memoryVerse: object({
      reference: text('For example "Ruth 1:16". Never the words of the verse.'),
      explanation: text('What it means, for this age.'),
    }),
  }),
  read: (fields) => ({ memoryVerse: readVerse(first(fields, 'memoryverse', 'verse')) }),
}
