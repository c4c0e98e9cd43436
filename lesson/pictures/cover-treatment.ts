// One story, three covers that nobody takes for one another: its people close up for the youngest, the whole scene for children,
// for teens a poster of type, line and one thing.
import type { AgeGroup } from '#contract/lesson-book.ts'
import { coverReference, lettered } from './cover-reference.ts'
import { closeUpOf, shapesOf } from './draw-scene.ts'
import { fitted } from './draw-thing.ts'
import { boxOf, put, set } from './moving.ts'
import { box, oval } from './outline.ts'
import { C } from './palette.ts'
import { drawProp, isProp, type PropName } from './props/props.ts'
import { inColour, inLine } from './render.ts'
import { sceneNamed } from './scene-of.ts'
import type { Scene } from './scene.ts'
import { paper, type Shape, tint } from './shape.ts'
import { thingsIn } from './thing-of.ts'

/** The rectangle that the arch is cut from. */
export type Frame = { x: number; y: number; width: number; height: number }
/** `line`: as it is before there is a book. `print`: what is dark on a screen stands on white paper. */
export type CoverLook = 'color' | 'line' | 'print'
/** What a cover is drawn of: the scene of the passage (OSIS), else a thing that its words name. */
export type Told = { scene: string; thing: PropName; passage: string }

const flat = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
const whole = ({ x, y, width, height }: Frame): string => box(x, y, width, height)

/** What a cover shows inside its arch. */
export function coverInside(told: Told, age: AgeGroup, frame: Frame, look: CoverLook): string {
  const scene = sceneNamed(told.scene)
  if (age === 'teens') return poster(told, scene, frame, look)
  if (age === 'young-kids') return closeUp(scene ? closeUpOf(scene) : drawProp(told.thing), frame, look)
  return scene ? wholeScene(scene, frame, look) : oneThing(told.thing, frame, look)
}

/** Cut out and stuck on: a light edge around those who matter, a sun behind them, nothing else. */
function closeUp(shapes: readonly Shape[], frame: Frame, look: CoverLook): string {
  const { x, y, width, height } = frame
  const middle = x + width / 2
  const ground = y + height * 0.94
  const { x0, x1, y0, y1 } = boxOf(shapes)
  const k = Math.min((width * 0.9) / (x1 - x0), (height * 0.76) / (y1 - y0))
  const near = set(shapes, put(middle - ((x0 + x1) / 2) * k, ground - y1 * k, k))
  if (look === 'line') return inLine(near, 5)
  const edge = near
    .filter(({ kind, only }) => kind !== 'tint' && only !== 'line')
    .map(({ d, kind, width: pen = 3 }) => `<path d="${d}"${kind === 'pen' ? ` fill="none" stroke-width="${(pen + 24).toFixed(0)}"` : ''}/>`)
    .join('')
  return (
    flat(whole(frame), C.coral) +
    flat(oval(middle, y + height * 0.5, width * 0.4), C.sunL) +
    flat(box(x, ground - height * 0.08, width, height), C.coralD) +
    `<g fill="#fffdf7" stroke="#fffdf7" stroke-width="24" stroke-linejoin="round" stroke-linecap="round">${edge}</g>${inColour(near)}`
  )
}

function wholeScene(scene: Scene, { x, y, width }: Frame, look: CoverLook): string {
  const shapes = shapesOf(scene)
  if (look === 'line') return inLine(shapes, 5)
  // The sheet that lies under every scene is its sky or its wall: where a frame is taller than the scene, there is more of it.
  const [sheet] = shapes
  const above = sheet && y < 0 ? [tint(box(x - 10, y - 10, width + 20, 20 - y), sheet.colour)] : []
  return inColour([...above, ...shapes])
}
function oneThing(thing: PropName, frame: Frame, look: CoverLook): string {
  const { x, y, width, height } = frame
  const standing = set(fitted(drawProp(thing), width * 0.66, height * 0.54), put(x + width / 2, y + height * 0.6))
  if (look === 'line') return inLine(standing, 5)
  return inColour([paper(whole(frame), C.sunL), tint(box(x, y + height * 0.79, width, height), C.sand), ...standing])
}

const posterPapers: Record<CoverLook, { ground: string; number: string; line: string; words: string; floor: string }> = {
  color: { ground: '#0f4f5c', number: '#f6bd4a', line: '#fff6e4', words: '#fff6e4', floor: '#0b3d48' },
  print: { ground: '#fffdf7', number: '#0f5d6a', line: '#0f5d6a', words: '#0f5d6a', floor: '#fffdf7' },
  line: { ground: '#fffdf7', number: '#fffdf7', line: '#000', words: '#000', floor: '#fffdf7' },
}
/** What is only there to make a place. */
const scenery = new Set(
  'palmTree bush tree stones stone rock hill mountain cloud wall house fewPeople crowd star flowers leafShade village bag seat stool splash blanket notes'.split(
    ' ',
  ),
)
/** What lies flat on the ground is a line on a poster and no thing. */
const stands = (what: PropName): boolean => {
  const { x0, x1, y0, y1 } = boxOf(drawProp(what))
  return x1 - x0 < (y1 - y0) * 3
}
/** The one thing of a story: what the eye finds first, else what lies about that is no scenery, else what its words name. */
function emblemOf(scene: Scene): PropName | undefined {
  const about = (scene.things ?? []).map(({ what }) => what).filter((what) => !scenery.has(what))
  const named = thingsIn(`${scene.sentence} ${scene.alt}`).map(({ thing }) => thing)
  return [...(isProp(scene.focal) ? [scene.focal] : []), ...about, ...named].find(stands)
}
function poster({ passage, thing }: Told, scene: Scene | undefined, frame: Frame, look: CoverLook): string {
  const { x, y, width, height } = frame
  const papers = posterPapers[look]
  const middle = x + width / 2
  const said = coverReference(passage)
  const floor = y + height * 0.8
  const tall = height * (said?.number ? 0.29 : 0.5)
  const emblem = scene ? emblemOf(scene) : thing
  const standing = emblem ? set(fitted(drawProp(emblem), width * 0.62, tall, true), put(middle, floor - tall / 2)) : []
  const pen = width * 0.0125
  const drawn = standing
    .filter(({ only, kind }) => only !== 'colour' && kind !== 'tint')
    .map(({ kind, d }) =>
      kind === 'dot'
        ? flat(d, papers.line)
        : `<path d="${d}" fill="${kind === 'pen' ? 'none' : papers.ground}" fill-rule="evenodd" stroke="${papers.line}" stroke-width="${pen.toFixed(1)}" stroke-linejoin="round" stroke-linecap="round"/>`,
    )
    .join('')
  // Alone it has the room of both.
  const type = emblem
    ? { y: y + height * 0.46, size: width * 0.54, most: width * 0.66 }
    : { y: y + height * 0.66, size: width * 0.84, most: width * 0.84 }
  const number = said?.number ? lettered(said.number, { x: middle, ...type }) : ''
  const words = said
    ? lettered(said.book + (said.verses ? ` ${said.number}:${said.verses}` : ''), {
        x: middle,
        y: y + height * 0.915,
        size: width * 0.1,
        gap: width * 0.008,
        most: width * 0.84,
      })
    : ''
  return (
    flat(whole(frame), papers.ground) +
    flat(box(x, floor, width, height), papers.floor) +
    (number && `<path d="${number}" fill="${papers.number}"${look === 'line' ? ` stroke="#000" stroke-width="5"` : ''}/>`) +
    drawn +
    `<path d="M${x} ${floor}H${x + width}" stroke="${papers.line}" stroke-width="${pen.toFixed(1)}"/>` +
    (words && flat(words, papers.words))
  )
}
