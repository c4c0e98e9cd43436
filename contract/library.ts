import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ageGroup, lessonBook } from '#contract/lesson-book.ts'

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

/** A book with what is needed to change it: the revision of each section, and what the checks say. */
export const openBook = z.extend(book, {
  /** The revision in which each section was last changed; a section that is not named is as it was written. */
  sections: z.record(z.string(), z.number()),
  findings: z.array(finding),
})
export type OpenBook = z.output<typeof openBook>

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
