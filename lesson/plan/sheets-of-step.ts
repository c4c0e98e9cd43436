import type { RunStep } from './run-sheet.ts'

/** The printables that belong to a part of the class, by their names in addresses. */
const wanted = ({ part, kind }: Pick<RunStep, 'part' | 'kind'>): string[] => {
  switch (part.of) {
    case 'story':
      return ['picture-book', 'story-cards']
    case 'song':
      return ['song']
    case 'verse':
      return ['trace-the-verse', 'verse-grid']
    case 'questions':
      return ['journal']
    case 'filler':
      return kind === 'make' ? ['coloring-story'] : kind === 'sit' ? ['flashcards'] : []
    default:
      return []
  }
}

/** What of a book's printables is used in a step, so that it lies there when it is needed. */
export const sheetsOfStep = <P extends { name: string }>(step: Pick<RunStep, 'part' | 'kind'>, printables: readonly P[]): P[] =>
  printables.filter(({ name }) => wanted(step).includes(name))
