import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ageGroup } from '#contract/lesson-book.ts'
import { classNote as limits, rates } from '#contract/limits.ts'

/** What is said most of a class, one press each. */
export const noteMarks = ['loved', 'too-long', 'too-short', 'too-hard', 'too-easy', 'not-again'] as const
export type NoteMark = (typeof noteMarks)[number]

const noteForm = z
  .strictObject({
    marks: z._default(z.array(z.enum(noteMarks)).check(z.maxLength(noteMarks.length)), []),
    /** The title of the story or the activity that it is about; '' is the whole class. */
    about: z._default(z.string().check(z.trim(), z.maxLength(limits.about)), ''),
    text: z._default(z.string().check(z.trim(), z.maxLength(limits.text)), ''),
  })
  .check(
    z.refine((form) => form.marks.length > 0 || form.text !== '', {
      path: ['text'],
      message: 'Choose something or write a few words.',
    }),
  )

/** What somebody said after a class. */
export const classNote = z.object({
  id: z.string(),
  bookId: z.string(),
  ageGroup,
  /** As they call themselves; '' is the owner of the book. */
  by: z.string(),
  marks: z.array(z.enum(noteMarks)),
  about: z.string(),
  text: z.string(),
  sermonTitle: z.string(),
  /** The day of that sermon, yyyy-mm-dd. */
  day: z.string(),
  at: z.iso.datetime(),
})
export type ClassNote = z.output<typeof classNote>
const notes = z.object({
  /** Of this lesson. */
  here: z.array(classNote),
  /** Of earlier lessons with the same story, passage or activity. */
  earlier: z.array(classNote),
})

export const readNotes = endpoint({
  method: 'GET',
  path: '/api/books/:id/notes',
  access: 'user',
  summary: 'What was said after class, of this book and of earlier ones with the same story or activity, newest first',
  reply: notes,
})
export const readSermonNotes = endpoint({
  method: 'GET',
  path: '/api/sermons/:id/notes',
  access: 'user',
  summary: 'What was said after earlier classes with the story or passage that a sermon’s plan names, newest first',
  reply: z.array(classNote),
})
export const writeNote = endpoint({
  method: 'POST',
  path: '/api/books/:id/notes',
  access: 'user',
  summary: 'Keep what is to be known the next time, with the story',
  body: noteForm,
  reply: classNote,
  created: true,
  limit: rates.note,
})
export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/api/notes/:id',
  access: 'user',
  summary: 'Delete a note on one of your classes, whoever wrote it',
  reply: 'nothing',
})
export const writeLinkNote = endpoint({
  method: 'POST',
  path: '/api/teach/:token/books/:bookId/notes',
  access: 'anyone',
  summary: 'Tell the owner of a link how the class went',
  body: z.extend(noteForm, { by: z._default(z.string().check(z.trim(), z.maxLength(limits.by)), '') }),
  reply: 'nothing',
  limit: rates.linkNote,
})
