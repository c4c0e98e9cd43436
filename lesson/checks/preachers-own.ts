import type { LessonBook } from '#contract/lesson-book.ts'
import { wordsOf } from '#lesson/scripture/bible.ts'
import { countWords } from '#lesson/words/count-words.ts'
import type { CheckContext } from './check-book.ts'

/** Fewer words stand in any text by chance. */
const fewest = 3

/**
 * Whether a line of the teens' book is the preacher's own, word for word: then how it is formed is his affair, and a teen who
 * heard it on Sunday knows it again.
 */
export function preachersOwn({ ageGroup }: LessonBook, { sermonText }: CheckContext): (line: string) => boolean {
  if (ageGroup !== 'teens') return () => false
  const sermon = ` ${wordsOf(sermonText).join(' ')} `
  return (line) => countWords(line) >= fewest && sermon.includes(` ${wordsOf(line).join(' ')} `)
}
