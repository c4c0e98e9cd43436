import * as z from 'zod/mini'
import { changedBook, proposal } from '#contract/book-edits.ts'
import { endpoint } from '#contract/endpoint.ts'
import { classMinutes, type Translation, translationNames } from '#contract/generation-wishes.ts'
import { classSize, editedBook, ownWords, rates } from '#contract/limits.ts'

const translation = z.enum(Object.keys(translationNames) as Translation[])
const minutes = z.literal(classMinutes)
const supply = z.string().check(z.trim(), z.minLength(1), z.maxLength(editedBook.line))
const count = z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(classSize)))
const rooms = z.strictObject({ teens: count, children: count, 'young-kids': count })
const word = z.string().check(z.trim(), z.minLength(1), z.maxLength(ownWords.length))
/** A word of the books and the one that this church says in its place. */
const ownWord = z.strictObject({ instead: word, say: word })
export type OwnWord = z.output<typeof ownWord>

/** Who sits in the class, what is in its cupboard and how this church speaks; null where nobody said. */
export const classSettings = z.strictObject({
  minutes,
  translation,
  /** How many sit in each room. */
  children: rooms,
  mixedAges: z.boolean(),
  supplies: z.nullable(z.array(supply).check(z.maxLength(editedBook.items))),
  /** 'easier': for a group that reads and listens below its age. */
  reading: z.enum(['usual', 'easier']),
  words: z.array(ownWord).check(z.maxLength(ownWords.count)),
})
export type ClassSettings = z.output<typeof classSettings>
const someSettings = z.partial(z.extend(classSettings, { children: z.partial(rooms) }))

export const readClass = endpoint({
  method: 'GET',
  path: '/api/sermons/:id/class',
  access: 'user',
  summary: 'The class that the books of a sermon are for',
  reply: classSettings,
})
export const changeClass = endpoint({
  method: 'PATCH',
  path: '/api/sermons/:id/class',
  access: 'user',
  summary:
    'Change the class of a sermon: what of its books depends on that is written again, and nothing else; for activities that need what is not at hand, and for stories that shall be easier, others are proposed',
  body: someSettings,
  reply: z.object({
    settings: classSettings,
    /** The books in which something changed, as PATCH of a book answers. */
    books: z.array(changedBook),
    /** Other activities and stories, to be taken with PATCH of their book. */
    proposals: z.array(z.extend(proposal, { bookId: z.string() })),
  }),
  limit: rates.edit,
})
export const readClassDefaults = endpoint({
  method: 'GET',
  path: '/api/user/class',
  access: 'user',
  summary: 'The class that new sermons are for',
  reply: classSettings,
})
export const saveClassDefaults = endpoint({
  method: 'PUT',
  path: '/api/user/class',
  access: 'user',
  summary: 'The class that new sermons are for; what is left out stays as it is',
  body: someSettings,
  reply: classSettings,
})
