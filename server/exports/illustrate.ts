import type { LessonBook } from '#contract/lesson-book.ts'
import { coverArt } from '#lesson/pictures/art-of-book.ts'
import { coverSceneOf, scenesOfPassage } from '#lesson/pictures/scenes-of-book.ts'
import { artPng } from '#server/print/art-png.ts'

export type Illustration = { png: Buffer; alt: string; sentence: string }
/** The pictures of a book for a reader or a wall: its cover in the arch, and the scenes of its story. */
export type Illustrations = { cover: Illustration; scenes: Illustration[] }
/** Pixels across, and slides that a story takes at most. */
const across = 900
const most = 7

export async function illustrate(book: LessonBook): Promise<Illustrations> {
  const scenes = scenesOfPassage(book.passage).slice(0, most)
  const pictures: Illustration[] = []
  // One after the other: a drawing takes memory, and nobody waits for the second before the first.
  for (const { id, alt, sentence } of scenes) pictures.push({ png: await artPng({ scene: id, look: 'colour' }, across), alt, sentence })
  return {
    cover: { png: await artPng(coverArt(book), across), alt: coverSceneOf(book)?.alt ?? book.title, sentence: '' },
    scenes: pictures,
  }
}
