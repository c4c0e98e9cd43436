import { createRequire } from 'node:module'
import type { APICallError } from 'ai'
import { type ProviderFault, providerFaults } from '#lesson/notes/provider-faults.ts'
import { retryAfterOf } from './retry-after.ts'

/** Its errors know one another by a mark and not by their class, so whoever was loaded first may ask. */
const sdk = createRequire(import.meta.url) as (name: 'ai') => typeof import('ai')

export class ProviderError extends Error {
  readonly fault: ProviderFault
  /** How long the provider asks to be left alone, in milliseconds; undefined where it does not say. */
  readonly retryAfterMs: number | undefined
  constructor(fault: ProviderFault, cause?: unknown, retryAfterMs?: number) {
    super(providerFaults[fault], { cause })
    this.fault = fault
    this.retryAfterMs = retryAfterMs
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
  if (known.APICallError.isInstance(error)) return new ProviderError(faultOf(error), error.message, retryAfterOf(error))
  const text = error instanceof Error ? `${error.name} ${error.message} ${String(error.cause ?? '')}` : String(error)
  return new ProviderError(faultNamed(text), error)
}
const faultNamed = (text: string): ProviderFault => {
  if (/timeout|timed out/i.test(text)) return 'timeout'
  if (tooLong.test(text)) return 'too-long'
  if (/overloaded|rate.?limit/i.test(text)) return 'busy'
  return /terminated|fetch failed|socket|network|ECONN|ENOTFOUND|EAI_AGAIN/i.test(text) ? 'away' : 'failed'
}

const tooLong = /context.?(?:length|window|size)|too long|too large|maximum context|exceeds? the (?:available )?context/i
const schemaRefused =
  /response_?format|json_?schema|structured.?output|grammar|unsupported.{0,40}schema|schema.{0,60}(?:not supported|unsupported)/i
function faultOf(error: APICallError): ProviderFault {
  const body = `${error.responseBody ?? ''} ${error.message}`
  const { statusCode: status } = error
  if (status === 401 || status === 403) return 'refused-key'
  if (/insufficient_quota|billing|credit balance/i.test(body)) return 'no-credit'
  if (status === 429 || status === 529) return 'busy'
  if (status === undefined) return 'away'
  if (status === 413 || tooLong.test(body)) return 'too-long'
  if ((status === 400 || status === 422) && schemaRefused.test(body)) return 'schema-refused'
  if (status === 404) return 'misconfigured'
  if (status === 408) return 'timeout'
  return status >= 500 ? 'away' : 'failed'
}
