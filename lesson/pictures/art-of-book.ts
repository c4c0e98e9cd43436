// The pictures that a lesson book is shown with, as names: a scene of its passage, else one thing in an arch.
import type { LessonBook } from '#contract/lesson-book.ts'
import type { Art } from './draw-art.ts'
import type { Cover } from './draw-cover.ts'
import type { Weight } from './line/coloring.ts'
import type { Scene } from './scene.ts'
import { coverSceneOf, osisOf } from './scenes-of-book.ts'
import { thingOf } from './thing-of.ts'

const wordsOf = ({ title, bottomLine, bibleStory, memoryVerse }: Partial<LessonBook>): string[] => [
  bibleStory?.title ?? '',
  title ?? '',
  memoryVerse?.text ?? '',
  bottomLine ?? '',
  bibleStory?.content ?? '',
]
export const thingOfBook = (book: Partial<LessonBook>): ReturnType<typeof thingOf> => thingOf(...wordsOf(book))

type Covered = Pick<LessonBook, 'passage' | 'title'> & Partial<LessonBook>
/** The cover of a book in the treatment of its age; of no age, the whole scene. */
export const coverArt = (book: Covered, look: Cover['look'] = 'color'): Cover => ({
  cover: book.ageGroup ?? 'children',
  scene: coverSceneOf(book)?.id ?? '',
  thing: thingOfBook(book),
  passage: osisOf(book.passage),
  look,
})
/** The picture to color, and what somebody hears who cannot see it. */
export function lineArt(book: LessonBook, weight: Weight, scene: Scene | undefined = coverSceneOf(book)): { art: Art; alt: string } {
  if (scene) return { art: { scene: scene.id, look: weight }, alt: scene.alt }
  const thing = thingOfBook(book)
  return { art: { thing, look: weight, label: thing }, alt: `A ${thing} to color` }
}
