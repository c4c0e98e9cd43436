// Contact sheets: many small pictures with their names, to be looked at.
import { aloneOf } from '#lesson/pictures/draw-scene.ts'
import { moved, put, set } from '#lesson/pictures/moving.ts'
import { box } from '#lesson/pictures/outline.ts'
import { C } from '#lesson/pictures/palette.ts'
import { people, type Who } from '#lesson/pictures/people/person.ts'
import { poses, type PoseName } from '#lesson/pictures/people/poses.ts'
import { type Place, places, stageOf } from '#lesson/pictures/places/places.ts'
import { drawProp, kindsOfProps, type PropName } from '#lesson/pictures/props/props.ts'
import { inColour } from '#lesson/pictures/render.ts'
import { paper, type Shape } from '#lesson/pictures/shape.ts'

export interface Card {
  label: string
  /** A whole SVG, or shapes that are fitted into the card. */
  svg?: string
  shapes?: readonly Shape[]
}
const [W, H] = [200, 240]

/** Shapes in the middle of a card, as large as fits, never enlarged more than the others of their sheet. */
function fitted(shapes: readonly Shape[], most: number): Shape[] {
  const plain = set(shapes, put(0, 0))
  const points = plain.flatMap(({ d }) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((m) => [Number(m[1]), Number(m[2])] as const))
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const k = Math.min(most, (W - 16) / (x1 - x0), (H - 48) / (y1 - y0))
  return set(plain, put(W / 2 - ((x0 + x1) / 2) * k, H - 34 - y1 * k, k))
}

/** One SVG of all cards, so many in a row. */
export function sheetOf(cards: readonly Card[], columns: number): string {
  const rows = Math.ceil(cards.length / columns)
  const cells = cards.map(({ label, svg, shapes }, i) => {
    const [x, y] = [(i % columns) * W, Math.floor(i / columns) * H]
    const back = `<rect x="4" y="4" width="${W - 8}" height="${H - 8}" rx="10" fill="${C.tealP}"/>`
    const inside = svg
      ? svg.replace('<svg ', `<svg x="10" y="8" width="${W - 20}" height="${H - 42}" `)
      : inColour(fitted(shapes ?? [paper(moved(box(0, 0, 10, 10), put(0, 0)), C.cream)], 0.42))
    const name = `<text x="${W / 2}" y="${H - 14}" font-family="sans-serif" font-size="15" text-anchor="middle" fill="#2b1733">${label}</text>`
    return `<g transform="translate(${x} ${y})">${back}${inside}${name}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns * W} ${rows * H}" width="${columns * W}" height="${rows * H}"><rect width="100%" height="100%" fill="#fff"/>${cells.join('')}</svg>`
}

/** The lists that a scene is made from, each as cards. */
export function cardsOf(kind: 'people' | 'poses' | 'props' | 'places'): Card[] {
  if (kind === 'people')
    return Object.keys(people).map((who) => ({ label: who, shapes: aloneOf({ who: who as Who, pose: 'stand', at: [0, 0] }) }))
  if (kind === 'poses')
    return [
      ...Object.keys(poses).map((pose) => ({ label: pose, shapes: aloneOf({ who: 'james', pose: pose as PoseName, at: [0, 0] }) })),
      ...(['side', 'back'] as const).map((view) => ({
        label: `view ${view}`,
        shapes: aloneOf({ who: 'james', pose: 'stand', at: [0, 0], view }),
      })),
    ]
  if (kind === 'props')
    return Object.values(kindsOfProps).flatMap((props) =>
      Object.keys(props).map((what) => ({ label: what, shapes: drawProp(what as PropName) })),
    )
  return Object.keys(places).flatMap((place) =>
    (['day', 'night'] as const).map((time) => {
      const { back, front } = stageOf(place as Place, time)
      const inside = inColour([...back, ...front])
      return {
        label: `${place} ${time}`,
        svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 960" preserveAspectRatio="xMidYMid slice">${inside}</svg>`,
      }
    }),
  )
}
