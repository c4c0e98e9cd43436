import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ageGroup } from '#contract/lesson-book.ts'
import { packedAtOnce, roomSize } from '#contract/limits.ts'

const paper = z._default(z.enum(['a4', 'letter']), 'a4')
export const pdfQuery = z.strictObject({ paper, kind: z._default(z.enum(['book', 'leader', 'handout']), 'book') })
const file = { method: 'GET', access: 'user', reply: 'file' } as const

export const bookPdf = endpoint({
  ...file,
  path: '/api/books/:id/pdf',
  summary: 'As PDF: the book of the child’s own, the run sheet to teach from, or the sheet that goes home',
  query: pdfQuery,
})
export const bookDocx = endpoint({
  ...file,
  path: '/api/books/:id/docx',
  summary: 'The book as a Word document',
  query: z.strictObject({ paper }),
})
export const bookOpenLesson = endpoint({
  ...file,
  path: '/api/books/:id/open-lesson',
  summary: 'The lesson in the Open Lesson Format (JSON), for other programs that teach from one',
})
export const bookPptx = endpoint({
  ...file,
  path: '/api/books/:id/pptx',
  summary: 'Slides of the lesson, for teens and children: what the group looks at, and the leader’s words in the notes',
  /** 16:9 as screens are, or 4:3 as many a projector still is; the paper is that of the notes. */
  query: z.strictObject({ screen: z._default(z.enum(['wide', 'standard']), 'wide'), paper }),
})
export const bookEpub = endpoint({ ...file, path: '/api/books/:id/epub', summary: 'The book for a reader, as EPUB 3' })
export const bookTxt = endpoint({ ...file, path: '/api/books/:id/txt', summary: 'The book as plain text' })
export const sermonPack = endpoint({
  ...file,
  path: '/api/sermons/:id/pack',
  summary: 'The Sunday pack: one ZIP with everything for the three groups',
  query: z.strictObject({ paper }),
})
export const familySheet = endpoint({
  ...file,
  path: '/api/sermons/:id/family',
  summary: 'The page of the families as PDF, one sheet: a sentence, a verse, a question and one thing to do tonight for each age',
  query: z.strictObject({ paper }),
})
export const libraryPack = endpoint({
  ...file,
  path: '/api/library/pack',
  summary: 'Several sermons as one ZIP: the Sunday pack of each, or its text and books as Word documents',
  query: z.strictObject({
    paper,
    kind: z._default(z.enum(['pack', 'files']), 'pack'),
    /** Ids of sermons, with commas between them. */
    ids: z.string().check(z.maxLength(37 * packedAtOnce), z.regex(/^[0-9a-f-]{36}(?:,[0-9a-f-]{36})*$/i, 'Name the sermons by their ids.')),
  }),
})
export const roomPrint = endpoint({
  ...file,
  path: '/api/sermons/:id/room',
  summary: 'Print for Sunday: everything for one room as one PDF, in printing order, with how many of each',
  query: z.strictObject({
    paper,
    age: z._default(ageGroup, 'children'),
    count: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(roomSize.most)), roomSize.usual),
  }),
})
