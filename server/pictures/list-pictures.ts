import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import type { Picture as Listed } from '#contract/pictures.ts'
import { flashcards, foldBook, pictureBook, song, storyCards } from './card-sheets.ts'
import { coloringStory, coloringThing, moreScenes } from './coloring-sheets.ts'
import { matching, mazesOf, searches, trace } from './puzzle-sheets.ts'
import { codeSheet, crosswordSheet, journal, verseGrid } from './teen-sheets.ts'
import type { Picture } from './sheet.ts'

/** What can be printed with a book for its age, in the order in which a leader looks for it. */
export function picturesOf(book: LessonBook): Picture[] {
  const all: Record<AgeGroup, () => Picture[]> = {
    'young-kids': () => [
      pictureBook(book),
      foldBook(book),
      coloringStory(book),
      ...moreScenes(book),
      coloringThing(book),
      trace(book),
      storyCards(book),
      flashcards(book),
      song(book),
    ],
    children: () => [
      trace(book),
      ...searches(book),
      ...mazesOf(book),
      matching(book),
      coloringStory(book),
      ...moreScenes(book).slice(0, 1),
    ],
    teens: () => [journal(book), verseGrid(book), codeSheet(book), crosswordSheet(book, false), crosswordSheet(book, true)],
  }
  return all[book.ageGroup]().filter((picture) => picture.sheet() !== undefined)
}

/** The same as a page lists it. */
export const listedPictures = (book: LessonBook): Listed[] =>
  picturesOf(book).map(({ name, title, description, scene = '' }) => ({ name, title, description, scene }))
