import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { generationWishes } from '#contract/generation-wishes.ts'
import { ageGroup, lessonBook } from '#contract/lesson-book.ts'
import { rates, sermonFile, sermonText, seriesName } from '#contract/limits.ts'

const line = () => z.string().check(z.trim(), z.maxLength(500))
export const sermonForm = z.strictObject({
  title: line().check(z.minLength(1, 'Please provide sermon title and speaker')),
  speaker: line().check(z.minLength(1, 'Please provide sermon title and speaker')),
  date: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
  scripture: z._default(line(), ''),
  theme: z._default(line(), ''),
  series: z.optional(z.string().check(z.trim(), z.maxLength(seriesName))),
  content: z
    .string()
    .check(z.trim(), z.minLength(1, 'Please provide sermon content or upload a file'), z.maxLength(sermonText.maxCharacters)),
  ...generationWishes,
})
export type SermonForm = z.output<typeof sermonForm>

/** What a document says about itself; '' where it says nothing. */
export const parsedSermon = z.object({
  title: z.string(),
  speaker: z.string(),
  date: z.string(),
  scripture: z.string(),
  theme: z.string(),
  content: z.string(),
  filename: z.string(),
})
export type ParsedSermon = z.output<typeof parsedSermon>

/** 'asking' while what was heard waits for the leader, 'writing' while the books are made, 'done', or 'failed' with its sentence in `message`. */
export const generationState = z.enum(['none', 'asking', 'writing', 'done', 'failed'])
/** A book in a list: what its cover is drawn from, and no more. */
export const shelvedBook = z.object({ id: z.string(), ageGroup, title: z.string(), passage: z.string() })
export type ShelvedBook = z.output<typeof shelvedBook>
/** Where a lesson that was taken from the community comes from; `there` is false once it was taken back. */
export const lessonSource = z.object({ postId: z.string(), title: z.string(), church: z.string(), there: z.boolean() })
export type LessonSource = z.output<typeof lessonSource>
export const sermonSummary = z.object({
  id: z.string(),
  title: z.string(),
  speaker: z.string(),
  /** The day under which the library has it, yyyy-mm-dd. */
  day: z.string(),
  passage: z.string(),
  series: z.string(),
  createdAt: z.iso.datetime(),
  state: generationState,
  /** Oldest group first. */
  books: z.array(shelvedBook),
})
export type SermonSummary = z.output<typeof sermonSummary>
export const sermon = z.object({
  id: z.string(),
  title: z.string(),
  speaker: z.string(),
  date: z.string(),
  scripture: z.string(),
  theme: z.string(),
  series: z.string(),
  content: z.string(),
  createdAt: z.iso.datetime(),
  state: generationState,
  source: z.nullable(lessonSource),
  /** `edited`: a person has changed the book since it was written. */
  generatedContent: z.array(z.object({ bookId: z.string(), ageGroup, content: lessonBook, edited: z._default(z.boolean(), false) })),
})
export type Sermon = z.output<typeof sermon>

export const uploadSermon = endpoint({
  method: 'POST',
  path: '/api/upload-sermon',
  access: 'user',
  summary: 'Read a PDF, DOCX or TXT file into text and metadata',
  file: { field: 'file', maxBytes: sermonFile.maxBytes, tooLarge: 'sermons.file_too_large' },
  reply: parsedSermon,
  limit: rates.upload,
})
export const recentSermons = endpoint({
  method: 'GET',
  path: '/api/recent-sermons',
  access: 'user',
  summary: 'The newest sermons',
  reply: z.array(sermonSummary),
})
export const readSermon = endpoint({
  method: 'GET',
  path: '/api/sermons/:id',
  access: 'user',
  summary: 'One sermon with its books',
  reply: sermon,
})
export const deleteSermon = endpoint({
  method: 'DELETE',
  path: '/api/sermons/:id',
  access: 'user',
  summary: 'Delete a sermon and its books; for 30 days it can be had back',
  reply: 'nothing',
})
export const restoreSermon = endpoint({
  method: 'POST',
  path: '/api/sermons/:id/restore',
  access: 'user',
  summary: 'Take a deleted sermon and its books back',
  reply: 'nothing',
})
/** What the library says of a sermon. Its text and passage are what its books were written from, and stay. */
export const sermonChange = z.strictObject({
  title: z.optional(line().check(z.minLength(1, 'Title is required'))),
  speaker: z.optional(line()),
  date: z.optional(z.string().check(z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/, 'This has to be a date.'))),
  series: z.optional(z.string().check(z.trim(), z.maxLength(seriesName))),
})
export const changeSermon = endpoint({
  method: 'PATCH',
  path: '/api/sermons/:id',
  access: 'user',
  summary: 'Change what the library says of a sermon: title, speaker, date, series',
  body: sermonChange,
  reply: sermonSummary,
  limit: rates.edit,
})
