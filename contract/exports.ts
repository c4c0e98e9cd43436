import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'

export const pdfQuery = z.strictObject({ paper: z._default(z.enum(['a4', 'letter']), 'a4') })
export const bookPdf = endpoint({
  method: 'GET',
  path: '/api/books/:id/pdf',
  access: 'user',
  summary: 'The book as PDF',
  query: pdfQuery,
  reply: 'file',
})
