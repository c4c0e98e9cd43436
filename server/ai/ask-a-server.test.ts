import http from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { makeAi } from './engine.ts'
import type { ProviderError } from './provider-error.ts'
import { retryAfterOf } from './retry-after.ts'
import type { Spent } from './spent.ts'
import { type Question, streamObject } from './stream-object.ts'
import { chunk, send, writeEnd, writeHead, writePart } from '#tests/speak-protocol.ts'

type Asked = {
  url: string
  body: {
    model: string
    max_tokens?: number
    max_completion_tokens?: number
    reasoning_effort?: string
    response_format?: { type: string; json_schema?: { schema: object; strict?: boolean } }
    messages: { role: string; content: unknown }[]
    system?: unknown
    format?: object
    options?: { num_ctx: number; num_predict: number }
    generationConfig?: { thinkingConfig?: object; responseSchema?: object; responseMimeType?: string }
  }
}
type Serve = (asked: Asked, response: http.ServerResponse, n: number) => void | Promise<void>

/** A loopback server for one test; what it was asked. */
async function serve(
  answer: Serve,
  get: (url: string, response: http.ServerResponse) => void = (_, response) => void response.writeHead(404).end(),
) {
  const calls: Asked[] = []
  const server = http.createServer(async (request, response) => {
    if (request.method === 'GET') return get(request.url ?? '', response)
    let text = ''
    for await (const part of request) text += String(part)
    const asked = { url: request.url ?? '', body: JSON.parse(text) as Asked['body'] }
    calls.push(asked)
    await answer(asked, response, calls.length)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => new Promise<void>((done) => (server.closeAllConnections(), server.close(() => done()))))
  const at = server.address()
  return { calls, url: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}` }
}
const good = JSON.stringify({ truth: 'God is near.', verse: 'Psalm 145:18' })
const say = (response: http.ServerResponse, text = good, cut = false) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  writeHead('chat', response)
  for (const part of text.match(/[^]{1,9}/g) ?? []) writePart('chat', response, part)
  writeEnd('chat', response, text, cut)
  response.end()
}
const refuse = (response: http.ServerResponse, status: number, error: object, headers = {}) =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify({ error }))

const schema = {
  type: 'object',
  properties: { truth: { type: 'string' }, verse: { type: 'string' } },
  required: ['truth', 'verse'],
  additionalProperties: false,
} as const
const question: Question = {
  name: 'small',
  schema,
  instructions: 'Answer.',
  prompt: { shared: ['The sermon.', 'The plan.'], own: 'Say the truth.' },
  leastKeys: 2,
}
const engine = (url: string, more: Record<string, string> = {}) =>
  makeAi(readConfig({ AI_PROVIDER: 'compatible', AI_BASE_URL: `${url}/v1`, AI_MODEL: 'm', AI_TIMEOUT_MS: '20000', ...more }))
const truth = { truth: 'God is near.', verse: 'Psalm 145:18' }
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: ProviderError) => error.fault,
  )

describe('a server that', () => {
  test('refuses a schema is told it in words, now and from then on, and the answer streams all the same', async () => {
    const { url, calls } = await serve(({ body }, response) =>
      body.response_format
        ? refuse(response, 400, {
            message: 'This model does not support response format `json_schema`.',
            type: 'invalid_request_error',
            param: 'response_format',
            code: null,
          })
        : say(response, `Here it is:\n${good}`),
    )
    const ai = engine(url)
    const seen: unknown[] = []
    expect((await streamObject(ai, { ...question, onPartial: (partial) => seen.push(partial) })).value).toEqual(truth)
    expect((await streamObject(ai, question)).value).toEqual(truth)
    expect(calls.map(({ body }) => Boolean(body.response_format))).toEqual([true, false, false])
    expect(JSON.stringify(calls[1]?.body.messages)).toContain('additionalProperties')
    expect(seen.length).toBeGreaterThan(2)
  })
  test('has a model that takes no schema and writes little is asked so from the first call', async () => {
    const { url, calls } = await serve((_, response) => say(response))
    expect((await streamObject(engine(url, { AI_MODEL: 'gpt-3.5-turbo' }), question)).value).toEqual(truth)
    expect([calls[0]?.body.response_format, calls[0]?.body.max_tokens]).toEqual([undefined, 4096])
    expect(JSON.stringify(calls[0]?.body.messages)).toContain('additionalProperties')
  })
  test('lets a model think until nothing is left is asked once more with twice the room', async () => {
    const { url, calls } = await serve((_, response, n) => {
      if (n > 1) return say(response)
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      writeHead('chat', response)
      send(response, chunk({ reasoning_content: 'Let me think about the road to Jericho.' }))
      writeEnd('chat', response, '', true)
      response.end()
    })
    expect((await streamObject(engine(url), question)).value).toEqual(truth)
    expect((calls[1]?.body.max_tokens ?? 0) / (calls[0]?.body.max_tokens ?? 1)).toBe(2)
  })
  test('gives a model that thinks room for it on top of the answer, and is told how hard it is to think', async () => {
    const { url, calls } = await serve((_, response) => say(response))
    await streamObject(engine(url, { AI_MODEL: 'gpt-oss:20b' }), { ...question, maxOutputTokens: 1000 })
    await streamObject(engine(url, { AI_MODEL: 'llama3.1' }), { ...question, maxOutputTokens: 1000 })
    expect(calls.map(({ body }) => [body.max_tokens, body.reasoning_effort])).toEqual([
      [5000, 'low'],
      [1000, undefined],
    ])
  })
  test.each([
    [
      'OpenAI',
      { message: "This model's maximum context length is 8192 tokens.", type: 'invalid_request_error', code: 'context_length_exceeded' },
    ],
    [
      'llama.cpp',
      {
        message: 'the request exceeds the available context size (4096 tokens), try increasing it',
        type: 'exceed_context_size_error',
        code: 400,
      },
    ],
    ['Anthropic', { type: 'invalid_request_error', message: 'prompt is too long: 210000 tokens > 200000 maximum' }],
  ])('reads less than it is sent is understood, in the words of %s', async (_, error) => {
    const { url } = await serve((__, response) => refuse(response, 400, error))
    expect(await faultOf(streamObject(engine(url), question))).toBe('too-long')
  })
  test('is busy for a moment is asked again when it says; for longer it is left to whoever asks', async () => {
    const { url, calls } = await serve((_, response, n) =>
      n === 1
        ? refuse(response, 429, { message: 'slow down' }, { 'retry-after': '1' })
        : n === 2
          ? say(response)
          : refuse(response, 429, { message: 'slow down' }, { 'retry-after': '90' }),
    )
    const ai = engine(url)
    const began = Date.now()
    expect((await streamObject(ai, question)).value).toEqual(truth)
    expect(Date.now() - began).toBeGreaterThanOrEqual(990)
    const refused = await streamObject(ai, question).catch((error: ProviderError) => error)
    expect(refused).toMatchObject({ fault: 'busy', retryAfterMs: 90_000 })
    expect(calls).toHaveLength(3)
  })
  test('does one thing at a time and slowly is asked one thing at a time, and waiting in line is no part of the time that a call has', async () => {
    // A hundredth of the real times: 60 s to the first word, three calls of 90 s, a limit of 150 s.
    let atWork = 0
    let most = 0
    const { url } = await serve(async (_, response) => {
      most = Math.max(most, ++atWork)
      await new Promise((done) => setTimeout(done, 900 * atWork))
      atWork--
      say(response)
    })
    const [slow, hurried] = [engine(url, { AI_TIMEOUT_MS: '1500' }), engine(url, { AI_TIMEOUT_MS: '1500', AI_CALLS_AT_ONCE: '3' })]
    const three = (ai: typeof slow) => Promise.all([1, 2, 3].map(() => faultOf(streamObject(ai, question))))
    expect(await three(slow)).toEqual(['none', 'none', 'none'])
    expect(most).toBe(1)
    expect(await three(hurried)).toContain('timeout')
  })
  test('is left by whoever waits in line, and the next one has his place', async () => {
    const { url, calls } = await serve(async (_, response) => {
      await new Promise((done) => setTimeout(done, 200))
      say(response)
    })
    const ai = engine(url)
    const leave = new AbortController()
    const all = [streamObject(ai, question), streamObject(ai, { ...question, signal: leave.signal }), streamObject(ai, question)]
    leave.abort()
    expect(await Promise.all(all.map(faultOf))).toEqual(['none', 'stopped', 'none'])
    expect(calls).toHaveLength(2)
  })
  test('counts tokens is believed, and the time to its first word is measured', async () => {
    const { url } = await serve(async (_, response) => {
      await new Promise((done) => setTimeout(done, 120))
      say(response)
    })
    let heard: Spent | undefined
    await streamObject(engine(url), question, (spent) => (heard = spent))
    expect(heard).toMatchObject({ calls: 1, input: 900, output: 800 })
    expect(heard?.firstMs).toBeGreaterThan(100)
  })
})

describe('Ollama', () => {
  const version = (url: string, response: http.ServerResponse) =>
    url === '/api/version' ? void response.end('{"version":"0.12.6"}') : void response.writeHead(404).end()
  const lines = (response: http.ServerResponse, all: object[]) => {
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    for (const one of all) response.write(`${JSON.stringify({ model: 'm', created_at: '2026-11-22T10:00:00Z', ...one })}\n`)
    response.end()
  }
  const done = { done: true, done_reason: 'stop', total_duration: 1, load_duration: 1, prompt_eval_count: 700, eval_count: 40 }

  test('is asked over its own protocol for as much context as the call needs, with the schema, and counts its tokens', async () => {
    const { url, calls } = await serve(
      (_, response) =>
        lines(response, [
          { message: { role: 'assistant', content: '', thinking: 'Near.' }, done: false },
          ...(good.match(/[^]{1,9}/g) ?? []).map((content) => ({ message: { role: 'assistant', content }, done: false })),
          { message: { role: 'assistant', content: '' }, ...done },
        ]),
      version,
    )
    const ai = engine(url, { AI_MODEL: 'qwen3:8b' })
    const { value, spent } = await streamObject(ai, question)
    expect([value, spent.input, spent.output]).toEqual([truth, 700, 40])
    await streamObject(ai, { ...question, prompt: { shared: ['word '.repeat(15_000)], own: 'Say it.' } })
    expect(calls.map((call) => call.url)).toEqual(['/api/chat', '/api/chat'])
    expect(calls[0]?.body).toMatchObject({
      model: 'qwen3:8b',
      stream: true,
      format: schema,
      options: { num_ctx: 16_384, num_predict: 12_000 },
    })
    // 75,000 characters and 12,000 tokens of answer do not fit into 16,384 nor into 24,576; no model is asked for more than it has.
    expect(calls[1]?.body.options?.num_ctx).toBe(32_768)
  })
  test('is not asked what it has no room for: it would leave out the beginning without a word', async () => {
    const { url, calls } = await serve((_, response) => lines(response, [{ message: { content: good }, done: false }, done]), version)
    const prompt = { shared: ['word '.repeat(30_000)], own: 'Say it.' }
    expect(await faultOf(streamObject(engine(url), { ...question, prompt }))).toBe('too-long')
    expect(calls).toHaveLength(0)
  })
  test('says what is wrong in its own way', async () => {
    const { url } = await serve(
      (_, response, n) =>
        n === 1
          ? void response.writeHead(404).end('{"error":"model \\"m\\" not found, try pulling it first"}')
          : lines(response, [{ error: 'llama runner process has terminated' }]),
      version,
    )
    const ai = engine(url)
    expect(await faultOf(streamObject(ai, question))).toBe('misconfigured')
    expect(await faultOf(streamObject(ai, question))).toBe('away')
  })
})

describe('a provider that keeps what it read', () => {
  test('is told by Anthropic’s marks what calls with one schema share; to the others, and where no call follows, the prompt is one text', async () => {
    const { url, calls } = await serve(({ url: path }, response) => {
      const protocol = path.includes('/messages') ? 'anthropic' : 'chat'
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      writeHead(protocol, response)
      writePart(protocol, response, good)
      writeEnd(protocol, response, good, false)
      response.end()
    })
    const config = { AI_PROVIDER: 'anthropic', ANTHROPIC_API_KEY: 'k', AI_BASE_URL: `${url}/v1`, AI_MODEL: 'claude-sonnet-4-5' }
    const again = { ...question, schemaComesAgain: true }
    await streamObject(makeAi(readConfig(config)), again)
    await streamObject(engine(url), again)
    await streamObject(makeAi(readConfig(config)), question)
    const parts = calls[0]?.body.messages[0]?.content as { text: string; cache_control?: { type: string } }[]
    expect(parts.map((part) => [part.text, part.cache_control?.type])).toEqual([
      ['The sermon.', 'ephemeral'],
      ['The plan.', 'ephemeral'],
      ['Say the truth.', undefined],
    ])
    for (const call of calls.slice(1))
      expect(JSON.stringify(call.body.messages)).toContain('The sermon.\\n\\nThe plan.\\n\\nSay the truth.')
    expect(JSON.stringify(calls[2]?.body)).not.toContain('cache_control')
  })
})

describe('when to come again', () => {
  const now = Date.parse('2026-11-22T10:00:00Z')
  test.each<[string, Parameters<typeof retryAfterOf>[0], number | undefined]>([
    ['seconds', { responseHeaders: { 'retry-after': '37' } }, 37_000],
    ['milliseconds', { responseHeaders: { 'retry-after-ms': '1500', 'retry-after': '2' } }, 1500],
    ['a date', { responseHeaders: { 'retry-after': 'Sun, 22 Nov 2026 10:02:00 GMT' } }, 120_000],
    [
      'Google’s body',
      { responseBody: '{"error":{"details":[{"@type":"type.googleapis.com/google.rpc.RetryInfo","retryDelay":"41.5s"}]}}' },
      41_500,
    ],
    ['OpenAI’s sentence', { responseBody: '{"error":{"message":"Rate limit reached. Please try again in 1m30.5s."}}' }, 90_500],
    ['its milliseconds', { responseBody: '{"error":{"message":"Please try again in 640ms."}}' }, 640],
    ['nothing', { responseHeaders: {} }, undefined],
    ['nonsense', { responseHeaders: { 'retry-after': 'soon' } }, undefined],
  ])('is read from %s', (_, error, ms) => expect(retryAfterOf(error, now)).toBe(ms))
})
