import blocked from './blocked-words.json' with { type: 'json' }

/** What no child may find in a puzzle, in whatever way it got there. "God" and "night" are not here, nor is what good words are full of. */
export const blockedWords: readonly string[] = Object.values(blocked).flat()

const eachWay = [...new Set(blockedWords.flatMap((word) => [word, [...word].reverse().join('')]))]
const anyBlocked = new RegExp(eachWay.join('|'))

/** Whether a run of capitals, read either way, carries a blocked word. One pattern reads a whole row: that is quicker than each word in turn. */
export const carriesBlocked = (letters: string): boolean => anyBlocked.test(letters)

/** Every row, column and slope of a square: read either way they are the eight directions in which somebody may look. */
export function linesOf(rows: string[]): string[] {
  const letter = (row: number, column: number) => rows[row]?.charAt(column) ?? ''
  const along = (at: (step: number) => [number, number]) => rows.map((_, step) => letter(...at(step))).join('')
  const slopes = rows.flatMap((_, start) => [
    along((step) => [step, start + step]),
    ...(start ? [along((step) => [start + step, step])] : []),
    along((step) => [step, start - step]),
    ...(start ? [along((step) => [start + step, rows.length - 1 - step])] : []),
  ])
  return [...rows, ...rows.map((_, column) => along((step) => [step, column])), ...slopes]
}
