import http from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import type { ProviderFault } from '#lesson/notes/provider-faults.ts'
import { chunk, writeEnd, writeHead, writePart, type Protocol } from '#tests/speak-protocol.ts'
import { makeAi } from './engine.ts'
import type { ProviderError } from './provider-error.ts'
import { type Question, streamObject } from './stream-object.ts'

type Asked = { max_tokens?: number; max_completion_tokens?: number; response_format?: unknown; output_config?: unknown }
type Serve = (response: http.ServerResponse, n: number) => void

/** A provider on loopback; how long the answers were that it was asked for. */
async function serve(answer: Serve) {
  const calls: Asked[] = []
  const server = http.createServer(async (request, response) => {
    if (request.method === 'GET') return void response.writeHead(404).end()
    let text = ''
    for await (const part of request) text += String(part)
    calls.push(JSON.parse(text) as Asked)
    answer(response, calls.length)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => new Promise<void>((done) => (server.closeAllConnections(), server.close(() => done()))))
  const at = server.address()
  return { calls, url: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/v1` }
}
const environment = {
  openai: { AI_PROVIDER: 'openai', OPENAI_API_KEY: 'k', AI_MODEL: 'gpt-4o' },
  anthropic: { AI_PROVIDER: 'anthropic', ANTHROPIC_API_KEY: 'k', AI_MODEL: 'claude-sonnet-4-5' },
  google: { AI_PROVIDER: 'google', GOOGLE_GENERATIVE_AI_API_KEY: 'k', AI_MODEL: 'gemini-2.5-flash' },
  compatible: { AI_PROVIDER: 'compatible', AI_MODEL: 'm' },
}
type Provider = keyof typeof environment
const engine = (provider: Provider, url: string) => makeAi(readConfig({ ...environment[provider], AI_BASE_URL: url }))
const schema = { type: 'object', properties: { truth: { type: 'string' } }, required: ['truth'], additionalProperties: false } as const
const question: Question = { name: 'small', schema, instructions: 'Answer.', prompt: { shared: [], own: 'Say it.' }, leastKeys: 1 }
const good = JSON.stringify({ truth: 'God is near.' })
const well = (protocol: Protocol) => (response: http.ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  writeHead(protocol, response)
  writePart(protocol, response, good)
  writeEnd(protocol, response, good, false)
  response.end()
}
const refuse =
  (status: number, body: object): Serve =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const stream =
  (...events: (object | [string, object])[]): Serve =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const one of events) {
      const [name, data] = Array.isArray(one) ? one : ['', one]
      response.write(`${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`)
    }
    response.end()
  }
const openai = (message: string, code: string | null = null, type = 'invalid_request_error') => ({
  error: { message, type, param: null, code },
})
const anthropic = (type: string, message: string) => ({ type: 'error', error: { type, message } })
const google = (code: number, message: string, status: string, details: object[] = []) => ({ error: { code, message, status, details } })
const retryInfo = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '41s' }
const badKey = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID', domain: 'googleapis.com' }
const googleQuota =
  'You exceeded your current quota, please check your plan and billing details. * Quota exceeded for metric: generate_content_free_tier_requests, limit: 10'
const begun = { id: 'm', type: 'message', role: 'assistant', model: 'm', content: [], stop_reason: null, stop_sequence: null }

/** Each as the provider publishes it or as it was seen in the wild. */
const faults: [Provider, ProviderFault, string, Serve][] = [
  ['openai', 'refused-key', 'a wrong key', refuse(401, openai('Incorrect API key provided', 'invalid_api_key'))],
  ['openai', 'no-credit', 'a used up account', refuse(429, openai('You exceeded your current quota', 'insufficient_quota'))],
  [
    'openai',
    'too-long',
    'a request larger than what a minute allows',
    refuse(
      429,
      openai('Request too large for gpt-4o on tokens per min (TPM): Limit 30000, Requested 42000.', 'rate_limit_exceeded', 'tokens'),
    ),
  ],
  [
    'openai',
    'misconfigured',
    'a model that the project may not use',
    refuse(403, openai('Project `proj_x` does not have access to model `gpt-5.5`', 'model_not_found')),
  ],
  ['openai', 'declined', 'its filter', stream(chunk({ role: 'assistant', content: '' }), chunk({}, 'content_filter'))],
  ['compatible', 'no-credit', 'an empty account at a reseller', refuse(402, openai('Insufficient Balance'))],
  ['compatible', 'misconfigured', 'an address without a chat', refuse(405, { detail: 'Method Not Allowed' })],
  [
    'compatible',
    'too-long',
    'a small context, inside the stream',
    stream(['error', openai('The number of tokens to keep from the initial prompt is greater than the context length')]),
  ],
  ['anthropic', 'refused-key', 'a wrong key', refuse(401, anthropic('authentication_error', 'invalid x-api-key'))],
  ['anthropic', 'misconfigured', 'no such model', refuse(404, anthropic('not_found_error', 'model: claude-x'))],
  ['anthropic', 'no-credit', 'a used up account', refuse(400, anthropic('invalid_request_error', 'Your credit balance is too low'))],
  [
    'anthropic',
    'declined',
    'its refusal',
    stream(
      ['message_start', { type: 'message_start', message: { ...begun, usage: { input_tokens: 9, output_tokens: 1 } } }],
      ['message_delta', { type: 'message_delta', delta: { stop_reason: 'refusal', stop_sequence: null }, usage: { output_tokens: 1 } }],
      ['message_stop', { type: 'message_stop' }],
    ),
  ],
  [
    'google',
    'refused-key',
    'a wrong key',
    refuse(400, google(400, 'API key not valid. Pass a valid API key.', 'INVALID_ARGUMENT', [badKey])),
  ],
  ['google', 'busy', 'a quota of a minute', refuse(429, google(429, googleQuota, 'RESOURCE_EXHAUSTED', [retryInfo]))],
  ['google', 'no-credit', 'a quota without an end', refuse(429, google(429, googleQuota, 'RESOURCE_EXHAUSTED'))],
  [
    'google',
    'too-long',
    'too long a text',
    refuse(400, google(400, 'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).', 'INVALID_ARGUMENT')),
  ],
  [
    'google',
    'misconfigured',
    'no such model',
    refuse(404, google(404, 'models/gemini-x is not found for API version v1beta', 'NOT_FOUND')),
  ],
  [
    'google',
    'declined',
    'its filter',
    stream({ candidates: [{ content: { parts: [], role: 'model' }, finishReason: 'SAFETY', index: 0 }], usageMetadata: {} }),
  ],
  [
    'google',
    'declined',
    'its filter of what is asked',
    stream({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata: {} }),
  ],
]
test.each(faults)('%s: %s is the cause of %s', async (provider, fault, _, answer) => {
  const { url } = await serve(answer)
  const found = await streamObject(engine(provider, url), question).catch((error: ProviderError) => error.fault)
  expect(found).toBe(fault)
})

describe('an answer that is refused as too long is asked for as long as it may be', () => {
  test.each<[Provider, string, object, number, number]>([
    ['openai', 'by the model', openai('max_tokens is too large: 6000. This model supports at most 4096 completion tokens.'), 4096, 4096],
    [
      'anthropic',
      'by the model',
      anthropic(
        'invalid_request_error',
        'max_tokens: 6000 > 4096, which is the maximum allowed number of output tokens for claude-3-haiku',
      ),
      4096,
      4096,
    ],
    ['compatible', 'by the model', openai('Invalid max_tokens value, the valid range of max_tokens is [1, 4096]'), 4096, 4096],
    [
      'compatible',
      'by what the prompt leaves of its context',
      openai(
        "This model's maximum context length is 8192 tokens. However, you requested 9192 tokens (3192 in the messages, 6000 in the completion).",
      ),
      5000,
      6000,
    ],
    [
      'anthropic',
      'by what the prompt leaves of its context',
      anthropic(
        'invalid_request_error',
        'input length and `max_tokens` exceed context limit: 195000 + 6000 > 200000, decrease input length',
      ),
      5000,
      6000,
    ],
  ])('%s, %s', async (provider, _, error, room, later) => {
    const { url, calls } = await serve((response, n) =>
      n === 1 ? refuse(400, error)(response, n) : well(provider === 'anthropic' ? 'anthropic' : 'chat')(response),
    )
    const ai = engine(provider, url)
    expect((await streamObject(ai, question)).value).toEqual(JSON.parse(good))
    await streamObject(ai, question)
    expect(calls.map((call) => call.max_tokens ?? call.max_completion_tokens)).toEqual([6000, room, later])
  })
  test('but not where less is left than a book takes: then the sermon is too long', async () => {
    const error = openai(
      "This model's maximum context length is 8192 tokens. However, you requested 13192 tokens (7192 in the messages, 6000 in the completion).",
    )
    const { url, calls } = await serve(refuse(400, error))
    expect(await streamObject(engine('compatible', url), question).catch(({ fault }: ProviderError) => fault)).toBe('too-long')
    expect(calls).toHaveLength(1)
  })
})

describe('a schema that is refused is told in words', () => {
  test.each<[Provider, string]>([
    ['anthropic', 'Schema is too complex for compilation.'],
    ['anthropic', 'output_config: Extra inputs are not permitted'],
    ['google', 'The specified schema produces a constraint that has too many states for serving.'],
    ['compatible', 'This response_format type is unavailable now'],
  ])('%s: %s', async (provider, message) => {
    const body = provider === 'anthropic' ? anthropic('invalid_request_error', message) : google(400, message, 'INVALID_ARGUMENT')
    const protocol = { anthropic: 'anthropic', google: 'google', openai: 'chat', compatible: 'chat' } as const
    const { url, calls } = await serve((response, n) => (n === 1 ? refuse(400, body)(response, n) : well(protocol[provider])(response)))
    expect((await streamObject(engine(provider, url), question)).value).toEqual(JSON.parse(good))
    expect(JSON.stringify(calls[1])).toContain('additionalProperties')
    expect([calls[1]?.output_config, calls[1]?.response_format]).toEqual([undefined, undefined])
  })
})
