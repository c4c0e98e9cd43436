// Which pictures a lesson book has: those of the passage that it tells.
import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import type { Scene } from './scene.ts'
import { pictureStoryOf, scenesOf } from './scene-of.ts'

/** The first reference of a line such as "Luke 15:11-32", as OSIS; '' when it names none. */
export const osisOf = (passage: string): string => findReferences(passage)[0]?.osis.split(',')[0] ?? ''

/** The scenes of a passage as a reader writes it, in the order of the story; [] where none is drawn. */
export function scenesOfPassage(passage: string): readonly Scene[] {
  const osis = osisOf(passage)
  return osis ? scenesOf(osis) : []
}
/** Where the story begins is for the youngest, how it goes on for the others. */
const turnOf: Record<AgeGroup, number> = { 'young-kids': 0, children: 1, teens: 2 }
/** The cover of a book: the first picture of the story whose passage it tells, or the one of an age where there are several. */
export function coverSceneOf({ passage }: Pick<LessonBook, 'passage'>, age?: AgeGroup): Scene | undefined {
  const scenes = scenesOfPassage(passage)
  return scenes[age ? turnOf[age] % Math.max(1, scenes.length) : 0]
}

/** The picture that shows a moment of the story: the one whose words stand most in a text. */
export function storyScenesOf({ passage }: Pick<LessonBook, 'passage'>): readonly Scene[] {
  const osis = osisOf(passage)
  return osis ? (pictureStoryOf(osis)?.scenes ?? []) : []
}
