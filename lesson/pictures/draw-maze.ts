// A maze between somebody and what he looks for, both from the scene of the story.
import type { Maze } from '#lesson/puzzles/maze.ts'
import { aloneOf } from './draw-scene.ts'
import { fitted } from './draw-thing.ts'
import { put, set } from './moving.ts'
import { nameOf } from './people/actor.ts'
import { drawProp, isProp, type PropName } from './props/props.ts'
import { inLine } from './render.ts'
import type { Scene } from './scene.ts'
import type { Shape } from './shape.ts'

const cell = 52
const above = 250
const below = 270
const pen = 3.6

/** Somebody of a scene, drawn anew for the end of a maze: on his feet, his hands free. */
function standing(scene: Scene, name: string, arrives: boolean): Shape[] | undefined {
  const actor = scene.cast.find((one) => nameOf(one) === name)
  if (actor) {
    const { turn: _turn, view: _view, ...rest } = actor
    return arrives
      ? aloneOf({ ...rest, pose: 'stand', facing: 'left', tilt: 0, look: 0.6, feeling: 'joy', near: { do: 'open' }, far: { do: 'open' } })
      : aloneOf({ ...rest, pose: 'walk', facing: 'right', tilt: 0, look: 0.7, feeling: 'glad', near: { do: 'side' }, far: { do: 'reach' } })
  }
  return isProp(name) ? drawProp(name) : undefined
}
const child: Shape[] = aloneOf({ who: 'girl', pose: 'walk', at: [0, 0], feeling: 'glad', near: { do: 'side' }, far: { do: 'reach' } })

/** The ends of a maze: who goes in, and what waits at the other end. */
export type Ends = { start?: Shape[] | undefined; goal: Shape[] }
export const endsOf = (scene: Scene): Ends | undefined => {
  const goal = scene.maze && standing(scene, scene.maze.goal, true)
  return scene.maze && goal ? { start: standing(scene, scene.maze.start, false), goal } : undefined
}
export const thingEnds = (thing: PropName): Ends => ({ goal: drawProp(thing) })

/** A maze as one SVG: who looks above on the left, what is found below on the right. */
export function drawMaze({ columns, rows, cells }: Maze, ends: Ends): string {
  const [left, top, right, bottom] = [20, above, 20 + columns * cell, above + rows * cell]
  const walls: string[] = []
  cells.forEach((walled, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    const [x, y] = [left + (column + 1) * cell, top + (row + 1) * cell]
    if (walled.right && column < columns - 1) walls.push(`M${x} ${y - cell}V${y}`)
    if (walled.down && row < rows - 1 && index < cells.length - 1) walls.push(`M${x - cell} ${y}H${x}`)
  })
  // The outer wall with its two doors.
  walls.push(`M${left + cell} ${top}H${right}V${bottom}M${right - cell} ${bottom}H${left}V${top}`)
  const start = set(fitted(ends.start ?? child, 220, above - 20, true), put(left + 96, top - 8 - (above - 20) / 2))
  const goal = set(fitted(ends.goal, 300, below - 30, true), put(right - 150, bottom + below - 10 - (below - 30) / 2))
  const lines = `<path d="${walls.join('')}" fill="none" stroke="#000" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${right + 20} ${bottom + below}">${lines}${inLine([...start, ...goal], pen)}</svg>`
}
