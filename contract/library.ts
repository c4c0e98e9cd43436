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
})
export type Book = z.output<typeof book>
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
  summary: 'One book with its content',
  reply: book,
})
