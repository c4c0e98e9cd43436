// Which picture belongs to a passage: the same passage, else the same story, else none. Never another story.
import { bookCodes, type BookCode } from '#lesson/scripture/books.ts'
import type { PicturedStory, Scene } from './scene.ts'
import { picturedStories } from './scenes/index.ts'

/** Verses as numbers in a row: book, chapter, verse. */
interface Range {
  from: number
  to: number
}
const chapter = 1000
const book = 1000 * chapter
function rangeOf(osis: string): Range | undefined {
  const [first = '', last = first] = osis.split('-')
  const at = (one: string, end: boolean): number => {
    const [code = '', c, v] = one.split('.')
    const open = end ? 999 : 0
    return bookCodes.indexOf(code as BookCode) * book + Number(c ?? open) * chapter + Number(v ?? open)
  }
  const range = { from: at(first, false), to: at(last, true) }
  return range.from < 0 || Number.isNaN(range.from + range.to) ? undefined : range
}
const known = new Map<string, Range | undefined>()
const range = (osis: string): Range | undefined => {
  if (!known.has(osis)) known.set(osis, rangeOf(osis))
  return known.get(osis)
}
/** How much of the Bible two references share; 0 when they do not meet. */
const shared = (a: string, b: string): number => {
  const [one, two] = [range(a), range(b)]
  return one && two ? Math.max(0, Math.min(one.to, two.to) - Math.max(one.from, two.from) + 1) : 0
}
const length = (osis: string): number => shared(osis, osis)

/** The pictured story that a passage (OSIS) is of: the one that tells most of it; of two, the passage's own before a parallel, then the shorter. */
export function pictureStoryOf(passage: string): PicturedStory | undefined {
  return picturedStories
    .map((story) => ({ story, told: Math.max(...[story.span, ...(story.parallels ?? [])].map((one) => shared(one, passage))) }))
    .filter(({ told }) => told > 0)
    .map((one) => ({ ...one, own: shared(one.story.span, passage) }))
    .toSorted((a, b) => b.told - a.told || b.own - a.own || length(a.story.span) - length(b.story.span))[0]?.story
}
/** The pictures of a passage, the best first: those whose moment lies in it, else all of its story. */
function shownOf(passage: string): readonly Scene[] {
  const scenes = pictureStoryOf(passage)?.scenes ?? []
  const here = scenes.filter(({ moment }) => shared(moment, passage) > 0)
  return here.length ? here : scenes
}
/** Where one moment of a story comes after another: a picture shows what its verses come to, so their end counts first. */
const later = (a: Scene, b: Scene): number => {
  const [one, two] = [range(a.moment), range(b.moment)]
  return one && two ? one.to - two.to || one.from - two.from : 0
}
/** The pictures of a passage in the order of the story; [] when none is drawn. */
export const scenesOf = (passage: string): readonly Scene[] => shownOf(passage).toSorted(later)
/** The picture that stands for a passage: the one that its story's file has first. */
export const sceneOf = (passage: string): Scene | undefined => shownOf(passage)[0]
export const sceneNamed = (id: string): Scene | undefined => picturedStories.flatMap(({ scenes }) => scenes).find((one) => one.id === id)
