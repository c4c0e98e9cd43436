import { APICallError, RetryError } from 'ai'

export type ProviderFault =
  'refused-key' | 'no-credit' | 'busy' | 'timeout' | 'too-long' | 'misconfigured' | 'unreadable' | 'failed' | 'stopped'

/** What happened, for the leader, in one sentence each. */
const sentences: Record<ProviderFault, string> = {
  'refused-key': 'The AI provider refused the key, so this was written without AI. Whoever runs Storyfold should check the key.',
  'no-credit': 'The AI account has no credit left, so this was written without AI.',
  busy: 'The AI provider was too busy, so this was written without AI.',
  timeout: 'The AI provider did not answer in time, so this was written without AI.',
  'too-long': 'The sermon is too long for the AI model, so this was written without AI.',
  misconfigured:
    'The AI model or its address was not found, so this was written without AI. Whoever runs Storyfold should check the settings.',
  unreadable: 'The AI provider gave an answer that could not be read, so this was written without AI.',
  failed: 'The AI provider failed, so this was written without AI.',
  stopped: 'The writing was stopped.',
}

export class ProviderError extends Error {
  readonly fault: ProviderFault
  constructor(fault: ProviderFault, cause?: unknown) {
    super(sentences[fault], { cause })
    this.fault = fault
  }
  /** The whole generation meets this fault, so the other books need not find it out too. */
  get concernsAll(): boolean {
    return this.fault === 'refused-key' || this.fault === 'no-credit' || this.fault === 'misconfigured'
  }
}

/** Names what a provider's failure was. Keys and bodies are not carried along. */
export function toProviderError(error: unknown, signal?: AbortSignal): ProviderError {
  if (error instanceof ProviderError) return error
  if (signal?.aborted) return new ProviderError('stopped', error)
  if (RetryError.isInstance(error)) return toProviderError(error.lastError, signal)
  if (APICallError.isInstance(error)) return new ProviderError(faultOf(error), error.message)
  const text = error instanceof Error ? `${error.name} ${error.message} ${String(error.cause ?? '')}` : String(error)
  return new ProviderError(/timeout|timed out/i.test(text) ? 'timeout' : 'failed', error)
}

function faultOf(error: APICallError): ProviderFault {
  const body = `${error.responseBody ?? ''} ${error.message}`
  if (error.statusCode === 401 || error.statusCode === 403) return 'refused-key'
  if (/insufficient_quota|billing|credit balance/i.test(body)) return 'no-credit'
  if (error.statusCode === 429) return 'busy'
  if (error.statusCode === 413 || /context.length|too long|maximum context/i.test(body)) return 'too-long'
  if (error.statusCode === 404) return 'misconfigured'
  return 'failed'
}
