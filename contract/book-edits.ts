import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { editedBook as limits, rates } from '#contract/limits.ts'
import { finding, openBook } from '#contract/library.ts'
import { sectionId } from '#contract/lesson-book.ts'

/** A place that repeats the old bottom line: what it says, and what it would say. `value` is sent as a change where the leader wants it. */
export const echo = z.object({
  section: sectionId,
  path: z.string(),
  before: z.string(),
  after: z.string(),
  value: z.string(),
})
export type BookEcho = z.output<typeof echo>

export const bookChange = z.strictObject({
  /** "bottomLine", "activities.0.steps.2", "weeklyChallenge.days". */
  path: z.string().check(z.minLength(1), z.maxLength(limits.path)),
  value: z.unknown(),
})
export type BookChange = z.output<typeof bookChange>

export const changedBook = z.object({ book: openBook, revision: z.number(), findings: z.array(finding), echoes: z.array(echo) })
export type ChangedBook = z.output<typeof changedBook>

export const changeBook = endpoint({
  method: 'PATCH',
  path: '/api/books/:id',
  access: 'user',
  summary:
    'Change places of a book. Sections that nobody else changed since `revision` are saved; else 409 with the other’s text and nothing is saved',
  body: z.strictObject({
    revision: z.number().check(z.int(), z.minimum(1)),
    changes: z.array(bookChange).check(z.minLength(1), z.maxLength(limits.changes)),
  }),
  reply: changedBook,
  limit: rates.edit,
})

/** One step of a book's history: who changed what, and the book's revision behind it. */
export const bookRevision = z.object({
  revision: z.number(),
  /** 'written' anew as a whole; 'checked': what the checks made of a model's words; 'class': for another class. */
  kind: z.enum(['edit', 'restore', 'written', 'checked', 'class']),
  by: z.string(),
  at: z.iso.datetime(),
  sections: z.array(sectionId),
  /** Each place that changed; '' where there was or is nothing. */
  changes: z.array(z.object({ section: sectionId, path: z.string(), before: z.string(), after: z.string() })),
})
export type BookRevision = z.output<typeof bookRevision>

export const listRevisions = endpoint({
  method: 'GET',
  path: '/api/books/:id/revisions',
  access: 'user',
  summary: 'The history of a book, newest first; `before` is the revision of the last one of the page before',
  query: z.strictObject({ before: z.optional(z.coerce.number().check(z.int(), z.minimum(1))) }),
  reply: z.array(bookRevision),
})

export const restoreRevision = endpoint({
  method: 'POST',
  path: '/api/books/:id/revisions/:revision/restore',
  access: 'user',
  summary: 'The book, or some of its sections, as it stood at a revision, as a new revision; 1 is the book as it was written',
  body: z.strictObject({ sections: z.optional(z.array(sectionId).check(z.minLength(1), z.maxLength(limits.changes))) }),
  reply: changedBook,
  limit: rates.edit,
})

/** Another version of a section or of one of its items, beside the one that stands there. Nothing is stored until its changes are sent. */
export const proposal = z.object({
  section: sectionId,
  changes: z.array(z.object({ path: z.string(), before: z.unknown(), value: z.unknown() })),
  /** What the checks would say of the book with it. */
  findings: z.array(finding),
  madeBy: z.enum(['provider', 'offline']),
  /** A sentence for the leader: why it is not what was asked for; '' where it is. */
  notice: z.string(),
  /** Whether there is yet another one, for a call with a higher `skip`. */
  more: z.boolean(),
})
export type Proposal = z.output<typeof proposal>

/** Wishes that a program can obey and see whether they were. Any other words go to the AI provider, or pick among what is there. */
export const rewriteWishes = [
  'easier',
  'shorter',
  'fewer-supplies',
  'no-preparation',
  'few-children',
  'calmer',
  'livelier',
  'another',
] as const

export const rewriteBook = endpoint({
  method: 'POST',
  path: '/api/books/:id/rewrite',
  access: 'subscriber',
  summary:
    'Another version of a section, or of one of its items, beside the old one; streams with Accept: text/event-stream, and stores nothing',
  body: z.strictObject({
    section: sectionId,
    item: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(limits.items))),
    /** One of `rewriteWishes`, or the leader's own words. */
    wish: z._default(z.string().check(z.trim(), z.maxLength(limits.wish)), ''),
    /** A finding that is to be mended: its code and its place, as the book carries them. */
    mend: z.optional(
      z.strictObject({ code: z.string().check(z.maxLength(limits.path)), path: z.string().check(z.maxLength(limits.path)) }),
    ),
    /** How many were shown already. */
    skip: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(limits.items)), 0),
    engine: z.optional(z.enum(['provider', 'offline'])),
  }),
  reply: proposal,
  streams: true,
  limit: rates.rewrite,
})
