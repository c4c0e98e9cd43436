import { createRequire } from 'node:module'
import type { LanguageModel } from 'ai'
import type { AiProvider } from '#contract/generation.ts'
import type { Config } from '#server/config.ts'
import { CircuitBreakers } from './circuit-breaker.ts'
import { type ModelProfile, profileOf } from './model-profiles.ts'
import { ollamaFetch } from './ollama-fetch.ts'
import { callTimeout, isOwnServer } from './own-server.ts'
import { patientFetch } from './patient-fetch.ts'
import { Turns } from './turns.ts'

export type AiEngine = {
  info: Omit<AiProvider, 'supportsMultimedia' | 'draws'>
  /** Undefined when no provider is configured: the offline engine writes. */
  model: LanguageModel | undefined
  profile: ModelProfile
  breakers: CircuitBreakers
  turns: Turns
  timeoutMs: number
  contextTokens: number
  /** How long a lesson waits for a provider that is busy or away. */
  patienceMs: number
  /** How long a call waits before it is tried a second time; before the third twice as long. */
  pauseMs: number
  /** What the server has taught: it refused a schema, so the schema is told in words from then on; longer answers it refuses. */
  learned: { schemaInWords: boolean; mostAnswer: number }
}

/** Only the provider that is configured is loaded: all four hold as much memory as the rest of the server. */
const sdk = createRequire(import.meta.url) as {
  (name: '@ai-sdk/openai'): typeof import('@ai-sdk/openai')
  (name: '@ai-sdk/anthropic'): typeof import('@ai-sdk/anthropic')
  (name: '@ai-sdk/google'): typeof import('@ai-sdk/google')
  (name: '@ai-sdk/openai-compatible'): typeof import('@ai-sdk/openai-compatible')
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
    patienceMs: config.aiPatienceMs,
    pauseMs: 1000,
  }
  if (provider === 'offline')
    return {
      ...shared,
      ...askedAs(profileOf(''), config),
      model: undefined,
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
    ...askedAs(profileOf(name), config),
    model,
    info: {
      provider,
      model: name,
      description: `Lessons are written by ${names[provider]} (${name}). Bible verses are put in from the translation that you choose.`,
    },
  }
}

/** What an answer of ours takes, and what stands around a sermon: instructions, verses, plan and, for mending, what was written. */
export const usualAnswer = 6000
const aroundSermon = 7000
/** As much of a sermon as the model reads with all that is around it and its answer; the operator may say less. */
function askedAs(profile: ModelProfile, { aiContextTokens }: Config): Pick<AiEngine, 'profile' | 'contextTokens' | 'learned'> {
  const answer = Math.min(usualAnswer + profile.reasoningRoom, profile.mostAnswer ?? Infinity)
  const left = Math.max(leastSermon, profile.context - answer - aroundSermon)
  return {
    profile,
    contextTokens: Math.min(aiContextTokens, left),
    learned: { schemaInWords: false, mostAnswer: profile.mostAnswer ?? Infinity },
  }
}
const leastSermon = 1000

function firstConfigured(config: Config): AiProvider['provider'] {
  if (config.openaiKey) return 'openai'
  if (config.anthropicKey) return 'anthropic'
  if (config.googleKey) return 'google'
  return config.aiBaseUrl ? 'compatible' : 'offline'
}

function modelOf(provider: Exclude<AiProvider['provider'], 'offline'>, config: Config): { model: LanguageModel; name: string } {
  const at = { fetch: patientFetch, ...(config.aiBaseUrl ? { baseURL: config.aiBaseUrl } : {}) }
  const name = config.aiModel ?? (provider === 'compatible' ? '' : defaultModels[provider])
  const key =
    { openai: config.openaiKey, anthropic: config.anthropicKey, google: config.googleKey, compatible: config.openaiKey }[provider] ?? ''
  // A proxy in OpenAI's place speaks its older chat protocol; only OpenAI itself is sure to speak the newer one.
  if (provider === 'openai') {
    const openai = sdk('@ai-sdk/openai').createOpenAI({ apiKey: key, ...at })
    return { name, model: config.aiBaseUrl ? openai.chat(name) : openai(name) }
  }
  if (provider === 'anthropic') return { name, model: sdk('@ai-sdk/anthropic').createAnthropic({ apiKey: key, ...at })(name) }
  if (provider === 'google') return { name, model: sdk('@ai-sdk/google').createGoogleGenerativeAI({ apiKey: key, ...at })(name) }
  // Without this word the SDK would drop the schema that every capable server understands.
  return {
    name,
    model: sdk('@ai-sdk/openai-compatible').createOpenAICompatible({
      name: 'compatible',
      fetch: ollamaFetch(patientFetch, profileOf(name).context),
      baseURL: config.aiBaseUrl ?? '',
      ...(key ? { apiKey: key } : {}),
      supportsStructuredOutputs: true,
    })(name),
  }
}
