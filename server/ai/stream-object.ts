import type { JSONSchema7, LanguageModelUsage } from 'ai'
import { setTimeout as sleep } from 'node:timers/promises'
import { refuseInTransaction } from '#server/db/outbound.ts'
import { type AiEngine, usualAnswer } from './engine.ts'
import type { ProviderFault } from '#lesson/notes/provider-faults.ts'
import { ProviderError, toProviderError } from './provider-error.ts'
import { readJson } from './read-json.ts'
import { nothingSpent, type Spent, spentMore } from './spent.ts'

/** What is asked: what calls about one sermon share to the letter comes first, so that a provider reads it once. */
export type Prompt = { shared: string[]; own: string }
export type Question = {
  name: string
  /** Every key required, nothing optional: the strict dialect that all providers accept. */
  schema: JSONSchema7
  instructions: string
  prompt: Prompt
  maxOutputTokens?: number
  /** Whether other calls about this sermon send the same schema: only they find their beginning read, and to have it kept costs more than to have it read. */
  schemaComesAgain?: boolean
  /** A cut answer with fewer keys is none; four where a whole book was asked for. */
  leastKeys?: number
  onPartial?: (partial: unknown) => void
  signal?: AbortSignal
}
export type Answer = { value: object; salvaged: boolean; spent: Spent }

/** What a moment mends is waited for here; what takes longer is for whoever asked to wait out. */
const [longestWaitMs, mostTries] = [8000, 3]

/** The schema for a server that takes none beside the prompt. */
const schemaInWords = (schema: JSONSchema7) =>
  `Your answer is one JSON object, without a word before or behind it, that this JSON schema describes:\n${JSON.stringify(schema)}`
const fromBrace = (text: string) => text.slice(Math.max(0, text.indexOf('{')))

/** The parts that calls share are marked for a provider that keeps only what it is told to; to the others the prompt is one text. */
const contentOf = (ai: AiEngine, { shared, own }: Prompt, comesAgain: boolean) =>
  ai.info.provider === 'anthropic' && comesAgain
    ? [...shared.map((text) => ({ type: 'text' as const, text, providerOptions: kept })), { type: 'text' as const, text: own }]
    : [...shared, own].join('\n\n')
const kept = { anthropic: { cacheControl: { type: 'ephemeral' as const } } }

/**
 * One structured call that streams. Cut or malformed JSON is salvaged from the text, a stream that dies midway is tried once more,
 * a refused schema is told in words, and an answer that thinking ate gets twice the room. Throws ProviderError; `onSpent` hears
 * what was spent either way.
 */
export async function streamObject(
  ai: AiEngine,
  question: Question,
  onSpent: (spent: Spent, fault?: ProviderFault) => void = () => undefined,
): Promise<Answer> {
  refuseInTransaction('The AI provider')
  let spent = nothingSpent
  try {
    const answer = await ai.turns.take(() => persistently(ai, question, (one) => (spent = one)), question.signal)
    onSpent(answer.spent)
    return answer
  } catch (error) {
    const known = toProviderError(error, question.signal)
    onSpent(spent, known.fault)
    throw known
  }
}

async function persistently(ai: AiEngine, question: Question, onSpent: (spent: Spent) => void): Promise<Answer> {
  let spent = nothingSpent
  let room = Math.min((question.maxOutputTokens ?? usualAnswer) + ai.profile.reasoningRoom, ai.learned.mostAnswer)
  const tried = new Set<ProviderFault>()
  let died = false
  for (let tries = 0; ;) {
    const began = Date.now()
    const heard: Heard = { text: '', usage: undefined, firstMs: 0, finish: '' }
    const inWords = ai.learned.schemaInWords || ai.profile.schema === 'words'
    try {
      const found = await once(ai, question, { room, inWords, diedBefore: died, heard, began })
      spent = spentMore(spent, heard.usage, { ms: Date.now() - began, firstMs: heard.firstMs })
      return { ...found, spent }
    } catch (error) {
      spent = spentMore(spent, heard.usage, { ms: Date.now() - began, firstMs: heard.firstMs })
      onSpent(spent)
      const known = toProviderError(error, question.signal)
      const isNew = !tried.has(known.fault)
      tried.add(known.fault)
      const diesNow = known.diedMidway && heard.text !== '' && !died
      const shorter = shorterAnswer(known, room)
      if (known.room?.ofModel) ai.learned.mostAnswer = known.room.tokens
      if (known.fault === 'schema-refused' && !inWords) ai.learned.schemaInWords = true
      else if (shorter) room = shorter
      else if (known.fault === 'no-room' && isNew) room = Math.min(room * 2, ai.learned.mostAnswer)
      else if (diesNow) died = true
      else {
        const wait = known.retryAfterMs ?? ai.pauseMs * 2 ** tries
        if (!known.mayPass || heard.text || ++tries >= mostTries || wait > longestWaitMs) throw known
        await sleep(wait, undefined, question.signal ? { signal: question.signal } : {})
      }
    }
  }
}

/** A whole book is written in so many tokens; where less is left of the context, the sermon has to be shorter. */
const leastAnswer = 2500
function shorterAnswer({ room: left }: ProviderError, asked: number): number | undefined {
  if (!left || left.tokens >= asked) return undefined
  return left.ofModel || left.tokens >= leastAnswer ? left.tokens : undefined
}
type Heard = { text: string; usage: LanguageModelUsage | undefined; firstMs: number; finish: string }
type Way = { room: number; inWords: boolean; diedBefore: boolean; heard: Heard; began: number }

async function once(
  ai: AiEngine,
  { name, schema, instructions, prompt, schemaComesAgain = false, leastKeys = 4, onPartial, signal }: Question,
  { room, inWords, diedBefore, heard, began }: Way,
): Promise<Omit<Answer, 'spent'>> {
  if (!ai.model) throw new ProviderError('misconfigured')
  // Loaded with the first call: where no provider is configured it would only take memory.
  const { jsonSchema, NoObjectGeneratedError, Output, parsePartialJson, streamText } = await import('ai')
  let streamError: unknown
  const own = inWords ? `${prompt.own}\n\n${schemaInWords(schema)}` : prompt.own
  const result = streamText({
    model: ai.model,
    instructions,
    messages: [{ role: 'user', content: contentOf(ai, { ...prompt, own }, schemaComesAgain) }],
    ...(inWords ? {} : { output: Output.object({ schema: jsonSchema<object>(schema), name }) }),
    maxOutputTokens: room,
    maxRetries: 0,
    ...(ai.profile.effort ? { reasoning: ai.profile.effort } : {}),
    ...(signal ? { abortSignal: signal } : {}),
    // A model on a church's own machine may think for a minute before its first word: the operator's limit is the only one.
    timeout: { totalMs: ai.timeoutMs },
    onError: ({ error }) => void (streamError = error),
    onChunk: async ({ chunk }) => {
      if (chunk.type === 'text-delta' || chunk.type === 'reasoning-delta') heard.firstMs ||= Date.now() - began
      if (chunk.type !== 'text-delta') return
      heard.text += chunk.text
      if (inWords && onPartial) onPartial((await parsePartialJson(fromBrace(heard.text))).value ?? {})
    },
    onStepEnd: ({ usage, finishReason }) => {
      heard.usage = usage
      heard.finish = finishReason
    },
  })
  try {
    if (inWords) await result.consumeStream({ onError: (error) => void (streamError ??= error) })
    else for await (const partial of result.partialOutputStream) onPartial?.(partial)
    if (streamError) throw streamError
    if (!inWords) return { value: (await result.output) as object, salvaged: false }
    const value = readJson(heard.text)
    if (value && Object.keys(value).length >= leastKeys) return { value, salvaged: false }
    throw new ProviderError(faultOfEnd(heard, value))
  } catch (error) {
    const cause = streamError ?? error
    if (signal?.aborted) throw toProviderError(cause, signal)
    const known = NoObjectGeneratedError.isInstance(cause) ? undefined : toProviderError(cause)
    // A stream that died is asked for anew before half of a book is made do with; where it dies again, the half is.
    if (known?.diedMidway && heard.text && !diedBefore) throw known
    const saved = readJson(heard.text || (NoObjectGeneratedError.isInstance(cause) ? (cause.text ?? '') : ''))
    if (saved && Object.keys(saved).length >= leastKeys) return { value: saved, salvaged: true }
    if (known) throw known
    throw new ProviderError(faultOfEnd(heard, saved), cause instanceof Error ? cause.message : cause)
  }
}

/** Why an answer that ended is none. */
function faultOfEnd({ finish }: Heard, value: object | undefined): ProviderFault {
  if (finish === 'content-filter') return 'declined'
  return finish === 'length' && !value ? 'no-room' : 'unreadable'
}
