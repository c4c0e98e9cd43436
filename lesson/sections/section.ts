import type { EditField } from '#contract/section-shapes.ts'
import type { AgeGroup, LessonBook, SectionId } from '#contract/lesson-book.ts'
import type { ModelShape } from './model-shape.ts'
import type { Fields } from './tolerant.ts'

/** How a text is meant: what is to be done, what is told as a story, what is said to the hearer, what is asked or prayed. */
export type Manner = 'do' | 'story' | 'say' | 'ask' | 'pray'
/** A text of a section where it stands; `safety` is what the leader is told of it there, `whole` and `materials` are of what it is a part of. */
export type Place = {
  path: string
  text: string | undefined
  manner: Manner
  safety?: string
  whole?: string
  materials?: readonly string[]
}

/**
 * A section of a lesson: what is edited, checked, mended, written again and shown as one piece. Everything that has to be
 * known of it stands in its file and is read from the registry.
 */
export type Section = {
  id: SectionId
  /** Its name inside a sentence: "The story is missing." */
  label: string
  /** One of it, where a finding says where it stands: "An activity". */
  place?: string
  /** The age groups whose books have it, and those whose books are broken without it. */
  ages: readonly AgeGroup[]
  needed?: readonly AgeGroup[]
  /** Sections that are written as one with it: where one of them comes from another hand, so does this one. */
  goesWith?: readonly SectionId[]
  /** Where the list of its items stands, each of which can be written again alone; what they are called where one serves without another. */
  list?: string
  items?: { one: string; more: string }
  /** Whether nothing of it stands on the wall: it is the leader's, done in the room, or for the home. */
  offTheWall?: true
  /** Whether it is about the story that the book tells. */
  isOfStory?: true
  /** The fields of a book that it owns, on the wire and in the store. */
  fields: readonly (keyof LessonBook)[]
  /** Those that a person may write into; the others follow from them. */
  editable: readonly EditField[]
  /** What of it others see when a book is shared. */
  isPublic: readonly (keyof LessonBook)[]
  empty: () => Partial<LessonBook>
  /** Whether there is enough of it to teach from. */
  isThere?: (book: LessonBook) => boolean
  /** All its words as one text; each text that somebody says or does, with its place; what is printed of it; what of it the group hears said. */
  words?: (book: LessonBook) => string
  places?: (book: LessonBook) => Place[]
  printed?: (book: LessonBook) => (string | undefined)[]
  heard?: (book: LessonBook) => (string | undefined)[]
  /** Whether a group listens to it when the book is read aloud. */
  spoken?: 'with its heading' | 'without its heading'
  /** What a model is asked for, and what is read from whatever it answered. */
  model?: (age: AgeGroup) => Record<string, ModelShape>
  read?: (fields: Fields, age: AgeGroup) => Partial<LessonBook>
  /** Brings along what of the section follows from what was edited. */
  settle?: (before: LessonBook, after: LessonBook) => LessonBook
}

export const everyAge = ['teens', 'children', 'young-kids'] as const
