import http from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readAiProvider } from '#contract/generation.ts'
import { generateAudio } from '#contract/narration.ts'
import { decodeAudio } from '#server/speech/decode-audio.ts'
import { loudnessOf } from '#server/speech/loudness.ts'
import { useApp } from '#tests/test-app.ts'

// A speech server that speaks OpenAI's protocol: it answers a tone, as long as the text and now loud, now soft.
type Asked = { model: string; input: string; voice: string; response_format: string; speed?: number }
const rate = 24_000
let asked: Asked[] = []
let answerWith: (call: Asked) => { status: number; body: Buffer | string }
const tone = (seconds: number, amplitude: number) => {
  const samples = Math.round(seconds * rate)
  const wav = Buffer.alloc(44 + samples * 2)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(0xffffffff, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(rate, 24)
  wav.writeUInt32LE(rate * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(0xffffffff, 40)
  for (let at = 0; at < samples; at++)
    wav.writeInt16LE(Math.round(amplitude * 32_767 * Math.sin((2 * Math.PI * 300 * at) / rate)), 44 + at * 2)
  return wav
}
const server = http.createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const call = JSON.parse(Buffer.concat(parts).toString()) as Asked
    asked.push(call)
    const { status, body } = request.url === '/v1/audio/speech' ? answerWith(call) : { status: 404, body: 'no such call' }
    response.writeHead(status, { 'content-type': status === 200 ? 'audio/wav' : 'application/json' }).end(body)
  })
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = server.address()
const port = typeof address === 'object' && address ? address.port : 0
afterAll(() => void server.close())
const at = useApp({ AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'writer', AI_SPEECH_MODEL: 'reader' })
beforeEach(() => {
  asked = []
  answerWith = () => ({ status: 200, body: tone(2, asked.length % 2 ? 0.05 : 0.5) })
})

test('a long text is read in passages that the provider takes, and joined at one level', async () => {
  const token = await at.registered()
  const text = Array.from({ length: 4 }, (_, at_) => `Paragraph ${at_}. ${'God keeps the promise that he made. '.repeat(110)}`).join('\n')
  const { status, json } = await at.call(generateAudio, { token, body: { text, ageGroup: 'young-kids' } })
  expect([status, json.voice]).toEqual([200, 'provider'])
  expect(asked.length).toBeGreaterThan(4)
  for (const one of asked) expect(one.input.length).toBeLessThanOrEqual(3500)
  expect(asked[0]).toMatchObject({ model: 'reader', voice: 'shimmer', response_format: 'wav' })
  const sound = await fetch(at.base() + String(json.audioUrl))
  const { samples } = await decodeAudio(new Uint8Array(await sound.arrayBuffer()))
  const seconds = samples.length / rate
  expect(seconds).toBeGreaterThan(2 * asked.length)
  expect(Math.abs(seconds - Number(json.seconds)) / seconds).toBeLessThan(0.02)
  const levels = asked.slice(0, 2).map((_, part) => loudnessOf(samples.slice(rate * (0.3 + part * 2.2), rate * (1.7 + part * 2.2)), rate))
  expect(Math.abs(levels[0]! - levels[1]!)).toBeLessThan(2)
})
test('when the provider fails, the built-in voice reads it and says so', async () => {
  answerWith = () => ({ status: 400, body: '{"error":{"message":"no such voice"}}' })
  const token = await at.registered()
  const { status, json } = await at.call(generateAudio, { token, body: { text: 'God is near. He hears you.', ageGroup: 'teens' } })
  expect([status, json.voice]).toEqual([200, 'embedded'])
  expect(json.notice).toContain('built-in voice')
})
test('what is no sound is never stored as one', async () => {
  answerWith = () => ({ status: 200, body: '<html>busy</html>' })
  const token = await at.registered()
  const { json } = await at.call(generateAudio, { token, body: { text: 'God is near. He hears you now.', ageGroup: 'teens' } })
  expect(json.voice).toBe('embedded')
})
test('the page is told that there is a voice', async () => {
  expect((await at.call(readAiProvider)).json.supportsMultimedia).toBe(true)
})
