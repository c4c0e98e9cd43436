import { createRequire } from 'node:module'
import type { APICallError } from 'ai'
import { faultSentence, type ProviderFault } from '#lesson/notes/provider-faults.ts'
import { type AnswerRoom, answerRoomIn } from './answer-room.ts'
import { retryAfterOf } from './retry-after.ts'

/** Its errors know one another by a mark and not by their class, so whoever was loaded first may ask. */
const sdk = createRequire(import.meta.url) as (name: 'ai') => typeof import('ai')

export class ProviderError extends Error {
  readonly fault: ProviderFault
  /** How long the provider asks to be left alone, in milliseconds; undefined where it does not say. */
  readonly retryAfterMs: number | undefined
  /** How long an answer it would have taken, where it was asked for a longer one. */
  readonly room: AnswerRoom | undefined
  constructor(fault: ProviderFault, cause?: unknown, { retryAfterMs, room }: { retryAfterMs?: number; room?: AnswerRoom } = {}) {
    super(faultSentence(fault), { cause })
    this.fault = fault
    this.retryAfterMs = retryAfterMs
    this.room = room
  }
  /** The whole generation meets this fault, so the other books need not find it out too. */
  get concernsAll(): boolean {
    return this.fault === 'refused-key' || this.fault === 'no-credit' || this.fault === 'misconfigured'
  }
  /** What may end a stream that had begun well. */
  get diedMidway(): boolean {
    return this.fault === 'away' || this.fault === 'failed'
  }
  /** It may be over in a while: the work waits for that. */
  get mayPass(): boolean {
    return this.fault === 'busy' || this.fault === 'away'
  }
}

/** Names what a provider's failure was. Keys and bodies are not carried along. */
export function toProviderError(error: unknown, signal?: AbortSignal): ProviderError {
  if (error instanceof ProviderError) return error
  if (signal?.aborted) return new ProviderError('stopped', error)
  const known = sdk('ai')
  if (known.RetryError.isInstance(error)) return toProviderError(error.lastError, signal)
  if (known.APICallError.isInstance(error)) {
    const [retryAfterMs, room] = [retryAfterOf(error), answerRoomIn(saidBy(error))]
    return new ProviderError(faultOf(error), error.message, {
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      ...(room ? { room } : {}),
    })
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const text = error instanceof Error ? `${error.name} ${code} ${error.message} ${String(error.cause ?? '')}` : String(error)
  return new ProviderError(faultNamed(text), error)
}
const faultNamed = (text: string): ProviderFault => {
  if (/timeout|timed out/i.test(text)) return 'timeout'
  if (tooLong.test(text)) return 'too-long'
  if (/overloaded|rate.?limit/i.test(text)) return 'busy'
  return /terminated|fetch failed|socket|network|ECONN|ENOTFOUND|EAI_AGAIN/i.test(text) ? 'away' : 'failed'
}

/** How providers say it; each pattern has an answer in `faults-of-providers.test.ts`. */
const tooLong =
  /context.?(?:length|window|size|limit)|too long|too large|maximum context|exceeds? the (?:(?:available )?context|maximum number of tokens)/i
const schemaRefused =
  /response_?(?:format|schema)|json_?schema|output_(?:config|format)|structured.?output|grammar|unsupported.{0,40}schema|schema.{0,60}(?:not supported|unsupported|too complex|too many states)/i
const noCredit = /insufficient_quota|billing|credit balance/i
const keyRefused = /api.?key.{0,20}(?:not valid|invalid)/i
const noSuchModel = /model_not_found|(?:access to|no such|invalid|unknown) model/i
const noAddress = new Set([404, 405])

const saidBy = ({ responseBody, message }: APICallError) => `${responseBody ?? ''} ${message}`
function faultOf(error: APICallError): ProviderFault {
  const body = saidBy(error)
  const { statusCode: status } = error
  if (status === undefined) return 'away'
  if (noAddress.has(status) || noSuchModel.test(body)) return 'misconfigured'
  if (status === 401 || status === 403 || keyRefused.test(body)) return 'refused-key'
  // Google speaks of billing where a minute's quota is used up, and says when to come again.
  if (status === 402 || (noCredit.test(body) && retryAfterOf(error) === undefined)) return 'no-credit'
  // A request may be larger than what an account is given in a minute: waiting makes it no smaller.
  if (status === 413 || tooLong.test(body) || answerRoomIn(body)) return 'too-long'
  if (status === 429 || status === 529) return 'busy'
  if ((status === 400 || status === 422) && schemaRefused.test(body)) return 'schema-refused'
  if (status === 408) return 'timeout'
  return status >= 500 ? 'away' : 'failed'
}
