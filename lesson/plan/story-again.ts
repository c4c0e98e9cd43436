import type { LessonBook } from '#contract/lesson-book.ts'
import { storyOf } from '#lesson/book-text.ts'
import type { RunStep } from './run-sheet.ts'

/** Whoever leads is told to, or says that they do; what the children tell, they tell by heart. */
const toldOnceMore = /(?:^|[.!?:“"]\s*|\b(?:I|we) )(?:will |now )?(?:read|tell|reread|retell) (?:our|the|this) story\b/i

/** The paragraphs of the story for a step in which it is read or told once more, or asked about, so that nobody looks for it in class. */
export function storyAgain({ part, parts }: RunStep, book: LessonBook): string[] {
  if (part.of === 'story') return []
  if (part.of === 'questions') return paragraphsOf(book)
  const done = parts.flatMap((one) => (one.type === 'do' || (one.type === 'say' && part.of === 'activity') ? one.lines : []))
  return done.some((line) => toldOnceMore.test(line)) ? paragraphsOf(book) : []
}

const paragraphsOf = (book: LessonBook) => storyOf(book).split(/\n+/).filter(Boolean)
