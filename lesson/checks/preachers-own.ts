import type { LessonBook } from '#contract/lesson-book.ts'
import { storyOf } from '#lesson/analyse/reading-of.ts'
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

/** A paragraph of fewer words than this only leads to a quotation. */
const fewestOfOurs = 8

/** The story without what the preacher said word for word: how his sentences read was settled on Sunday. */
export function storyOfOurs(book: LessonBook, context: CheckContext): string {
  const own = preachersOwn(book, context)
  const isHis = (words: string) => countWords(words) >= fewest && own(words)
  return storyOf(book)
    .split(/\n+/)
    .map((paragraph) => paragraph.replace(/“[^“”]+”/g, (quote) => (isHis(quote) ? '' : quote)))
    .filter((paragraph, _, all) => all.length === 1 || countWords(paragraph) >= fewestOfOurs)
    .join('\n')
}
