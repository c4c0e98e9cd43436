import type { LessonBook } from '#contract/lesson-book.ts'
import { handoutFront } from '#lesson/layout/handout.ts'
import { groupsOf } from '#lesson/layout/groups.ts'
import { ownBook } from '#lesson/layout/own-book.ts'
import type { PrintedBook } from '#lesson/layout/printed-book.ts'
import { printedRunSheet } from '#lesson/layout/printed-run-sheet.ts'
import { printable } from '#lesson/layout/printable.ts'
import { pagePicture } from '#server/print/page-picture.ts'
import { type Paper, printer, type PrintWork } from '#server/print/printer.ts'

/** The printables of a lesson, which the run sheet names where they are handed out. */
export type Printables = readonly { name: string; title: string }[]

/** A book, a run sheet or a take-home sheet as PDF. The book is its reader's own; the run sheet has as many pages as it needs. */
export const printBook = (printed: PrintedBook, content: LessonBook, paper: Paper, printables: Printables): Promise<Uint8Array> =>
  printer.pdf(workFor(printed, content, paper, printables))

/** The first page of the same paper, as a picture. */
export const picturePage = async (printed: PrintedBook, content: LessonBook, paper: Paper, printables: Printables): Promise<Uint8Array> =>
  pagePicture(await printer.svg(workFor(printed, content, paper, printables)))

function workFor(printed: PrintedBook, content: LessonBook, paper: Paper, printables: Printables): Omit<PrintWork, 'as'> {
  const work = { template: 'exports/book.typ', paper }
  if (printed.kind === 'leader')
    return { ...work, measured: true, data: printable({ ...printed, groups: [], run: printedRunSheet(content, printables) }) }
  if (printed.kind === 'handout') {
    const { front, frontAlt, puzzle } = handoutFront(content)
    const data = { ...printed, front, frontAlt, ...(puzzle ? { puzzle } : {}), groups: groupsOf(printed.blocks, printed.ageGroup) }
    // One sheet of paper: a picture in front, what the family does behind.
    return { ...work, mostPages: front ? 2 : 1, data }
  }
  const { blocks, ...own } = ownBook(content)
  return { ...work, measured: true, data: printable({ ...printed, ...own, blocks, groups: groupsOf(blocks, printed.ageGroup) }) }
}
