import { seededRandom } from '#lesson/seeded-random.ts'

/** Cells row by row; `right` and `down` say whether a wall closes that side. One way leads from the first cell to the last. */
export type Maze = { columns: number; rows: number; cells: { right: boolean; down: boolean }[]; solution: number[] }

/** A maze in which every cell can be reached in just one way (depth first). The same seed gives the same maze. */
export function maze(seed: string, columns = 14, rows = 14): Maze {
  const random = seededRandom(seed)
  const cells = Array.from({ length: columns * rows }, () => ({ right: true, down: true }))
  const cameFrom = new Map<number, number>([[0, -1]])
  const trail = [0]
  while (trail.length) {
    const here = trail.at(-1) ?? 0
    const open = neighbours(here, columns, rows).filter((next) => !cameFrom.has(next))
    const next = open[Math.floor(random() * open.length)]
    if (next === undefined) {
      trail.pop()
      continue
    }
    const wall = cells[Math.min(here, next)]
    if (wall) wall[Math.abs(here - next) === 1 ? 'right' : 'down'] = false
    cameFrom.set(next, here)
    trail.push(next)
  }
  const solution: number[] = []
  for (let at = columns * rows - 1; at >= 0; at = cameFrom.get(at) ?? -1) solution.unshift(at)
  return { columns, rows, cells, solution }
}

function neighbours(cell: number, columns: number, rows: number): number[] {
  const [row, column] = [Math.floor(cell / columns), cell % columns]
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < columns - 1 ? [cell + 1] : []),
    ...(row > 0 ? [cell - columns] : []),
    ...(row < rows - 1 ? [cell + columns] : []),
  ]
}
