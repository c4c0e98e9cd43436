import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { generateContent } from '#contract/generation.ts'
import { me } from '#contract/accounts.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'

type Sent = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
}
const spans: Sent[] = []
const bodies: string[] = []
const asked = new Set<string>()
/** A collector, as OpenTelemetry's own takes spans. */
const collector = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => (body += String(part)))
  request.on('end', () => {
    asked.add(`${request.method} ${request.url} ${request.headers['content-type']} ${request.headers['x-tenant']}`)
    bodies.push(body)
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] }
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)))
    response.setHeader('content-type', 'application/json').end('{}')
  })
})
const port = await new Promise<number>((give) =>
  collector.listen(0, '127.0.0.1', () => {
    const at = collector.address()
    give(typeof at === 'object' && at ? at.port : 0)
  }),
)
afterAll(() => collector.close())
const at = useApp({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=grace' })
const named = (name: string) => spans.filter((span) => span.name === name)

test('a lesson is one trace from the call through the queue to the engine, and holds no word of the sermon and no secret', async () => {
  const token = await at.registered()
  expect((await at.call(generateContent, { body: neighborSermon, token })).status).toBe(200)
  await expect.poll(() => named('job write-books').length, { timeout: 30_000 }).toBe(1)
  await expect.poll(() => named(`POST ${generateContent.path}`).length, { timeout: 30_000 }).toBe(1)
  const [call, job] = [named(`POST ${generateContent.path}`)[0]!, named('job write-books')[0]!]
  expect([job.traceId, job.kind, call.kind]).toEqual([call.traceId, 5, 2])
  const trace = spans.filter(({ traceId }) => traceId === call.traceId)
  const parents = new Map(trace.map((span) => [span.spanId, span]))
  expect(trace.filter(({ parentSpanId }) => parentSpanId && !parents.has(parentSpanId))).toEqual([])
  expect(trace.find(({ name }) => name === 'engine plan')?.parentSpanId).toBe(job.spanId)
  expect(trace.some(({ name }) => name === 'database transaction')).toBe(true)
  for (const span of trace) expect(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano)).toBe(true)
  const all = bodies.join('\n')
  for (const secret of [token, neighborSermon.title, 'Samaritan', 'barley', 'gracechapel']) expect(all).not.toContain(secret)
  expect([...asked]).toEqual(['POST /v1/traces application/json grace'])
})

test('a call goes on with the trace that it brings', async () => {
  const token = await at.registered()
  const traceId = 'a'.repeat(32)
  await at.call(me, { token, headers: { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` } })
  await expect
    .poll(() => spans.find(({ name, ...span }) => name.startsWith('GET') && span.traceId === traceId)?.parentSpanId, { timeout: 30_000 })
    .toBe('b'.repeat(16))
})

test('a collector that goes away keeps nobody waiting', async () => {
  const token = await at.registered()
  await new Promise((done) => (collector.close(done), collector.closeAllConnections()))
  for (let i = 0; i < 20; i++) expect((await at.call(me, { token })).status).toBe(200)
})
