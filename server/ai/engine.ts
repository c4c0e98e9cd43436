import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { AiProvider } from '#contract/generation.ts'
import type { Config } from '#server/config.ts'
import { outboundFetch } from '#server/db/outbound.ts'
import { CircuitBreakers } from './circuit-breaker.ts'
import { type ModelProfile, profileOf } from './model-profiles.ts'
import { ollamaFetch } from './ollama-fetch.ts'
import { callTimeout, isOwnServer } from './own-server.ts'
import { Turns } from './turns.ts'

export type AiEngine = {
  info: Omit<AiProvider, 'supportsMultimedia'>
  /** Undefined when no provider is configured: the offline engine writes. */
  model: LanguageModel | undefined
  profile: ModelProfile
  breakers: CircuitBreakers
  turns: Turns
  timeoutMs: number
  contextTokens: number
  /** How long a lesson waits for a provider that is busy or away. */
  patienceMs: number
  /** What the server has taught: it refused a schema, so the schema is told in words from then on. */
  learned: { schemaInWords: boolean }
}

const defaultModels = { openai: 'gpt-5-mini', anthropic: 'claude-sonnet-4-5', google: 'gemini-2.5-flash' }
/** Enough for four sermons at work in one process. */
const usualCallsAtOnce = 12
const names = { openai: 'OpenAI', anthropic: 'Anthropic', google: 'Google', compatible: 'a model of this church’s own choice' }

/** The provider that the configuration names, or the first one that has a key. Always a model object: a name alone would send the AI SDK to a gateway on the network. */
export function makeAi(config: Config): AiEngine {
  const provider = config.aiProvider === 'auto' ? firstConfigured(config) : config.aiProvider
  const shared = {
    breakers: new CircuitBreakers(),
    turns: new Turns(config.aiCallsAtOnce ?? (isOwnServer(config) ? 1 : usualCallsAtOnce)),
    timeoutMs: callTimeout(config),
    contextTokens: config.aiContextTokens,
    patienceMs: config.aiPatienceMs,
    learned: { schemaInWords: false },
  }
  if (provider === 'offline')
    return {
      ...shared,
      model: undefined,
      profile: profileOf(''),
      info: {
        provider,
        model: '',
        description:
          'Lessons are written without AI: Storyfold reads the sermon, chooses stories and activities of its own for it, and quotes it where it can.',
      },
    }
  const { model, name } = modelOf(provider, config)
  return {
    ...shared,
    model,
    profile: profileOf(name),
    info: {
      provider,
      model: name,
      description: `Lessons are written by ${names[provider]} (${name}). Bible verses are put in from the translation that you choose.`,
    },
  }
}

function firstConfigured(config: Config): AiProvider['provider'] {
  if (config.openaiKey) return 'openai'
  if (config.anthropicKey) return 'anthropic'
  if (config.googleKey) return 'google'
  return config.aiBaseUrl ? 'compatible' : 'offline'
}

function modelOf(provider: Exclude<AiProvider['provider'], 'offline'>, config: Config): { model: LanguageModel; name: string } {
  const at = { fetch: outboundFetch, ...(config.aiBaseUrl ? { baseURL: config.aiBaseUrl } : {}) }
  const name = config.aiModel ?? (provider === 'compatible' ? '' : defaultModels[provider])
  const key =
    { openai: config.openaiKey, anthropic: config.anthropicKey, google: config.googleKey, compatible: config.openaiKey }[provider] ?? ''
  // A proxy in OpenAI's place speaks its older chat protocol; only OpenAI itself is sure to speak the newer one.
  if (provider === 'openai')
    return { name, model: config.aiBaseUrl ? createOpenAI({ apiKey: key, ...at }).chat(name) : createOpenAI({ apiKey: key, ...at })(name) }
  if (provider === 'anthropic') return { name, model: createAnthropic({ apiKey: key, ...at })(name) }
  if (provider === 'google') return { name, model: createGoogleGenerativeAI({ apiKey: key, ...at })(name) }
  // Without this word the SDK would drop the schema that every capable server understands.
  return {
    name,
    model: createOpenAICompatible({
      name: 'compatible',
      fetch: ollamaFetch(outboundFetch, profileOf(name).context),
      baseURL: config.aiBaseUrl ?? '',
      ...(key ? { apiKey: key } : {}),
      supportsStructuredOutputs: true,
    })(name),
  }
}
