import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ageGroup, lessonBook } from '#contract/lesson-book.ts'
import { seriesName } from '#contract/limits.ts'
import { sermonSummary } from '#contract/sermons.ts'

export const book = z.object({
  id: z.string(),
  sermonId: z.string(),
  sermonTitle: z.string(),
  sermonDate: z.string(),
  speaker: z.string(),
  theme: z.string(),
  ageGroup,
  title: z.string(),
  description: z.string(),
  content: lessonBook,
  createdAt: z.iso.datetime(),
  /** Rises with every change; 1 is the book as it was written. */
  revision: z.number(),
  /** When it was last changed; null while nobody has. */
  editedAt: z.nullable(z.iso.datetime()),
})
export type Book = z.output<typeof book>
/** What the checks say of a place of a book: `code` and `params` for programs, `message` for a person. Nothing of it keeps an edit from being saved. */
export const finding = z.object({
  code: z.string(),
  params: z.record(z.string(), z.string()),
  section: z.string(),
  /** Where in the book, such as "activities.1.steps.2"; '' for the whole section. */
  path: z.string(),
  severity: z.enum(['hard', 'advice']),
  message: z.string(),
})
export type BookFinding = z.output<typeof finding>

/** A book with what is needed to change it, the revision of each section and what the checks say, and with the books beside it. */
export const openBook = z.extend(book, {
  /** The revision in which each section was last changed; a section that is not named is as it was written. */
  sections: z.record(z.string(), z.number()),
  findings: z.array(finding),
  /** The books of its sermon, itself among them, oldest age first. */
  ofSermon: z.array(z.pick(book, { id: true, ageGroup: true, title: true })),
})
export type OpenBook = z.output<typeof openBook>

/** A story or an activity of a book that another book of the same person has too. */
export const usedBefore = z.object({
  title: z.string(),
  kind: z.enum(['story', 'activity']),
  bookId: z.string(),
  sermonTitle: z.string(),
  /** yyyy-mm-dd */
  day: z.string(),
})
export type UsedBefore = z.output<typeof usedBefore>
export const readUsed = endpoint({
  method: 'GET',
  path: '/api/books/:id/used',
  access: 'user',
  summary: 'Which of its story and activities earlier lessons of the same age have had, and when last',
  reply: z.array(usedBefore),
})

export const listBooks = endpoint({
  method: 'GET',
  path: '/api/books',
  access: 'user',
  summary: 'Every book of the library, newest first',
  reply: z.array(book),
})
export const readBook = endpoint({
  method: 'GET',
  path: '/api/books/:id',
  access: 'user',
  summary: 'One book with its content, its revision and what the checks say of it',
  reply: openBook,
})

const word = z.optional(z.string().check(z.trim(), z.maxLength(200)))
const day = z.optional(z.string().check(z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/, 'This has to be a date.')))
export const libraryRow = z.extend(sermonSummary, {
  /** Whether it was taken from the community. */
  taken: z.boolean(),
  /** When it goes for good; null while it is not deleted. */
  goesAt: z.nullable(z.iso.datetime()),
})
export type LibraryRow = z.output<typeof libraryRow>
export const readLibrary = endpoint({
  method: 'GET',
  path: '/api/library',
  access: 'user',
  summary: 'Sermons as rows with their books, newest first, without content; `cursor` is the `next` of the page before',
  query: z.strictObject({
    /** Words of title, speaker, series, theme, text and book titles; or a passage as people write it. */
    q: word,
    /** A book of the Bible by its name. */
    book: word,
    series: word,
    speaker: word,
    from: day,
    to: day,
    /** Those that were deleted and can still be had back. */
    deleted: z.optional(z.literal('1')),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: z.object({ sermons: z.array(libraryRow), next: z.nullable(z.string()) }),
})
export const readShelf = endpoint({
  method: 'GET',
  path: '/api/library/overview',
  access: 'user',
  summary: 'How much there is: sermons, which books of the Bible they preach, series and speakers',
  reply: z.object({
    sermons: z.number(),
    books: z.number(),
    deleted: z.number(),
    bible: z.array(z.object({ book: z.string(), sermons: z.number() })),
    series: z.array(z.object({ name: z.string(), sermons: z.number() })),
    speakers: z.array(z.object({ name: z.string(), sermons: z.number() })),
  }),
})
export type Shelf = z.output<typeof readShelf.reply>
export const renameSeries = endpoint({
  method: 'PUT',
  path: '/api/library/series',
  access: 'user',
  summary: 'Give a series another name, in all of its sermons; "" takes them out of it',
  body: z.strictObject({
    from: z.string().check(z.trim(), z.minLength(1), z.maxLength(seriesName)),
    to: z.string().check(z.trim(), z.maxLength(seriesName)),
  }),
  reply: z.object({ sermons: z.number() }),
})
