// Which pictures a lesson book has: those of the passage that it tells.
import type { LessonBook } from '#contract/lesson-book.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import type { Scene } from './scene.ts'
import { pictureStoryOf, sceneOf, scenesOf } from './scene-of.ts'

/** The first reference of a line such as "Luke 15:11-32", as OSIS; '' when it names none. */
export const osisOf = (passage: string): string => findReferences(passage)[0]?.osis.split(',')[0] ?? ''

/** The scenes of a passage as a reader writes it, in the order of the story; [] where none is drawn. */
export function scenesOfPassage(passage: string): readonly Scene[] {
  const osis = osisOf(passage)
  return osis ? scenesOf(osis) : []
}
/** The one scene that stands for a passage as a reader writes it. */
export function sceneOfPassage(passage: string): Scene | undefined {
  const osis = osisOf(passage)
  return osis ? sceneOf(osis) : undefined
}
/** The scene of a cover: the best of the story whose passage the book tells, the same for every age. */
export const coverSceneOf = ({ passage }: Pick<LessonBook, 'passage'>): Scene | undefined => sceneOfPassage(passage)

/** The picture that shows a moment of the story: the one whose words stand most in a text. */
export function storyScenesOf({ passage }: Pick<LessonBook, 'passage'>): readonly Scene[] {
  const osis = osisOf(passage)
  return osis ? (pictureStoryOf(osis)?.scenes ?? []) : []
}
