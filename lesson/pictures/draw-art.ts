// A picture asked for by name, so that it can be drawn where there is time for it: in the thread that sets pages.
import { type Cover, drawCover } from './draw-cover.ts'
import { colourOf, lineOf } from './draw-scene.ts'
import { thingCard, thingLine } from './draw-thing.ts'
import type { Weight } from './line/coloring.ts'
import type { PropName } from './props/props.ts'
import { sceneNamed } from './scene-of.ts'

export type Art = Cover | { scene: string; look: 'colour' | Weight } | { thing: PropName; look: 'colour' | 'line' | Weight; label: string }
/** Wherever data has this instead of a text, the printer puts the drawing. */
export type Drawn = { draws: Art }
export const drawn = (art: Art): Drawn => ({ draws: art })

/** So many drawings are kept: a lesson is printed on several sheets, and a page to color costs a quarter of a second. */
const most = 60
const kept = new Map<string, string>()

/** The SVG of a picture; '' for a scene that is not there any more. */
export function drawArt(art: Art): string {
  return keptDrawing(JSON.stringify(art), () => ('cover' in art ? drawCover(art) : 'scene' in art ? ofScene(art) : ofThing(art)))
}
/** A drawing by its name, made once while it is asked for again and again. */
export function keptDrawing(key: string, make: () => string): string {
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = make()
  if (kept.size >= most) kept.delete(kept.keys().next().value ?? '')
  kept.set(key, made)
  return made
}
function ofScene({ scene: name, look }: { scene: string; look: 'colour' | Weight }): string {
  const scene = sceneNamed(name)
  if (!scene) return ''
  return look === 'colour' ? colourOf(scene) : lineOf(scene, look)
}
const ofThing = ({ thing, look, label }: { thing: PropName; look: 'colour' | 'line' | Weight; label: string }): string =>
  look === 'colour' || look === 'line' ? thingCard(thing, look, label) : thingLine(thing, look, label)
/** The same data with every drawing made. */
export function withDrawings(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withDrawings)
  if (typeof data !== 'object' || data === null) return data
  if ('draws' in data) return drawArt((data as Drawn).draws)
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withDrawings(value)]))
}
