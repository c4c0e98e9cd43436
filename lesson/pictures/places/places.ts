import { mixed } from '../palette.ts'
import { indoors } from './indoors.ts'
import { outdoors } from './outdoors.ts'
import { skyPapers, type Stage, type Time } from './sky.ts'

/** Where a story happens. */
export const places = { ...outdoors, ...indoors }
export type Place = keyof typeof places

/** By night the ground is as dark as the sky; the papers of the sky stay. */
const dark = (shapes: Stage['back']): Stage['back'] =>
  shapes.map((one) => (skyPapers.has(one.colour) ? one : { ...one, colour: mixed(one.colour, '#123c4b', 0.42) }))

export function stageOf(place: Place, time: Time): Stage {
  const { back, front } = places[place](time)
  return time === 'night' && Object.hasOwn(outdoors, place) ? { back: dark(back), front: dark(front) } : { back, front }
}
