import { strToU8, zipSync, type Zippable } from 'fflate'
import type { AgeGroup } from '#contract/lesson-book.ts'
import type { Book } from '#contract/library.ts'
import { PRODUCT } from '#contract/product.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { familyText } from '#lesson/layout/family.ts'
import type { App } from '#server/app.ts'
import { makeFile, makePdf } from '#server/exports/make-file.ts'
import { Problem } from '#server/http/problem.ts'
import type { FileReply } from '#server/http/route.ts'
import { booksForRooms } from '#server/library/library.store.ts'
import { bookSound } from '#server/narration/narrate.ts'
import { picturesOf } from '#server/pictures/list-pictures.ts'
import { makePicture } from '#server/pictures/make-picture.ts'
import { fileNameOf, fileSafe } from '#server/print/file-name.ts'
import type { Paper } from '#server/print/printer.ts'
import { familyOfSermon } from './family-of-sermon.ts'

type Named = { name: string; bytes: Uint8Array }
const folders: Record<AgeGroup, string> = { teens: '1 Teens', children: '2 Children', 'young-kids': '3 Young kids' }

/** Everything for one Sunday as one ZIP: a folder for each group, and a page that says where to begin. Throws sermons.not_found. */
export async function packSunday(
  app: App,
  { userId, sermonId, paper }: { userId: string; sermonId: string; paper: Paper },
): Promise<FileReply & { name: string }> {
  const books = await booksForRooms(app, { userId, sermonId })
  const [first] = books
  if (!first) throw new Problem('sermons.not_found')
  const sounds = new Map<string, Awaited<ReturnType<typeof bookSound>>>()
  for (const book of books) sounds.set(book.id, await bookSound(app, { userId, book }))
  const outdated = new Set(books.filter(({ id }) => sounds.get(id)?.outdated).map(({ id }) => id))
  const family = await familyOfSermon(app, { userId, sermonId, paper })
  const zip: Zippable = {
    'Start here.txt': strToU8(startPage(books, outdated)),
    'For the families.pdf': family.bytes,
    'For the newsletter.txt': strToU8(
      `${familyText({ sermonTitle: first.sermonTitle, books: books.map(({ content }) => content) })}\n`.replace(/\n/g, '\r\n'),
    ),
  }
  for (const book of books) {
    const folder = folders[book.ageGroup]
    for (const { name, bytes } of await filesOf(app, book, paper, sounds.get(book.id)?.sound)) zip[`${folder}/${name}`] = bytes
    for (const picture of picturesOf(book.content)) {
      const { name, bytes } = await makePicture(book, picture, { format: 'pdf', paper })
      zip[`${folder}/Pictures/${name}`] = bytes
    }
  }
  // What is inside is compressed already, all but a few pages of text.
  return { type: 'application/zip', name: `${fileSafe(first.sermonTitle)}, Sunday pack.zip`, bytes: zipSync(zip, { level: 1 }) }
}

async function filesOf(app: App, book: Book, paper: Paper, sound: Uint8Array | undefined): Promise<Named[]> {
  const formats = book.ageGroup === 'young-kids' ? (['docx', 'epub', 'txt'] as const) : (['docx', 'pptx', 'epub', 'txt'] as const)
  const files: Named[] = []
  for (const kind of ['book', 'leader', 'handout'] as const) files.push(await makePdf(app, book, { kind, paper }))
  for (const format of formats) files.push(await makeFile(app, book, format, { paper }))
  if (sound) files.push({ name: fileNameOf(book.content.title, book.ageGroup, 'read aloud', 'mp3'), bytes: sound })
  return files
}

const startPage = (books: Book[], outdated: ReadonlySet<string>): string => {
  const [first] = books
  return [
    `${first?.sermonTitle ?? ''}: everything for Sunday`,
    '',
    ...books.flatMap((book) => [
      `${folders[book.ageGroup]} (${ageProfiles[book.ageGroup].ages}): ${book.content.title}`,
      '  Read the PDF first. Print the leader’s sheet for yourself and a take-home sheet for each.',
      ...(book.ageGroup === 'teens' ? [] : ['  Pictures to print are in the folder Pictures.']),
      ...(outdated.has(book.id)
        ? ['  It was read aloud before it was changed, so there is no recording here. Have it read aloud again.']
        : []),
      '',
    ]),
    'For the families: one sheet for the week at home, and the same as text for a newsletter.',
    'The Word file is yours to change; the slides are for a screen; the EPUB is for a phone or a reader.',
    `Made with ${PRODUCT}.`,
    '',
  ].join('\r\n')
}
