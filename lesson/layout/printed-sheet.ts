import type { LessonBook } from '#contract/lesson-book.ts'
import { handout } from './handout.ts'
import { type PrintContext, printedAs, printedBook, type PrintedBook, type PrintKind } from './printed-book.ts'

/** A paper of any kind. The sheet to take home carries drawings, and they are more than a page that only reads has to load. */
export const printedSheet = (book: LessonBook, context: PrintContext, kind: PrintKind): PrintedBook =>
  kind === 'handout' ? printedAs(book, context, { kind, blocks: handout(book) }) : printedBook(book, context, kind)
