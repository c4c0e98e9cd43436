import { seededRandom, shuffled } from '#lesson/seeded-random.ts'
import { carriesBlocked, linesOf } from './blocked-words.ts'

export type Placed = { word: string; row: number; column: number; down: number; across: number }
/** `rows` are the letters, all capitals; `placed` says where each word begins and which way it runs. */
export type WordSearch = { rows: string[]; placed: Placed[] }

/** Which way words run. A child who has just learned to read looks across and down; one of eight down the slope too; one of ten backwards. */
const straight = [
  [0, 1],
  [1, 0],
] as const
const directions = {
  straight,
  sloping: [...straight, [1, 1]],
  every: [...straight, [1, 1], [0, -1], [-1, 0], [-1, -1], [1, -1], [-1, 1]],
} as const
export type Ways = keyof typeof directions
/** Fillers without a vowel seldom spell anything by themselves; what they spell together with the hidden letters is looked for. */
const fillers = 'BCDFGHKLMNPRSTVWZ'
/** After so many squares that carry what no child may find, one word fewer is hidden. */
const triesWithAllWords = 40

/**
 * Hides words of 3 to `side` letters in a square. Words that find no place, or carry a blocked word themselves, are left out.
 * A square in which a blocked word can be read in any of the eight directions is thrown away for another. The same words give
 * the same square; another `seed` gives another.
 */
export function wordSearch(words: string[], side = 12, seed = '', ways: Ways = 'sloping'): WordSearch {
  const wanted = [...new Set(words.map((word) => word.toUpperCase()))]
    .filter((word) => /^[A-Z]+$/.test(word) && word.length >= 3 && word.length <= side && !carriesBlocked(word))
    .sort((a, b) => b.length - a.length)
  for (let attempt = 0; ; attempt++) {
    const hidden = wanted.slice(0, Math.max(0, wanted.length - Math.floor(attempt / triesWithAllWords)))
    const made = square(hidden, { side, ways }, seededRandom(`${words.join()}${seed}${attempt || ''}`))
    if (!linesOf(made.rows).some(carriesBlocked)) return made
  }
}

function square(wanted: string[], { side, ways }: { side: number; ways: Ways }, random: () => number): WordSearch {
  const grid: (string | undefined)[][] = Array.from({ length: side }, () => Array.from({ length: side }, () => undefined))
  const placed: Placed[] = []
  for (const word of wanted) {
    const places = directions[ways].flatMap(([down, across]) =>
      Array.from({ length: side * side }, (_, at) => ({ word, row: Math.floor(at / side), column: at % side, down, across })),
    )
    const fit = shuffled(places, random).find((place) => fits(grid, place, side))
    if (!fit) continue
    ;[...word].forEach((letter, at) => {
      const row = grid[fit.row + fit.down * at]
      if (row) row[fit.column + fit.across * at] = letter
    })
    placed.push(fit)
  }
  const rows = grid.map((row) => row.map((letter) => letter ?? fillers.charAt(Math.floor(random() * fillers.length))).join(''))
  return { rows, placed }
}

function fits(grid: (string | undefined)[][], { word, row, column, down, across }: Placed, side: number): boolean {
  const inside = (at: number) => at >= 0 && at < side
  const end = word.length - 1
  if (!inside(row + down * end) || !inside(column + across * end)) return false
  return [...word].every((letter, at) => {
    const there = grid[row + down * at]?.[column + across * at]
    return there === undefined || there === letter
  })
}
