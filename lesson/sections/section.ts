import type { EditField } from '#contract/section-shapes.ts'
import type { AgeGroup, LessonBook, SectionId } from '#contract/lesson-book.ts'

/**
 * A section of a lesson: what is edited, checked, mended, written again and shown as one piece. Everything that has to be
 * known of it stands in its file and is read from the registry.
 */
export type Section = {
  id: SectionId
  /** Its name inside a sentence: "The story is missing." */
  label: string
  /** The age groups whose books have it. */
  ages: readonly AgeGroup[]
  /** The fields of a book that it owns, on the wire and in the store. */
  fields: readonly (keyof LessonBook)[]
  /** Those that a person may write into; the others follow from them. */
  editable: readonly EditField[]
  /** What of it others see when a book is shared. */
  isPublic: readonly (keyof LessonBook)[]
  empty: Partial<LessonBook>
  /** Brings along what of the section follows from what was edited. */
  settle?: (before: LessonBook, after: LessonBook) => LessonBook
}

export const everyAge = ['teens', 'children', 'young-kids'] as const
