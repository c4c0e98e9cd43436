import { describe, expect, test } from 'vitest'
import { changeBook } from '#contract/book-edits.ts'
import { generateContent } from '#contract/generation.ts'
import { listBooks } from '#contract/library.ts'
import { recording } from '#contract/limits.ts'
import { deleteRecording, generateBookAudio, readBookAudio, saveRecording } from '#contract/narration.ts'
import { decodeAudio } from '#server/speech/decode-audio.ts'
import { loudnessOf } from '#server/speech/loudness.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp()

/** A WAV of one channel of 16 bits with a hum of this loudness, 0 to 1. */
function wav({ seconds = 3, loud = 0.05, rate = recording.rate } = {}): Uint8Array<ArrayBuffer> {
  const file = Buffer.alloc(44 + 2 * Math.round(seconds * rate))
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  for (const [value, place] of [
    [1, 20],
    [1, 22],
    [2, 32],
    [16, 34],
  ] as const)
    file.writeUInt16LE(value, place)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(2 * rate, 28)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(file.length - 44, 40)
  for (let n = 0; 44 + 2 * n < file.length; n++) file.writeInt16LE(Math.round(32_767 * loud * Math.sin(n / 20)), 44 + 2 * n)
  return new Uint8Array(file)
}
const send = (token: string, id: string, bytes: Uint8Array<ArrayBuffer>) =>
  at.call(saveRecording, { token, params: { id }, file: new Blob([bytes]) })
async function church() {
  const token = await at.registered()
  await at.call(generateContent, { token, body: neighborSermon })
  const books = (await at.call(listBooks, { token })).json as unknown as { id: string; ageGroup: string; revision: number }[]
  const book = books.find((one) => one.ageGroup === 'young-kids')!
  const audio = () => at.call(readBookAudio, { token, params: { id: book.id } })
  return { token, id: book.id, revision: book.revision, audio }
}
const soundAt = async (url: unknown) => {
  const response = await fetch(at.base() + String(url))
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
}

describe('a book read in one’s own voice', () => {
  test('is kept at the level of all narrations, in the place of any other voice, until it is deleted', async () => {
    const { token, id, audio } = await church()
    const other = at.call(generateBookAudio, { token, params: { id } })
    const kept = await send(token, id, wav({ loud: 0.01 }))
    expect(kept).toMatchObject({ status: 200, json: { voice: 'own', fits: true, seconds: 3 } })
    await other
    // A voice that was at it, or is asked now, takes nobody's own voice away.
    expect((await audio()).json).toMatchObject({ voice: 'own', audioUrl: kept.json.audioUrl })
    expect((await at.call(generateBookAudio, { token, params: { id } })).json.audioUrl).toBe(kept.json.audioUrl)
    const { samples, rate } = await decodeAudio((await soundAt(kept.json.audioUrl)).bytes)
    expect(Math.abs(loudnessOf(samples, rate) + 19)).toBeLessThan(1.5)

    const again = await send(token, id, wav({ seconds: 4 }))
    expect((await soundAt(kept.json.audioUrl)).status).toBe(404)
    expect((await audio()).json).toMatchObject({ seconds: 4, audioUrl: again.json.audioUrl })

    expect((await at.call(deleteRecording, { token, params: { id } })).status).toBe(204)
    expect((await audio()).status).toBe(404)
    expect((await soundAt(again.json.audioUrl)).status).toBe(404)
  })
  test('says so when the book was changed since', async () => {
    const { token, id, revision, audio } = await church()
    await send(token, id, wav())
    const body = { revision, changes: [{ path: 'prayer', value: 'Dear God, thank you that you come to us. Amen.' }] }
    expect((await at.call(changeBook, { token, params: { id }, body })).status).toBe(200)
    expect((await audio()).json).toMatchObject({ voice: 'own', fits: false })
  })
  test('is refused with a sentence where nothing is heard in it, or where it is no sound', async () => {
    const { token, id, audio } = await church()
    const mp3 = new Uint8Array(Buffer.from('fff344c4', 'hex'))
    for (const [bytes, status, said] of [
      [wav({ loud: 0 }), 422, /Nothing can be heard/],
      [wav({ loud: 0.0005 }), 422, /Nothing can be heard/],
      [wav({ seconds: 0.5 }), 422, /at least two seconds/],
      [new Uint8Array(Buffer.from('RIFF....WAVEthis is none', 'latin1')), 422, /This sound cannot be read/],
      [mp3, 422, /This sound cannot be read/],
      [new Uint8Array(recording.maxBytes + 1), 413, /15 minutes/],
    ] as const) {
      const answer = await send(token, id, bytes)
      expect([answer.status, answer.json.message]).toEqual([status, expect.stringMatching(said)])
    }
    expect((await audio()).status).toBe(404)
    expect((await send(await at.registered(people.daniel), id, wav())).status).toBe(404)
  })
})
