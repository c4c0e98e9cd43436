import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { generateContent } from '#contract/generation.ts'
import { type AgeGroup, ageGroups } from '#contract/lesson-book.ts'
import { type Book, listBooks } from '#contract/library.ts'
import { generateAudio, generateBookAudio, readBookAudio } from '#contract/narration.ts'
import { deleteSermon } from '#contract/sermons.ts'
import { decodeAudio } from '#server/speech/decode-audio.ts'
import { loudnessOf } from '#server/speech/loudness.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'
import { paragraphsOf } from './narrate.ts'

const at = useApp()
const text =
  'A man went down the road. Some men hurt him and left him there.\n\nThen somebody came and stopped. He helped the man.\n\nGo and do the same.'

async function soundAt(url: unknown) {
  const response = await fetch(at.base() + String(url))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('audio/mpeg')
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { bytes, ...(await decodeAudio(bytes)) }
}

describe('reading aloud', () => {
  test('makes an MP3 of the length that it says, even in level, with silence between paragraphs', async () => {
    const token = await at.registered()
    const { status, json } = await at.call(generateAudio, { token, body: { text, ageGroup: 'children' } })
    expect(status).toBe(200)
    const { samples, rate } = await soundAt(json.audioUrl)
    const seconds = samples.length / rate
    expect(Math.abs(seconds - Number(json.seconds)) / seconds).toBeLessThan(0.02)
    expect(seconds).toBeGreaterThan(5)
    const silent = quietStretches(samples, rate)
    expect(silent.filter((one) => one >= 0.5).length).toBeGreaterThanOrEqual(2)
    const whole = loudnessOf(samples, rate)
    const third = Math.floor(samples.length / 3)
    for (const from of [0, third, 2 * third]) expect(Math.abs(loudnessOf(samples.slice(from, from + third), rate) - whole)).toBeLessThan(2)
  })
  test('has three voices: the younger the group, the higher', async () => {
    const token = await at.registered()
    const voices: Record<string, { pitch: number }> = {}
    for (const ageGroup of ageGroups) {
      const { json } = await at.call(generateAudio, { token, body: { text, ageGroup } })
      const { samples, rate } = await soundAt(json.audioUrl)
      voices[ageGroup] = { pitch: medianPitch(samples, rate) }
    }
    const of = (age: AgeGroup) => voices[age]!
    expect(of('children').pitch).toBeGreaterThan(of('teens').pitch * 1.15)
    expect(of('young-kids').pitch).toBeGreaterThan(of('children').pitch * 1.1)
  })
  test('reads a book of any age at 120 to 130 words a minute, and its file has the title and the cover', async () => {
    const token = await at.registered()
    await at.call(generateContent, { token, body: neighborSermon })
    for (const book of (await at.call(listBooks, { token })).json as unknown as Book[]) {
      const { json } = await at.call(generateBookAudio, { token, params: { id: book.id } })
      const { bytes } = await soundAt(json.audioUrl)
      const words = paragraphsOf(book).join(' ').split(/\s+/).length
      const [least, most] = [118, 132]
      const speed = Math.round((60 * words) / Number(json.seconds))
      expect([book.ageGroup, speed, speed >= least && speed <= most]).toEqual([book.ageGroup, speed, true])
      const file = Buffer.from(bytes)
      expect(file.toString('latin1', 0, 3)).toBe('ID3')
      expect(file.includes(Buffer.from(book.content.title, 'utf16le'))).toBe(true)
      expect(file.includes(Buffer.from('Who Is My Neighbor?', 'utf16le'))).toBe(true)
      const { width, format } = await sharp(file.subarray(file.indexOf(Buffer.from('\x89PNG', 'latin1')))).metadata()
      expect([width, format]).toEqual([480, 'png'])
    }
  })
  test('answers ranges, so that a phone can seek', async () => {
    const token = await at.registered()
    const { json } = await at.call(generateAudio, { token, body: { text, ageGroup: 'teens' } })
    const { bytes } = await soundAt(json.audioUrl)
    const part = (range: string) => fetch(at.base() + String(json.audioUrl), { headers: { range } })
    const middle = await part('bytes=100-199')
    expect([middle.status, middle.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`])
    expect(new Uint8Array(await middle.arrayBuffer())).toEqual(bytes.slice(100, 200))
    expect((await (await part('bytes=-50')).arrayBuffer()).byteLength).toBe(50)
    expect((await part(`bytes=${bytes.length}-`)).status).toBe(416)
    expect((await fetch(`${at.base()}/api/audio/${'0'.repeat(32)}.mp3`)).status).toBe(404)
    expect((await fetch(`${at.base()}/api/audio/..%2f..%2fsecret`)).status).toBe(404)
  })
  test('shows progress while it reads, and finds what was read before', async () => {
    const token = await at.registered()
    const response = await fetch(`${at.base()}/api/generate-audio`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ text: `${text} ${'God is near to all who call on him today. '.repeat(60)}`, ageGroup: 'teens' }),
    })
    const sent = await response.text()
    expect(sent).toContain('event: progress')
    const done = /event: done\ndata: (.*)/.exec(sent)
    expect(done).not.toBeNull()
    const [first, second] = [
      (await at.call(generateAudio, { token, body: { text, ageGroup: 'teens' } })).json,
      (await at.call(generateAudio, { token, body: { text, ageGroup: 'teens' } })).json,
    ]
    expect(second.audioUrl).toBe(first.audioUrl)
  })
  test('reads a book to its owner alone, and its sound goes with the sermon', async () => {
    const token = await at.registered()
    await at.call(generateContent, { token, body: neighborSermon })
    const rows = (await at.call(listBooks, { token })).json as unknown as { id: string; sermonId: string; ageGroup: AgeGroup }[]
    const { id, sermonId } = rows.find((one) => one.ageGroup === 'young-kids')!
    expect((await at.call(readBookAudio, { token, params: { id } })).status).toBe(404)
    const made = await at.call(generateBookAudio, { token, params: { id } })
    expect(made.status).toBe(200)
    expect((await at.call(readBookAudio, { token, params: { id } })).json.audioUrl).toBe(made.json.audioUrl)
    const other = await at.registered(people.daniel)
    expect((await at.call(generateBookAudio, { token: other, params: { id } })).status).toBe(404)
    expect((await at.call(readBookAudio, { token: other, params: { id } })).status).toBe(404)
    await at.call(deleteSermon, { token, params: { id: sermonId } })
    await expect.poll(async () => (await fetch(at.base() + String(made.json.audioUrl))).status, { timeout: 10_000 }).toBe(404)
  })
  test('costs a plan once the trial is over, while what was read stays there to hear', async () => {
    const token = await at.registered()
    const { json } = await at.call(generateAudio, { token, body: { text, ageGroup: 'teens' } })
    at.setNow(() => new Date(Date.now() + 4 * 24 * 3600 * 1000))
    expect((await at.call(generateAudio, { token, body: { text, ageGroup: 'children' } })).status).toBe(402)
    expect((await fetch(at.base() + String(json.audioUrl))).status).toBe(200)
  })
})

/** Lengths in seconds of the stretches that nobody hears. */
function quietStretches(samples: Float32Array, rate: number): number[] {
  const found: number[] = []
  let from = 0
  samples.forEach((sample, at) => {
    if (Math.abs(sample) > 0.006) {
      if (at - from > rate / 10) found.push((at - from) / rate)
      from = at
    }
  })
  return found
}

/** The median fundamental in hertz, by autocorrelation of frames of 2,048 samples. */
function medianPitch(samples: Float32Array, rate: number): number {
  const found: number[] = []
  for (let from = 0; from + 2048 < samples.length; from += 4096) {
    const power = (shift: number) => {
      let sum = 0
      for (let at = 0; at < 1024; at++) sum += samples[from + at]! * samples[from + at + shift]!
      return sum
    }
    const own = power(0)
    if (own < 2) continue
    let best = { lag: 0, likeness: 0 }
    for (let lag = Math.floor(rate / 400); lag < rate / 70; lag++) {
      let other = 0
      for (let at = 0; at < 1024; at++) other += samples[from + at + lag]! ** 2
      const likeness = power(lag) / Math.sqrt(own * other + 1e-9)
      if (likeness > best.likeness + 0.01) best = { lag, likeness }
    }
    if (best.likeness > 0.6) found.push(rate / best.lag)
  }
  return found.sort((a, b) => a - b)[found.length >> 1] ?? 0
}
