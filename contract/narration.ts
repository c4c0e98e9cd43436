import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ageGroup } from '#contract/lesson-book.ts'
import { narrationText, rates, recording } from '#contract/limits.ts'

/** A finished narration. `audioUrl` is an address that nobody can guess; it answers ranges, so that a phone can seek. */
export const narration = z.object({
  audioUrl: z.string(),
  type: z.literal('audio/mpeg'),
  seconds: z.number(),
  /** Which voice reads: the AI provider's, the one that comes with the program, or the person's own. */
  voice: z.enum(['provider', 'embedded', 'own']),
  notice: z.string(),
  /** Whether it reads what the book says now; false where the book was changed since. */
  fits: z.boolean(),
})
export type Narration = z.output<typeof narration>
/** What the stream of the same calls sends while the voice reads: passages read so far, and of how many. */
export type NarrationProgress = { done: number; total: number }

export const generateAudio = endpoint({
  method: 'POST',
  path: '/api/generate-audio',
  access: 'subscriber',
  summary: 'Read a text aloud in the voice of an age group; streams its progress when asked to',
  body: z.strictObject({
    // Signs alone make no sound.
    text: z.string().check(z.trim(), z.regex(/[\p{L}\p{N}]/u, 'There is no text to read aloud.'), z.maxLength(narrationText.maxCharacters)),
    ageGroup,
  }),
  reply: narration,
  streams: true,
  limit: rates.narrate,
})
export const generateBookAudio = endpoint({
  method: 'POST',
  path: '/api/books/:id/generate-audio',
  access: 'subscriber',
  summary: 'Read a book aloud: its story, its message, its verse and its prayer; streams its progress when asked to',
  reply: narration,
  streams: true,
  limit: rates.narrate,
})
export const readBookAudio = endpoint({
  method: 'GET',
  path: '/api/books/:id/audio',
  access: 'user',
  summary: 'The narration that was made of a book',
  reply: narration,
})
export const saveRecording = endpoint({
  method: 'POST',
  path: '/api/books/:id/recording',
  access: 'user',
  summary: 'Keep a book read aloud in one’s own voice: WAV by content, levelled, in the place of any other sound of the book',
  file: { field: 'recording', maxBytes: recording.maxBytes, tooLarge: 'narration.recording_too_long' },
  reply: narration,
  limit: rates.record,
})
export const deleteRecording = endpoint({
  method: 'DELETE',
  path: '/api/books/:id/recording',
  access: 'user',
  summary: 'Delete what was recorded of a book in one’s own voice',
  reply: 'nothing',
})
export const readAudio = endpoint({
  method: 'GET',
  path: '/api/audio/:name',
  access: 'anyone',
  summary: 'A narration by its unguessable name, with ranges',
  reply: 'file',
})
