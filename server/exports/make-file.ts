import type { Book } from '#contract/library.ts'
import { openLesson } from '#lesson/layout/open-lesson.ts'
import { plainText } from '#lesson/layout/plain-text.ts'
import { type PrintedBook, type PrintKind } from '#lesson/layout/printed-book.ts'
import { printedSheet } from '#lesson/layout/printed-sheet.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import type { FileReply } from '#server/http/route.ts'
import { sermonOf } from '#server/sermons/sermons.store.ts'
import { picturesOf } from '#server/pictures/list-pictures.ts'
import type { Paper } from '#server/print/printer.ts'
import { fileNameOf } from '#server/print/file-name.ts'
import { illustrate } from './illustrate.ts'
import { picturePage, printBook, type Printables } from './print-book.ts'
import { writeDocx } from './write-docx.ts'
import { writeEpub } from './write-epub.ts'
import { type Screen, writePptx } from './write-pptx.ts'

/** What a file is called beside the title of its lesson. */
const kindNames: Record<PrintKind, string> = { book: '', leader: 'leader’s sheet', handout: 'take-home sheet' }
export type DownloadFile = FileReply & { name: string }

const today = (app: App) => app.now().toISOString().slice(0, 10)
const printedOf = (app: App, book: Book, kind: PrintKind = 'book'): PrintedBook =>
  printedSheet(
    book.content,
    { sermonTitle: book.sermonTitle, speaker: book.speaker, date: book.sermonDate, madeOn: today(app), edited: book.editedAt !== null },
    kind,
  )

/** The run sheet names what is printed with it. */
const printablesOf = ({ content }: Book, kind: PrintKind): Printables => (kind === 'leader' ? picturesOf(content) : [])

/** A book as PDF; throws the problem exports.failed when it cannot be set. */
export async function makePdf(app: App, book: Book, { kind, paper }: { kind: PrintKind; paper: Paper }): Promise<DownloadFile> {
  const printed = printedOf(app, book, kind)
  const bytes = await printBook(printed, book.content, paper, printablesOf(book, kind))
  return { type: 'application/pdf', name: fileNameOf(printed.title, book.ageGroup, kindNames[kind], 'pdf'), bytes }
}

/** The first page of what makePdf gives, as a picture to look at. */
export const makePage = async (app: App, book: Book, { kind, paper }: { kind: PrintKind; paper: Paper }): Promise<FileReply> => ({
  type: 'image/webp',
  bytes: await picturePage(printedOf(app, book, kind), book.content, paper, printablesOf(book, kind)),
})

/** A book in a form that a church can change, read on a phone or show on a wall. */
export async function makeFile(
  app: App,
  book: Book,
  format: 'docx' | 'pptx' | 'epub' | 'txt',
  { paper = 'us-letter', screen = 'wide' }: { paper?: Paper; screen?: Screen } = {},
): Promise<DownloadFile> {
  if (format === 'pptx' && book.ageGroup === 'young-kids') throw new Problem('exports.no_slides')
  const printed = printedOf(app, book)
  const { type, write } = {
    docx: {
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      write: () => writeDocx(printed, paper),
    },
    pptx: {
      type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      write: async () => writePptx(printed, await illustrate(book.content), { screen, paper }),
    },
    epub: { type: 'application/epub+zip', write: async () => writeEpub(printed, today(app), await illustrate(book.content)) },
    txt: { type: 'text/plain; charset=utf-8', write: () => Buffer.from(`${plainText(printed)}\n`) },
  }[format]
  return { type, name: fileNameOf(printed.title, book.ageGroup, '', format), bytes: await write() }
}

/** The lesson as the Open Lesson Format has it, for programs of other makers. */
export async function makeOpenLesson(app: App, { id, userId, ...book }: Book & { userId: string }): Promise<DownloadFile> {
  const series = (await sermonOf(app, { userId, sermonId: book.sermonId }))?.series ?? ''
  const lesson = openLesson(book.content, { id, sermonId: book.sermonId, sermonTitle: book.sermonTitle, series })
  const bytes = Buffer.from(`${JSON.stringify(lesson, undefined, 2)}\n`)
  return { type: 'application/json; charset=utf-8', name: fileNameOf(book.content.title, book.ageGroup, 'open lesson', 'json'), bytes }
}
