import { jsonSchema, NoObjectGeneratedError, Output, streamText, type JSONSchema7 } from 'ai'
import { refuseInTransaction } from '#server/db/outbound.ts'
import type { AiEngine } from './engine.ts'
import { ProviderError, toProviderError } from './provider-error.ts'
import { readJson } from './read-json.ts'

export type Question = {
  name: string
  /** Every key required, nothing optional: the strict dialect that all providers accept. */
  schema: JSONSchema7
  instructions: string
  prompt: string
  maxOutputTokens?: number
  /** A cut answer with fewer keys is none; four where a whole book was asked for. */
  leastKeys?: number
  onPartial?: (partial: unknown) => void
  signal?: AbortSignal
}

/**
 * One structured call that streams. Cut or malformed JSON is salvaged from the text; a stream that dies midway is
 * tried once more. Throws ProviderError. Server errors and 429 are retried twice by the SDK, honouring retry-after.
 */
export async function streamObject(ai: AiEngine, question: Question): Promise<{ value: object; salvaged: boolean }> {
  refuseInTransaction('The AI provider')
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await once(ai, question, attempt)
      ai.breaker.succeeded()
      return answer
    } catch (error) {
      const known = toProviderError(error, question.signal)
      if (error instanceof DiedMidway) continue
      if (known.fault !== 'stopped') ai.breaker.failed(Date.now())
      throw known
    }
  }
}

class DiedMidway extends ProviderError {}

async function once(
  ai: AiEngine,
  { name, schema, instructions, prompt, maxOutputTokens = 6000, leastKeys = 4, onPartial, signal }: Question,
  attempt: number,
): Promise<{ value: object; salvaged: boolean }> {
  if (!ai.model) throw new ProviderError('misconfigured')
  let streamError: unknown
  let text = ''
  const result = streamText({
    model: ai.model,
    instructions,
    prompt,
    output: Output.object({ schema: jsonSchema<object>(schema), name }),
    maxOutputTokens,
    maxRetries: 2,
    ...(signal ? { abortSignal: signal } : {}),
    // A model on a church's own machine may think for a minute before its first word: the operator's limit is the only one.
    timeout: { totalMs: ai.timeoutMs },
    onError: ({ error }) => void (streamError = error),
    onChunk: ({ chunk }) => {
      if (chunk.type === 'text-delta') text += chunk.text
    },
  })
  try {
    for await (const partial of result.partialOutputStream) onPartial?.(partial)
    if (streamError) throw streamError
    return { value: (await result.output) as object, salvaged: false }
  } catch (error) {
    const cause = streamError ?? error
    if (signal?.aborted) throw toProviderError(cause, signal)
    const known = NoObjectGeneratedError.isInstance(cause) ? undefined : toProviderError(cause)
    if (known?.fault === 'failed' && text && attempt === 1) throw new DiedMidway('failed', known.cause)
    // Whatever ended the stream, what has come may be most of a book.
    const saved = readJson(text || (NoObjectGeneratedError.isInstance(cause) ? (cause.text ?? '') : ''))
    if (saved && Object.keys(saved).length >= leastKeys) return { value: saved, salvaged: true }
    if (!known) throw new ProviderError('unreadable', cause instanceof Error ? cause.message : cause)
    throw known
  }
}
