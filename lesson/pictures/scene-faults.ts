// What keeps a scene from being printed, as sentences for whoever draws it.
import { plainMarks } from '#lesson/bank/angle-faults.ts'
import { type Bible, textOf } from '#lesson/scripture/bible.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { shapesOf } from './draw-scene.ts'
import { nameOf } from './people/actor.ts'
import { headCircle } from './people/body.ts'
import { people } from './people/person.ts'
import type { PicturedStory, Scene } from './scene.ts'

/** Letters of the words that are printed big and hollow. */
const mostLetters = 34
const mostWords = 14

/** Inside the arch of a cover, so far from its edge. */
const inArch = (x: number, y: number, room: number): boolean =>
  y > 400 ? x > room && x < 800 - room : Math.hypot(x - 400, y - 400) < 400 - room

function headFaults({ cast }: Scene): string[] {
  const heads = cast.map((actor) => ({ ...headCircle(actor), name: nameOf(actor) }))
  return [
    ...heads.filter(({ x, y, r }) => !inArch(x, y, r * 0.8)).map(({ name }) => `${name}: the head leaves the arch`),
    ...heads.flatMap((a, i) =>
      heads
        .slice(i + 1)
        .filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < (a.r + b.r) * 0.78)
        .map((b) => `${a.name} and ${b.name}: one head lies on the other`),
    ),
  ]
}
/** A story may say only "he" of whom the verses before it name, so names are looked for in its whole chapters. */
function chaptersOf(span: string): string[] {
  const [from = '', to = from] = span.split('-')
  const [book = '', first = '1'] = from.split('.')
  const last = to.split('.')[1] ?? first
  return from.includes('.') ? Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => `${book}.${Number(first) + i}`) : [book]
}
/** Everybody who is drawn stands in the passage, under one of the words that the passage calls them. */
function strangers({ cast }: Scene, passage: string): string[] {
  return cast.flatMap((actor) => {
    const words = actor.called ? [actor.called] : people[actor.who].called
    const found = words.some((word) => new RegExp(`(?<!\\p{L})${word}(?:e?s)?(?!\\p{L})`, 'iu').test(passage))
    return found ? [] : [`${nameOf(actor)} is not in the passage: none of "${words.join('", "')}" stands in it; set "called"`]
  })
}
function namesFaults(scene: Scene): string[] {
  const names = scene.cast.map(nameOf)
  const things = (scene.things ?? []).map(({ what }) => what as string)
  const held = scene.cast.flatMap(({ near, far }) =>
    [near?.holds, far?.holds].flatMap((one) => (one === undefined ? [] : [typeof one === 'string' ? one : one.what])),
  )
  const drawn = new Set<string>([...names, ...things, ...held])
  const touched = scene.cast.flatMap(({ near, far }) => [near?.touch?.[0], far?.touch?.[0]]).filter((name) => name !== undefined)
  return [
    ...names.filter((name, i) => names.indexOf(name) !== i).map((name) => `two are called ${name}; give one an "as"`),
    ...touched.filter((name) => !names.includes(name)).map((name) => `nobody is called ${name}, who is touched`),
    ...(drawn.has(scene.focal) ? [] : [`the focal thing "${scene.focal}" is not drawn`]),
    ...(scene.maze && !names.includes(scene.maze.start) ? [`the maze starts with nobody: ${scene.maze.start}`] : []),
    ...(scene.maze && !drawn.has(scene.maze.goal) ? [`the maze ends nowhere: ${scene.maze.goal}`] : []),
  ]
}
function geometryFaults(scene: Scene): string[] {
  const shapes = shapesOf(scene)
  const open = shapes.filter(({ kind, d }) => kind === 'paper' && !d.trimEnd().endsWith('Z')).length
  return [...(shapes.some(({ d }) => /NaN|Infinity/.test(d)) ? ['a broken number'] : []), ...(open ? [`${open} shapes are open`] : [])]
}

/** Faults of one scene of a story. */
export function sceneFaults(scene: Scene, story: PicturedStory, bible: Bible): string[] {
  const text = (span: string): string => plainMarks(textOf(bible.passage(span)))
  const moment = bible.passage(scene.moment)
  const ids = new Set(bible.passage(story.span).map(({ book, chapter, verse }) => `${book}.${chapter}.${verse}`))
  const passage = [story.span, ...(story.parallels ?? [])].flatMap(chaptersOf).map(text).join('\n')
  const named = namesFaults(scene)
  return [
    ...(moment.length ? [] : [`${scene.moment} does not exist`]),
    ...(moment.some(({ book, chapter, verse }) => !ids.has(`${book}.${chapter}.${verse}`))
      ? [`${scene.moment} lies outside ${story.span}`]
      : []),
    ...(text(scene.moment).includes(plainMarks(scene.verse)) ? [] : [`not word for word in ${scene.moment}: ${scene.verse}`]),
    ...(scene.verse.length > mostLetters ? [`${scene.verse.length} letters in big print, not ${mostLetters}`] : []),
    ...(countWords(scene.sentence) > mostWords ? [`a sentence of ${countWords(scene.sentence)} words, not ${mostWords}`] : []),
    ...strangers(scene, passage),
    ...headFaults(scene),
    ...named,
    ...(named.some((one) => one.startsWith('nobody')) ? [] : geometryFaults(scene)),
  ]
}
/** Faults of all together: every id once, and no two stories with the same stage and the same focal thing. */
export function sharedFaults(stories: readonly PicturedStory[]): string[] {
  const ids = new Map<string, string>()
  const stages = new Map<string, { id: string; span: string }>()
  const out: string[] = []
  for (const { span, scenes } of stories)
    for (const { id, place, time, focal } of scenes) {
      if (ids.has(id)) out.push(`${id} is the name of two scenes`)
      ids.set(id, span)
      const stage = `${focal} at ${place}, ${time}`
      const other = stages.get(stage)
      if (other && other.span !== span) out.push(`${id} and ${other.id}, of two stories, both show ${stage}`)
      else stages.set(stage, { id, span })
    }
  return out
}
