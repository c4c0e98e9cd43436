import * as z from 'zod/mini'
import { noteMarks } from '#contract/class-notes.ts'
import { classSettings } from '#contract/class-settings.ts'
import { endpoint } from '#contract/endpoint.ts'
import { type Translation, translationNames } from '#contract/generation-wishes.ts'
import { ageGroup, type LessonBook, lessonBook, sectionIds } from '#contract/lesson-book.ts'
import { keptPlan } from '#contract/lesson-plan.ts'
import { classNote, editedBook, libraryFile, rates, seriesName, sermonText } from '#contract/limits.ts'

/** The version of the files that this program writes; it reads them and every older one. */
export const libraryVersion = 1

const line = z.string().check(z.maxLength(500))
const at = z.iso.datetime()
const number = z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000_000))
/** Parts of a book as a step of its history has them: a field that is not there must not come to be by being read. */
const anyBook = z.object(
  Object.fromEntries(
    Object.entries(lessonBook.shape).map(([field, shape]) => [
      field,
      z.optional(shape._zod.def.type === 'default' ? shape._zod.def.innerType : shape),
    ]),
  ),
) as unknown as z.ZodMiniType<Partial<LessonBook>>

const revision = z.object({
  since: number,
  revision: number,
  kind: z.enum(['edit', 'restore', 'written', 'checked', 'class']),
  /** Whether the owner of the library made it; who else did is not in the file. */
  own: z.boolean(),
  changes: z
    .array(z.object({ section: z.enum([...sectionIds, 'origin']), before: anyBook, after: anyBook }))
    .check(z.maxLength(sectionIds.length + 1)),
  createdAt: at,
  updatedAt: at,
})
const note = z.object({
  by: z.string().check(z.maxLength(classNote.by)),
  marks: z.array(z.enum(noteMarks)).check(z.maxLength(noteMarks.length)),
  about: z.string().check(z.maxLength(classNote.about)),
  text: z.string().check(z.maxLength(classNote.text)),
  createdAt: at,
})
const book = z.object({
  ageGroup,
  content: lessonBook,
  /** The lines of the leader's notes that the checks said; null where nobody has told them from the others. */
  said: z.nullable(z.array(z.string())),
  revision: number,
  sectionRevisions: z.partialRecord(z.enum(sectionIds), number),
  createdAt: at,
  editedAt: z.nullable(at),
  history: z.array(revision).check(z.maxLength(editedBook.history + 1)),
  notes: z.array(note).check(z.maxLength(classNote.perBook)),
})
/** A sermon of a library with everything that was made from it. */
export const filedSermon = z.object({
  id: z.uuid(),
  title: line,
  speaker: line,
  date: z.string().check(z.maxLength(40)),
  scripture: line,
  theme: line,
  series: z.string().check(z.maxLength(seriesName)),
  content: z.string().check(z.maxLength(sermonText.maxCharacters)),
  translation: z.enum(Object.keys(translationNames) as Translation[]),
  minutes: z.number().check(z.int(), z.minimum(5), z.maximum(240)),
  passage: line,
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  classSettings: z.nullable(z.partial(classSettings)),
  source: z.nullable(z.object({ postId: z.uuid(), title: line })),
  notices: z.array(line).check(z.maxLength(50)),
  /** A plan of an older shape is no plan: the sermon can be read again. */
  plan: z.catch(z.nullable(z.object({ plan: keptPlan, turn: z.number().check(z.int(), z.minimum(0), z.maximum(1000)) })), null),
  createdAt: at,
  books: z.array(book).check(z.maxLength(3)),
})
export type FiledSermon = z.output<typeof filedSermon>
/** What stands in `settings.json`: the class of new sermons; null while nobody has said. */
export const filedSettings = z.object({ class: z.nullable(z.partial(classSettings)) })
/** What stands in `storyfold.json`, the last file: each other one with its hash, so that a file that was cut or changed is known. */
export const filedIndex = z.object({
  format: z.literal('storyfold-library'),
  version: z.number().check(z.int(), z.minimum(1)),
  madeAt: at,
  files: z.record(z.string().check(z.maxLength(100)), z.string().check(z.regex(/^[0-9a-f]{64}$/))),
})

export const exportLibrary = endpoint({
  method: 'GET',
  path: '/api/library/export',
  access: 'user',
  summary:
    'The whole library as one ZIP, to be taken in again: sermons with their text, plans, books, history and notes, and the settings of the class',
  reply: 'file',
  limit: rates.export,
})
export const importLibrary = endpoint({
  method: 'POST',
  path: `/api/library/import`,
  access: 'user',
  summary: 'Take in a library that was exported. What is here already stays as it is, so the same file can be sent again',
  file: { field: 'file', maxBytes: libraryFile.maxBytes, tooLarge: 'library.file_too_large' },
  reply: z.object({
    sermons: z.number(),
    books: z.number(),
    /** Sermons of the file that were here before. */
    already: z.number(),
    /** Whether the class of the file became this account's; it does where none was said here. */
    settings: z.boolean(),
  }),
  limit: rates.importLibrary,
})
