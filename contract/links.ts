import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ageGroup, lessonBook } from '#contract/lesson-book.ts'
import { linkNote, linkTeacher, rates, roomSize } from '#contract/limits.ts'
import { narration } from '#contract/narration.ts'
import { picture } from '#contract/pictures.ts'

/** For somebody who teaches without an account, or for the families of the three rooms. */
export const linkKind = z.enum(['volunteer', 'family'])
export type LinkKind = z.output<typeof linkKind>

const date = z.string().check(z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/, 'This has to be a date.'))
/** A link as its owner sees it. Its address is told once, when it is made: only its hash is kept. */
export const link = z.object({
  id: z.string(),
  kind: linkKind,
  /** Null: the whole Sunday. */
  bookId: z.nullable(z.string()),
  /** Who teaches with it, as its owner calls them. */
  teacher: z.string(),
  note: z.string(),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  openings: z.number(),
  openedAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
})
export type Link = z.output<typeof link>

/** The last day of a link, yyyy-mm-dd: it works to its midnight wherever it is read, so `until` is half a day past that. */
export const lastDayOf = (until: string): string => new Date(Date.parse(until) - 86_400_000).toISOString().slice(0, 10)

export const listLinks = endpoint({
  method: 'GET',
  path: '/api/sermons/:id/links',
  access: 'user',
  summary: 'The links to a sermon’s books that work without an account, newest first',
  reply: z.array(link),
})
export const makeLink = endpoint({
  method: 'POST',
  path: '/api/sermons/:id/links',
  access: 'user',
  summary: 'Make a link that works without an account, from and until a date, and mail it where asked to',
  body: z.strictObject({
    kind: z._default(linkKind, 'volunteer'),
    bookId: z._default(z.nullable(z.string()), null),
    teacher: z._default(z.string().check(z.trim(), z.maxLength(linkTeacher)), ''),
    note: z._default(z.string().check(z.trim(), z.maxLength(linkNote)), ''),
    /** yyyy-mm-dd; '' is today, and eight days after the sermon's Sunday. */
    from: z._default(date, ''),
    until: z._default(date, ''),
    mailTo: z._default(z.union([z.literal(''), z.email('This is not an email address.')]), ''),
  }),
  reply: z.object({ link, address: z.string(), mailed: z.boolean() }),
  created: true,
  limit: rates.link,
})
export const endLink = endpoint({
  method: 'DELETE',
  path: '/api/links/:id',
  access: 'user',
  summary: 'End a link at once',
  reply: 'nothing',
})

/** A book as whoever teaches it sees it: without the sermon's words that it rests on. */
export const taughtBook = z.object({
  id: z.string(),
  ageGroup,
  revision: z.number(),
  content: lessonBook,
  pictures: z.array(picture),
  /** How many sit in the room, as far as the leader has said so. */
  count: z.number(),
  narration: z.nullable(narration),
})
export type TaughtBook = z.output<typeof taughtBook>
export const handedOn = z.object({
  kind: linkKind,
  church: z.string(),
  by: z.string(),
  note: z.string(),
  sermonTitle: z.string(),
  sermonDate: z.string(),
  until: z.iso.datetime(),
  books: z.array(taughtBook),
})
export type HandedOn = z.output<typeof handedOn>

export const openLink = endpoint({
  method: 'GET',
  path: '/api/teach/:token',
  access: 'anyone',
  summary: 'What a link shows',
  reply: handedOn,
  limit: rates.openLink,
})
const paper = z._default(z.enum(['a4', 'letter']), 'letter')
export const linkPdf = endpoint({
  method: 'GET',
  path: '/api/teach/:token/books/:bookId/pdf',
  access: 'anyone',
  summary: 'A book of a link as PDF: the book, the leader’s sheet, or the sheet that goes home',
  query: z.strictObject({ paper, kind: z._default(z.enum(['book', 'leader', 'handout']), 'leader') }),
  reply: 'file',
  limit: rates.linkFile,
})
export const linkPicture = endpoint({
  method: 'GET',
  path: '/api/teach/:token/books/:bookId/pictures/:name',
  access: 'anyone',
  summary: 'One printable of a book of a link',
  query: z.strictObject({ paper, format: z._default(z.enum(['pdf', 'svg']), 'pdf') }),
  reply: 'file',
  limit: rates.linkFile,
})
export const linkFamily = endpoint({
  method: 'GET',
  path: '/api/teach/:token/family',
  access: 'anyone',
  summary: 'The page of the families of a link as PDF',
  query: z.strictObject({ paper }),
  reply: 'file',
  limit: rates.linkFile,
})
export const linkRoom = endpoint({
  method: 'GET',
  path: '/api/teach/:token/books/:bookId/room',
  access: 'anyone',
  summary: 'Everything to print for one room of a link, as one PDF in printing order',
  query: z.strictObject({ paper, count: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(roomSize.most))) }),
  reply: 'file',
  limit: rates.linkPack,
})
export const linkPack = endpoint({
  method: 'GET',
  path: '/api/teach/:token/pack',
  access: 'anyone',
  summary: 'The Sunday pack of a link to all three books: one ZIP',
  query: z.strictObject({ paper }),
  reply: 'file',
  limit: rates.linkPack,
})
