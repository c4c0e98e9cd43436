import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { generationWishes } from '#contract/generation-wishes.ts'
import { ageGroup, lessonBook } from '#contract/lesson-book.ts'
import { rates, sermonFile, sermonText } from '#contract/limits.ts'

const line = () => z.string().check(z.trim(), z.maxLength(500))
export const sermonForm = z.strictObject({
  title: line().check(z.minLength(1, 'Please provide sermon title and speaker')),
  speaker: line().check(z.minLength(1, 'Please provide sermon title and speaker')),
  date: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
  scripture: z._default(line(), ''),
  theme: z._default(line(), ''),
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
export const sermonSummary = z.object({
  id: z.string(),
  title: z.string(),
  speaker: z.string(),
  createdAt: z.iso.datetime(),
  state: generationState,
})
export type SermonSummary = z.output<typeof sermonSummary>
export const sermon = z.object({
  id: z.string(),
  title: z.string(),
  speaker: z.string(),
  date: z.string(),
  scripture: z.string(),
  theme: z.string(),
  content: z.string(),
  createdAt: z.iso.datetime(),
  state: generationState,
  generatedContent: z.array(z.object({ bookId: z.string(), ageGroup, content: lessonBook })),
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
  summary: 'Delete a sermon and its books',
  reply: 'nothing',
})
