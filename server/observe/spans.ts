import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

type Value = string | number | boolean
export type Kind = 'inside' | 'server' | 'client' | 'consumer'
/** A stretch of work: what it was part of, when it began and ended, and whether it failed. Never a word of a sermon, never a secret. */
export type Span = {
  traceId: string
  spanId: string
  parentId: string
  name: string
  kind: Kind
  /** Nanoseconds since 1970, as the protocol has them. */
  begun: bigint
  ended: bigint
  attributes: Record<string, Value>
  failed: string
}
const within = new AsyncLocalStorage<Span>()
let take: ((span: Span) => void) | undefined
const offset = BigInt(Date.now()) * 1_000_000n - process.hrtime.bigint()
const moment = () => offset + process.hrtime.bigint()
const id = (bytes: number) => randomBytes(bytes).toString('hex')
/** What went wrong, by name only: a message may hold what somebody wrote. */
const nameOf = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code ? String(error.code) : error instanceof Error ? error.name : 'error'

/** From now on each span is given to `taker`; without one nothing is made. Returns what ends it. */
export function takeSpans(taker: (span: Span) => void): () => void {
  take = taker
  return () => {
    if (take === taker) take = undefined
  }
}
export const isTraced = (): boolean => take !== undefined

/** Where this work stands, for whoever goes on with it elsewhere (W3C Trace Context); undefined where nobody takes spans. */
export function traceParent(): string | undefined {
  const span = take && within.getStore()
  return span && `00-${span.traceId}-${span.spanId}-01`
}

/** Begins a span inside the current one, or inside the one that `parent` names. */
export function beginSpan(name: string, kind: Kind, attributes: Record<string, Value> = {}, parent?: string): Span {
  const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(parent ?? '') ?? []
  const around = within.getStore()
  return {
    traceId: traceId ?? around?.traceId ?? id(16),
    spanId: id(8),
    parentId: spanId ?? around?.spanId ?? '',
    name,
    kind,
    begun: moment(),
    ended: 0n,
    attributes,
    failed: '',
  }
}
export function endSpan(span: Span, failed = ''): void {
  span.ended = moment()
  span.failed = failed
  take?.(span)
}
/** Runs `work` with everything that it begins inside `span`. */
export const inside = <T>(span: Span, work: () => T): T => within.run(span, work)

/** Runs `work` as a span of its own; where nobody takes spans, just runs it. */
export async function traced<T>(
  {
    name,
    kind = 'inside',
    attributes = {},
    parent,
  }: { name: string; kind?: Kind; attributes?: Record<string, Value>; parent?: string | undefined },
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  if (!take) return work()
  const span = beginSpan(name, kind, attributes, parent)
  try {
    const value = await inside(span, () => work(span))
    endSpan(span)
    return value
  } catch (error) {
    endSpan(span, nameOf(error))
    throw error
  }
}
