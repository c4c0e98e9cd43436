import { randomBytes } from 'node:crypto'
import type { Narration, NarrationProgress } from '#contract/narration.ts'
import type { AgeGroup } from '#contract/lesson-book.ts'
import type { Book } from '#contract/library.ts'
import { printedBook } from '#lesson/layout/printed-book.ts'
import { spokenText } from '#lesson/layout/spoken-text.ts'
import type { App } from '#server/app.ts'
import type { StoredFile } from '#server/files/files.ts'
import { Problem } from '#server/http/problem.ts'
import { bookOf } from '#server/library/library.store.ts'
import type { Voice } from '#server/speech/voice.ts'
import { studio } from '#server/speech/studio.ts'
import { type NarrationRow, narrationOf, narrationOfBook, narrationOfJob, saveNarration, startOrJoin } from './narration.store.ts'
import { splitPassages } from './split-passages.ts'
import { taggedFor } from './tag-for-book.ts'

export const audioKey = (name: string) => `narration/${name}`
const lookEveryMs = 250

/** Starts the reading of a text, or joins the one that runs or is done. Throws narration.no_voice where nothing can speak. */
export async function startNarration(
  app: App,
  wanted: { userId: string; bookId: string | null; ageGroup: AgeGroup; paragraphs: string[] },
): Promise<string> {
  if (app.voices.length === 0) throw new Problem('narration.no_voice')
  const id = await startOrJoin(app, wanted)
  app.jobs.poke()
  return id
}

export type NarrationEvent =
  { event: 'progress'; data: NarrationProgress } | { event: 'done'; data: Narration } | { event: 'failed'; data: { message: string } }

/** The progress of a narration each time it changes, then the narration. Throws narration.failed when it failed before the first event. */
export async function* followNarration(
  app: App,
  { userId, id, gone }: { userId: string; id: string; gone: AbortSignal },
): AsyncGenerator<NarrationEvent> {
  let seen = ''
  while (!gone.aborted) {
    const row = await narrationOf(app, { userId, id })
    if (!row) throw new Problem('library.book_not_found')
    if (row.state === 'failed') {
      // Once a stream has begun, its status is sent; the failure has to be told inside it.
      if (!seen) throw new Problem('narration.failed')
      yield { event: 'failed', data: { message: new Problem('narration.failed').message } }
      return
    }
    if (row.state === 'done') {
      yield { event: 'done', data: narrationFrom(row) }
      return
    }
    const now = `${row.done}/${row.total}`
    if (now !== seen) yield { event: 'progress', data: { done: row.done, total: row.total } }
    seen = now
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
}

/** Waits for the finished narration. */
export async function finishedNarration(app: App, at: { userId: string; id: string; gone: AbortSignal }): Promise<Narration> {
  for await (const { event, data } of followNarration(app, at)) if (event === 'done') return data
  throw new Problem('narration.failed')
}

export const narrationFrom = (row: NarrationRow & { fits?: boolean }): Narration => ({
  audioUrl: `/api/audio/${row.name ?? ''}`,
  type: 'audio/mpeg',
  seconds: Math.round(row.seconds * 10) / 10,
  voice: row.voice,
  notice: row.notice,
  // What was asked for just now is what stands there.
  fits: row.fits ?? true,
})

/** Reads a stored text aloud with the best voice that answers, stores the sound, then the row. */
export async function readAloud(app: App, { narrationId, lost }: { narrationId: string; lost: AbortSignal }): Promise<void> {
  const row = await narrationOfJob(app, narrationId)
  if (!row || row.state === 'done') return
  let failure: unknown = new Problem('narration.no_voice')
  for (const [at, voice] of app.voices.entries()) {
    try {
      const { mp3, seconds } = await readWith(app, row, voice, lost)
      const name = `${randomBytes(16).toString('hex')}.mp3`
      const book = row.bookId ? await bookOf(app, { userId: row.userId, bookId: row.bookId }) : undefined
      await app.files.put(audioKey(name), book ? await taggedFor(book, mp3) : mp3)
      const notice = at === 0 ? '' : 'The AI voice did not answer, so the built-in voice reads this.'
      if (!(await saveNarration(app, row.id, { state: 'done', seconds, name, voice: voice.name, notice })))
        await app.files.delete(audioKey(name))
      return
    } catch (error) {
      if (lost.aborted) throw error
      failure = error
      app.log.warn({ voice: voice.name, error: String(error) }, 'a voice failed')
    }
  }
  throw failure
}

async function readWith(app: App, row: NarrationRow, voice: Voice, lost: AbortSignal): Promise<{ mp3: Uint8Array; seconds: number }> {
  const passages = splitPassages(row.paragraphs, voice.maxCharacters)
  await saveNarration(app, row.id, { state: 'reading', done: 0, total: passages.length })
  const recording = studio.record()
  try {
    for (const [at, { text, pauseSeconds }] of passages.entries()) {
      lost.throwIfAborted()
      await recording.add(await voice.speak(text, row.ageGroup, lost), pauseSeconds)
      await saveNarration(app, row.id, { done: at + 1 })
    }
    return await recording.finish()
  } catch (error) {
    await recording.drop()
    throw error
  }
}

/** The sound by its name, which nobody can guess; throws 404 where there is none. */
export async function audioNamed(app: App, name: string): Promise<StoredFile> {
  const stored = /^[a-f0-9]{32}\.mp3$/.test(name) ? await app.files.open(audioKey(name)) : undefined
  if (!stored) throw new Problem('call.not_found')
  return stored
}

/** What of a book is read aloud, one paragraph each. */
export const paragraphsOf = (book: Book): string[] =>
  spokenText(
    printedBook(book.content, { sermonTitle: book.sermonTitle, speaker: book.speaker, date: book.sermonDate, madeOn: book.createdAt }),
  )

/** The sound of a book as it stands. `outdated` where it was read aloud and changed since: a recording of other words goes nowhere. */
export async function bookSound(
  app: App,
  { userId, book }: { userId: string; book: Book },
): Promise<{ sound?: Buffer; outdated: boolean }> {
  const row = await narrationOfBook(app, { userId, bookId: book.id, paragraphs: paragraphsOf(book) })
  const sound = row?.fits && row.name ? await app.files.get(audioKey(row.name)) : undefined
  return { ...(sound ? { sound } : {}), outdated: row?.fits === false }
}
