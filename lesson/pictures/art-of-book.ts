// The pictures that a lesson book is shown with, as names: a scene of its passage, else one thing in an arch.
import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import type { Art } from './draw-art.ts'
import type { Weight } from './line/coloring.ts'
import type { Scene } from './scene.ts'
import { coverSceneOf } from './scenes-of-book.ts'
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
/** The cover in the arch; `age` has its own scene where the story has several. */
export function coverArt(book: Covered, age?: AgeGroup): Art {
  const scene = coverSceneOf(book, age)
  return scene ? { scene: scene.id, look: 'cover' } : { thing: thingOfBook(book), look: 'cover', label: book.title, age }
}
/** The same cover before there is a book: the arch with its scene in line. */
export function outlineArt(book: Covered, age?: AgeGroup): Art {
  const scene = coverSceneOf(book, age)
  return scene ? { scene: scene.id, look: 'outline' } : { thing: thingOfBook(book), look: 'outline', label: book.title }
}
/** The picture to color, and what somebody hears who cannot see it. */
export function lineArt(book: LessonBook, weight: Weight, scene: Scene | undefined = coverSceneOf(book)): { art: Art; alt: string } {
  if (scene) return { art: { scene: scene.id, look: weight }, alt: scene.alt }
  const thing = thingOfBook(book)
  return { art: { thing, look: weight, label: thing }, alt: `A ${thing} to color` }
}
