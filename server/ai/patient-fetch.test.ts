import http from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { patientFetch } from './patient-fetch.ts'
import { toProviderError } from './provider-error.ts'

async function serve(answer: (request: http.IncomingMessage, response: http.ServerResponse) => void): Promise<string> {
  const server = http.createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => new Promise<void>((done) => (server.closeAllConnections(), server.close(() => done()))))
  const at = server.address()
  return `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/v1`
}
const causeOf = (work: Promise<unknown>) => work.then(String, (error: unknown) => toProviderError(error).fault)

/** The platform's limit of five minutes, made a fifth of a second. */
async function hurried() {
  await fetch('data:,')
  const kept = Symbol.for('undici.globalDispatcher.1')
  const usual = Reflect.get(globalThis, kept) as { constructor: new (limits: object) => object }
  Reflect.set(globalThis, kept, new usual.constructor({ headersTimeout: 200, bodyTimeout: 200 }))
  onTestFinished(() => void Reflect.set(globalThis, kept, usual))
}

test('a server that reads for longer than the platform waits is heard all the same', async () => {
  await hurried()
  const waiting: http.ServerResponse[] = []
  const url = await serve((_, response) => void waiting.push(response))
  const patient = patientFetch(url)
  expect(await causeOf(fetch(url))).toBe('timeout')
  for (const response of waiting) response.end('at last')
  expect(await (await patient).text()).toBe('at last')
})
test('the signal of whoever asks ends it, before the first byte and in the middle', async () => {
  expect(await causeOf(patientFetch(await serve(() => undefined), { signal: AbortSignal.timeout(100) }))).toBe('timeout')
  const half = await serve((_, response) => void response.write('half'))
  const answer = await patientFetch(half, { signal: AbortSignal.timeout(200) })
  await expect(answer.text()).rejects.toThrow()
})
test('nobody there and a line that breaks are named as what they are', async () => {
  expect(await causeOf(patientFetch('http://127.0.0.1:9/'))).toBe('away')
  const breaks = await serve((_, response) => (response.write('half'), setTimeout(() => response.destroy(), 50)))
  expect(await causeOf(patientFetch(breaks).then((answer) => answer.text()))).toBe('away')
})
test('what is asked arrives as it was asked, and what is answered as it was answered', async () => {
  const url = await serve(async (request, response) => {
    let text = ''
    for await (const part of request) text += String(part)
    response.writeHead(429, { 'retry-after': '7', 'content-type': 'text/plain', 'set-cookie': ['a=1', 'b=2'] })
    response.end(`${request.method} ${request.headers['x-key']} ${text}`)
  })
  const answer = await patientFetch(url, { method: 'POST', headers: { 'x-key': 'k' }, body: 'für alle' })
  expect([answer.status, answer.ok, answer.headers.get('retry-after'), answer.headers.getSetCookie()]).toEqual([
    429,
    false,
    '7',
    ['a=1', 'b=2'],
  ])
  expect(await answer.text()).toBe('POST k für alle')
})
