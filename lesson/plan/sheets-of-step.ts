import { showTheCards } from './fillers.ts'
import type { PartOf } from './minute-plan.ts'

/** The printables that belong to a part of the class, by their names in addresses; with the close goes what is taken home. */
const ofPart: Partial<Record<PartOf['of'], string[]>> = {
  story: ['picture-book', 'story-cards'],
  song: ['song'],
  verse: ['trace-the-verse', 'verse-grid'],
  questions: ['journal'],
  close: ['coloring-story', 'coloring-picture', 'fold-book', 'word-search', 'maze', 'matching', 'code-breaker', 'crossword'],
}
const ofFiller: Partial<Record<string, string[]>> = { [showTheCards]: ['flashcards'] }
/** What the group writes on while it is in class. */
const writtenOn = new Set(['trace-the-verse', 'verse-grid', 'journal'])

export type Named = { name: string }
export type Titled = Named & { title: string }
/** Of what sheet it is another page or size: “maze-hard” is handed out where “maze” is. */
const kindOf = ({ name }: Named) => name.replace(/-(?:easy|hard|\d+)$/, '')
/** One sheet of each kind: for a look at what there is. */
export const oneOfEach = <P extends Named>(sheets: readonly P[]): P[] => sheets.filter((sheet) => kindOf(sheet) === sheet.name)
/** Several in a line: what they have before the colon is said once, “Maze (easy, medium, hard)”. */
export function inOneLine(sheets: readonly Titled[]): string {
  const all = new Map<string, string[]>()
  for (const { title } of sheets) {
    const [of = title, which] = title.split(': ')
    all.set(of, [...(all.get(of) ?? []), ...(which ? [which] : [])])
  }
  return [...all].map(([of, which]) => (which.length > 1 ? `${of} (${which.join(', ')})` : [of, ...which].join(': '))).join(', ')
}

type Step = { part: PartOf; title: string }
/** What of a book's printables is used in a step, so that it lies there when it is needed. The one place that says so, for screen and paper. */
export const sheetsOfStep = <P extends Named>({ part, title }: Step, printables: readonly P[]): P[] => {
  const names = (part.of === 'filler' ? ofFiller[title] : ofPart[part.of]) ?? []
  return printables.filter((one) => names.includes(kindOf(one)))
}
export const isWrittenOn = ({ name }: Named): boolean => writtenOn.has(name)
/** How the sheets of a step are named beside it. */
export const sheetsAre = ({ part }: Pick<Step, 'part'>): string => (part.of === 'close' ? 'To take home' : 'On paper')
