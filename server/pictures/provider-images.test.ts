import http from 'node:http'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { readAiProvider } from '#contract/generation.ts'
import { generateImages } from '#contract/pictures.ts'
import { useApp } from '#tests/test-app.ts'

// An image server that speaks OpenAI's protocol; `answer` decides what it says.
const drawn = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()
const good = () => ({ status: 200, body: JSON.stringify({ created: 1, data: [{ b64_json: drawn.toString('base64') }] }) })
let answer: () => { status: number; body: string } = good
const prompts: string[] = []
const server = http.createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const { prompt, model } = JSON.parse(Buffer.concat(parts).toString()) as { prompt: string; model: string }
    prompts.push(`${request.url} ${model} ${prompt}`)
    const { status, body } = answer()
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => void server.close())
const address = server.address()
const at = useApp({
  AI_BASE_URL: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`,
  AI_MODEL: 'writer',
  AI_IMAGE_MODEL: 'painter',
})
type Images = { images: { source: string; type: string; dataUrl: string }[] }
const ask = async (prompt: string) => {
  const token = await at.registered()
  const { status, json } = await at.call(generateImages, { token, body: { prompts: [prompt] } })
  expect(status).toBe(200)
  return (json as unknown as Images).images[0]!
}

test('a church with an image model is offered what it draws beside each scene', async () => {
  expect((await at.call(readAiProvider)).json.draws).toBe(true)
})
test('a configured image model draws, told to draw for coloring', async () => {
  answer = good
  const image = await ask('a boat in a storm')
  expect([image.source, image.type]).toEqual(['provider', 'image/png'])
  expect((await sharp(Buffer.from(image.dataUrl.split(',')[1]!, 'base64')).metadata()).width).toBe(64)
  expect(prompts.at(-1)).toMatch(/^\/v1\/images\/generations painter A coloring page .* a boat in a storm$/)
})
test.each([
  ['fails', { status: 500, body: '{"error":{"message":"busy"}}' }],
  [
    'sends no picture',
    { status: 200, body: JSON.stringify({ created: 1, data: [{ b64_json: Buffer.from('<script>').toString('base64') }] }) },
  ],
  ['sends nonsense', { status: 200, body: 'not json' }],
])('Storyfold draws when the model %s', async (_, wrong) => {
  answer = () => wrong
  expect((await ask('a sheep on a hill')).source).toBe('storyfold')
})
