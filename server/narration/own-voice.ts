import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { recording } from '#contract/limits.ts'
import type { Narration } from '#contract/narration.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import type { ReceivedFile } from '#server/http/receive-file.ts'
import { findBook } from '#server/library/find-book.ts'
import { studio } from '#server/speech/studio.ts'
import { audioKey, narrationFrom, paragraphsOf } from './narrate.ts'
import { taggedFor } from './tag-for-book.ts'
import { dropOwnVoice, saveOwnVoice } from './narration.store.ts'

/** Softer than this, in LUFS, is a room in which nobody speaks; a quiet voice far from its microphone has some -45. */
const silence = -55

type Whose = { userId: string; id: string }

/** Levels what somebody read into a microphone and keeps it with the book; it goes wherever the sound of the book goes. */
export async function keepRecording(app: App, { userId, id, file }: Whose & { file: ReceivedFile }): Promise<Narration> {
  const book = await findBook(app, { userId, id })
  const { mp3, seconds } = await asMp3(file.path)
  const name = `${randomBytes(16).toString('hex')}.mp3`
  await app.files.put(audioKey(name), await taggedFor(book, mp3))
  const { row, before } = await saveOwnVoice(app, {
    userId,
    bookId: book.id,
    ageGroup: book.ageGroup,
    paragraphs: paragraphsOf(book),
    seconds,
    name,
  })
  if (before) await app.files.delete(audioKey(before))
  return narrationFrom(row)
}

/** Deletes what was recorded of a book, of whatever text of it; a voice can read it again afterwards. */
export async function deleteOwnVoice(app: App, { userId, id }: Whose): Promise<void> {
  const book = await findBook(app, { userId, id })
  for (const name of await dropOwnVoice(app, { userId, bookId: book.id })) await app.files.delete(audioKey(name))
}

async function asMp3(path: string): Promise<{ mp3: Uint8Array; seconds: number }> {
  if (!(await isWav(path))) throw new Problem('narration.recording_unreadable')
  const tape = studio.record()
  try {
    const { seconds, loudness } = await tape.add(path, 0).catch((cause: unknown) => {
      throw new Problem('narration.recording_unreadable', { cause })
    })
    if (seconds < recording.minSeconds) throw new Problem('narration.recording_unreadable')
    if (seconds > recording.maxMinutes * 60 + 1) throw new Problem('narration.recording_too_long')
    if (loudness < silence) throw new Problem('narration.recording_silent')
    return await tape.finish()
  } catch (error) {
    await tape.drop()
    throw error
  }
}

/** By its content. Nothing packed is taken: an hour of it would be a few megabytes here and a gigabyte unpacked. */
async function isWav(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(12), 0, 12, 0)
    return buffer.toString('latin1', 0, 4) === 'RIFF' && buffer.toString('latin1', 8, 12) === 'WAVE'
  } finally {
    await file.close()
  }
}
