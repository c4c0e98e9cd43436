import { list, object, text } from './model-shape.ts'
import type { Section } from './section.ts'
import { fieldsOf, first, listOf, textOf } from './tolerant.ts'

export const flashcards: Section = {
  id: 'flashcards',
  label: 'The flashcards',
  list: 'flashcards',
  items: { one: 'flashcard', more: 'flashcards' },
  ages: ['young-kids'],
  needed: ['young-kids'],
  isOfStory: true,
  offTheWall: true,
  fields: ['flashcards'],
  editable: ['flashcards'],
  isPublic: ['flashcards'],
  empty: () => ({ flashcards: [] }),
  isThere: (book) => book.flashcards.length > 0,
  words: (book) => book.flashcards.map((card) => `${card.word} ${card.description}`).join('\n'),
  places: (book) => book.flashcards.map((card, at) => ({ path: `flashcards.${at}`, text: card.description, manner: 'say' })),
  printed: (book) => book.flashcards.map(({ description }) => description),
  model: () => ({ flashcards: list(object({ word: text(), description: text() })) }),
  read: (fields) => ({
    flashcards: listOf(fields.flashcards)
      .map((card) =>
        typeof card === 'string'
          ? { word: card, description: '' }
          : {
              word: textOf(first(fieldsOf(card), 'word', 'front', 'title')),
              description: textOf(first(fieldsOf(card), 'description', 'back', 'text')),
            },
      )
      .filter((card) => card.word),
  }),
}
