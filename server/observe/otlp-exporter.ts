import { PRODUCT } from '#contract/product.ts'
import { type Kind, type Span, takeSpans } from './spans.ts'

const kinds: Record<Kind, number> = { inside: 1, server: 2, client: 3, consumer: 5 }
const everyMs = 2000
const mostInOne = 512
/** What waits while nobody takes it; more than this is dropped, because no trace is worth the memory of a server. */
const mostWaiting = 4096
const patienceMs = 5000

type Where = { endpoint: string; headers?: string | undefined; role: string; version?: string; failed?: (why: string) => void }

const attribute = (key: string, value: string | number | boolean) => ({
  key,
  value:
    typeof value === 'string'
      ? { stringValue: value }
      : typeof value === 'boolean'
        ? { boolValue: value }
        : Number.isInteger(value)
          ? { intValue: String(value) }
          : { doubleValue: value },
})
const attributes = (all: Span['attributes']) => Object.entries(all).map(([key, value]) => attribute(key, value))

const asOtlp = (span: Span) => ({
  traceId: span.traceId,
  spanId: span.spanId,
  ...(span.parentId ? { parentSpanId: span.parentId } : {}),
  name: span.name,
  kind: kinds[span.kind],
  startTimeUnixNano: String(span.begun),
  endTimeUnixNano: String(span.ended),
  attributes: attributes(span.attributes),
  status: span.failed ? { code: 2, message: span.failed } : {},
})

/** `key=value,key=value`, as OpenTelemetry's own variable has it. */
const headersOf = (text = ''): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .map((one) => one.split('='))
      .flatMap(([key, ...value]) => (key?.trim() ? [[key.trim(), decodeURIComponent(value.join('=').trim())]] : [])),
  )

/**
 * Sends spans to an OpenTelemetry collector (OTLP over HTTP, as JSON), a few times a minute and never in anybody's way: what the
 * collector does not take is dropped. Returns what sends the rest and ends it. Why not the packages: docs/decisions/0040.
 */
export function exportSpans({ endpoint, headers, role, version = '', failed = () => undefined }: Where): () => Promise<void> {
  const address = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const given = headersOf(headers)
  const resource = {
    attributes: attributes({
      'service.name': PRODUCT.toLowerCase(),
      'service.version': version,
      'storyfold.role': role,
      'process.pid': process.pid,
    }),
  }
  let waiting: Span[] = []
  let sending = Promise.resolve()
  let isToldOf = false
  const send = async () => {
    const spans = waiting.splice(0, mostInOne)
    if (spans.length === 0) return
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: PRODUCT }, spans: spans.map(asOtlp) }] }] })
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...given },
        body,
        signal: AbortSignal.timeout(patienceMs),
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`it answered ${answer.status}`)
      isToldOf = false
    } catch (error) {
      // Once, and not with every batch of an evening.
      if (!isToldOf) failed(String(error))
      isToldOf = true
    }
  }
  const next = () => (sending = sending.then(send))
  const stopTaking = takeSpans((span) => {
    if (waiting.length >= mostWaiting) return
    waiting.push(span)
    if (waiting.length === mostInOne) void next()
  })
  const ticking = setInterval(() => void next(), everyMs).unref()
  return async () => {
    clearInterval(ticking)
    stopTaking()
    while (waiting.length > 0) {
      const before = waiting.length
      await next()
      if (isToldOf || waiting.length === before) waiting = []
    }
  }
}
