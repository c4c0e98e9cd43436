import type { Maze } from '#lesson/puzzles/maze.ts'
import { person } from './art/person.ts'
import { at } from './art/ink.ts'

const cell = 44
/** Room beside the maze, and above and below it for who goes in and what he finds. */
const beside = 20
const above = 112

/** A maze as one picture: somebody at the entry above on the left, what he looks for below on the right, as drawn by `goal` in a square; an arrow out where there is nothing. */
export function drawMaze({ columns, rows, cells }: Maze, goal?: (x: number, y: number, size: number) => string): string {
  const [width, height] = [columns * cell + 2 * beside, rows * cell + 2 * above]
  const walls: string[] = []
  cells.forEach(({ right, down }, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    const [x, y] = [beside + (column + 1) * cell, above + (row + 1) * cell]
    const last = index === cells.length - 1
    if (right && column < columns - 1) walls.push(`M ${x} ${y - cell} V ${y}`)
    if (down && row < rows - 1 && !last) walls.push(`M ${x - cell} ${y} H ${x}`)
  })
  const [left, top, end, bottom] = [beside, above, beside + columns * cell, above + rows * cell]
  // The outer wall with its two doors.
  walls.push(`M ${left + cell} ${top} H ${end} V ${bottom} M ${end - cell} ${bottom} H ${left} V ${top}`)
  const drawn = `<path d="${walls.join(' ')}" fill="none" stroke="#000" stroke-width="4" stroke-linecap="round"/>`
  const start = at(left + cell / 2 + 18, top - 2, 0.52, person({ kind: 'boy', pose: 'run' }))
  const found = goal ? goal(end - 92, bottom + 8, 92) : arrow(end - cell / 2, bottom + 12)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawn}${start}${found}</svg>`
}

const arrow = (x: number, y: number) =>
  `<path d="M ${x - 10} ${y} h 20 v 40 h 16 l -26 36 l -26 -36 h 16 z" fill="#fff" stroke="#000" stroke-width="3" stroke-linejoin="round"/>`
