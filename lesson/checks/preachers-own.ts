import type { LessonBook } from '#contract/lesson-book.ts'
import { storyOf } from '#lesson/book-text.ts'
import { wordsOf } from '#lesson/scripture/bible.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { heardHeading, isFromChurch } from '#lesson/write/heard-on-sunday.ts'
import type { CheckContext } from './check-book.ts'

/** Fewer words stand in any text by chance. */
const fewest = 3

/**
 * Whether a line is the preacher's own, word for word, in the teens' book, or what a leader confirmed of the sermon, in a younger one: then
 * how it is formed is his affair, and who heard it on Sunday knows it again.
 */
export function preachersOwn({ ageGroup, bottomLine, notes }: LessonBook, { sermonText }: CheckContext): (line: string) => boolean {
  if (ageGroup !== 'teens')
    return (line) => line === bottomLine && notes.some(({ code, params }) => code === 'line-heard' && params.line === line)
  const sermon = ` ${wordsOf(sermonText).join(' ')} `
  return (line) => countWords(line) >= fewest && sermon.includes(` ${wordsOf(line).join(' ')} `)
}

/** The story without what was heard on Sunday: how the preacher's sentences read was settled there, and is not ours to mend. */
export function storyOfOurs(book: LessonBook, context: CheckContext): string {
  const line = book.bottomLine
  const story = line && preachersOwn(book, context)(line) ? storyOf(book).replaceAll(line, '') : storyOf(book)
  const paragraphs = story.split(/\n+/).filter((paragraph) => !isFromChurch(paragraph))
  const heard = paragraphs.findIndex((paragraph) => paragraph.startsWith(heardHeading))
  return (heard < 0 ? paragraphs : [...paragraphs.slice(0, heard), ...paragraphs.slice(-1)]).join('\n')
}
