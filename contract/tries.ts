import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ageGroup, lessonBook } from '#contract/lesson-book.ts'
import { keptPlan } from '#contract/lesson-plan.ts'
import { rates, sermonFile, sermonText } from '#contract/limits.ts'
import { picture } from '#contract/pictures.ts'

/** What is known of a sermon that somebody tries, besides its text; '' where it says nothing of itself. */
export const triedHead = z.object({
  title: z.string(),
  speaker: z.string(),
  date: z.string(),
  scripture: z.string(),
  theme: z.string(),
  filename: z.string(),
})
export type TriedHead = z.output<typeof triedHead>

/** Where a try stands: the whole picture each time. The youngest book comes first. */
export const tryProgress = z.object({
  state: z.enum(['reading', 'writing']),
  sermon: triedHead,
  books: z.array(z.object({ ageGroup, content: lessonBook })),
})
export type TryProgress = z.output<typeof tryProgress>

/** What was made of a sermon without an account. `claim` keeps it, once, until the day is over; it is said once and stored only as a hash. */
export const tried = z.object({
  claim: z.string(),
  until: z.iso.datetime(),
  sermon: triedHead,
  plan: keptPlan,
  teens: lessonBook,
  children: lessonBook,
  'young-kids': lessonBook,
  notices: z.array(z.string()),
  /** What can be printed with each of the books. */
  pictures: z.array(z.object({ ageGroup, pictures: z.array(picture) })),
})
export type Tried = z.output<typeof tried>

export const trySermon = endpoint({
  method: 'POST',
  path: '/api/try',
  access: 'anyone',
  summary:
    'Three books from a sermon without an account: a file, or its text as JSON; answers with JSON, or streams with Accept: text/event-stream',
  file: { field: 'file', maxBytes: sermonFile.maxBytes, tooLarge: 'sermons.file_too_large', orBody: true },
  body: z.strictObject({
    content: z
      .string()
      .check(z.trim(), z.minLength(1, 'Please provide sermon content or upload a file'), z.maxLength(sermonText.maxCharacters)),
  }),
  query: z.strictObject({
    /** The person's own word that a text which does not read like a sermon is one. */
    anyway: z._default(z.enum(['yes', 'no']), 'no'),
  }),
  reply: tried,
  streams: true,
  limit: rates.try,
})
export const readTried = endpoint({
  method: 'GET',
  path: '/api/try/:claim',
  access: 'anyone',
  summary: 'What was made without an account, while its claim lives',
  reply: tried,
  limit: rates.openLink,
})
const paper = z._default(z.enum(['a4', 'letter']), 'letter')
export const triedPdf = endpoint({
  method: 'GET',
  path: '/api/try/:claim/books/:age/pdf',
  access: 'anyone',
  summary: 'A book that was tried, as PDF: the book, the leader’s sheet or the sheet that goes home',
  query: z.strictObject({ paper, kind: z._default(z.enum(['book', 'leader', 'handout']), 'book') }),
  reply: 'file',
  limit: rates.triedSheet,
})
export const triedPage = endpoint({
  method: 'GET',
  path: '/api/try/:claim/books/:age/page',
  access: 'anyone',
  summary: 'The first page of a book that was tried, as a picture',
  query: z.strictObject({ paper, kind: z._default(z.enum(['book', 'leader', 'handout']), 'book') }),
  reply: 'file',
  limit: rates.triedSheet,
})
export const triedPicture = endpoint({
  method: 'GET',
  path: '/api/try/:claim/books/:age/pictures/:name',
  access: 'anyone',
  summary: 'One printable of a book that was tried',
  query: z.strictObject({ paper, format: z._default(z.enum(['pdf', 'webp']), 'pdf') }),
  reply: 'file',
  limit: rates.triedSheet,
})
export const keepTried = endpoint({
  method: 'POST',
  path: '/api/try/:claim/keep',
  access: 'subscriber',
  summary: 'Put what was tried into one’s own library: the sermon, its plan and its three books; a claim works once',
  reply: z.object({ sermonId: z.string(), books: z.array(z.object({ id: z.string(), ageGroup })) }),
  created: true,
  limit: rates.generate,
})
