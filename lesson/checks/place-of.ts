import type { LessonBook, SectionId } from '#contract/lesson-book.ts'
import { textsIn } from '#lesson/sections/book-path.ts'
import { sectionOf } from '#lesson/sections/registry.ts'

/** Where in a section some words stand, such as "activities.1.steps.2"; '' where no single text of it has them. */
export function placeOf(book: LessonBook, section: SectionId, words: string): string {
  const wanted = words.toLowerCase()
  const texts = sectionOf(section).editable.flatMap((field) => textsIn(book[field], field))
  return texts.find(({ text }) => text.toLowerCase().includes(wanted))?.path ?? ''
}

/** The text that is told: what is said of a story as a whole stands there. */
export const placeOfStory = ({ devotional }: LessonBook): string => (devotional ? 'devotional.content' : 'bibleStory.content')
