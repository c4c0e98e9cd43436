import { getDocumentProxy } from 'unpdf'
import type { AgeGroup } from '#contract/lesson-book.ts'
import type { Book } from '#contract/library.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { takeHomeSheet } from '#lesson/plan/before-sunday.ts'
import { printable } from '#lesson/layout/printable.ts'
import type { App } from '#server/app.ts'
import { makePdf } from '#server/exports/make-file.ts'
import { Problem } from '#server/http/problem.ts'
import type { FileReply } from '#server/http/route.ts'
import { booksForRooms } from '#server/library/library.store.ts'
import { picturesOf } from '#server/pictures/list-pictures.ts'
import { makePicture } from '#server/pictures/make-picture.ts'
import type { Picture } from '#server/pictures/sheet.ts'
import { fileNameOf } from '#server/print/file-name.ts'
import { type Paper, printer } from '#server/print/printer.ts'

type Part = { title: string; note: string; copies: number; bytes: Uint8Array; flipped?: boolean }
/** Of a sheet for some of the children: those of one age, or who are done early. */
const some = (count: number) => Math.ceil(count / 3)
/** Sheets that lie on their side. */
const lying = new Set(['fold-book'])

/** Everything for one room as one PDF: for the leader first, then what the room shares, then what each child gets. Throws sermons.not_found. */
export async function printRoom(
  app: App,
  { userId, sermonId, age, count, paper }: { userId: string; sermonId: string; age: AgeGroup; count: number; paper: Paper },
): Promise<FileReply & { name: string }> {
  const book = (await booksForRooms(app, { userId, sermonId })).find((one) => one.ageGroup === age)
  if (!book) throw new Problem('sermons.not_found')
  const parts = await partsOf(app, book, count, paper)
  const pagesOf = await Promise.all(parts.map(async ({ bytes }) => (await getDocumentProxy(new Uint8Array(bytes))).numPages))
  let at = 2
  const listed = parts.map(({ title, note, copies, flipped = false }, i) => {
    const pages = pagesOf[i] ?? 1
    const from = at
    at += pages
    return { file: `${i}.pdf`, title, note, copies, flipped, pages, from, to: at - 1 }
  })
  const { short, ages } = ageProfiles[age]
  const bytes = await printer.pdf({
    template: 'sunday-pack/room.typ',
    paper,
    data: printable({ title: book.content.title, heading: `${short}, ${ages}, for ${count}`, ageGroup: age, files: listed }),
    files: Object.fromEntries(parts.map((part, i) => [`${i}.pdf`, part.bytes])),
  })
  return { type: 'application/pdf', name: fileNameOf(book.content.title, age, 'print for Sunday', 'pdf'), bytes }
}

async function partsOf(app: App, book: Book, count: number, paper: Paper): Promise<Part[]> {
  const pictures = picturesOf(book.content)
  const times = { leader: 1, room: 1, some: some(count), each: count }
  const sheets = async (...copies: Picture['copies'][]): Promise<Part[]> =>
    Promise.all(
      pictures
        .filter((one) => copies.includes(one.copies))
        .map(async (picture) => ({
          title: picture.title,
          note: picture.description,
          copies: times[picture.copies],
          flipped: lying.has(picture.name),
          bytes: (await makePicture(book, picture, { format: 'pdf', paper })).bytes,
        })),
    )
  const pdf = async (kind: 'leader' | 'handout', title: string, note: string, copies: number): Promise<Part> => ({
    title,
    note,
    copies,
    bytes: (await makePdf(app, book, { kind, paper })).bytes,
  })
  return [
    await pdf('leader', 'Leader’s sheet', 'For you: what to say, do and ask, minute by minute.', 1),
    ...(await sheets('leader')),
    ...(await sheets('room')),
    ...(await sheets('each', 'some')),
    await pdf('handout', takeHomeSheet.title, 'One for each to take home.', count),
  ]
}
