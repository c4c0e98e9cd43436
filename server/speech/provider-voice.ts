import type { AgeGroup } from '#contract/lesson-book.ts'
import { callTimeout } from '#server/ai/own-server.ts'
import type { Config } from '#server/config.ts'
import { outboundFetch } from '#server/db/outbound.ts'
import type { Voice } from './voice.ts'

/** Three voices that a group tells apart, slower the younger it is. */
const voices: Record<AgeGroup, { voice: string; speed: number; instructions: string }> = {
  teens: { voice: 'onyx', speed: 1, instructions: 'Read like a trusted youth leader: calm, natural, unhurried.' },
  children: { voice: 'nova', speed: 0.95, instructions: 'Read like a good storyteller to children of eight: warm and clear.' },
  'young-kids': { voice: 'shimmer', speed: 0.85, instructions: 'Read to three-year-olds: gentle, bright and slow.' },
}
const defaultModel = 'gpt-4o-mini-tts'

/** The speech of OpenAI, or of any server at AI_BASE_URL that speaks its protocol; undefined when none is configured. */
export function providerVoice(config: Config): Voice | undefined {
  const atOpenai = config.openaiKey && !config.aiBaseUrl && ['auto', 'openai'].includes(config.aiProvider)
  const elsewhere = config.aiBaseUrl && config.aiSpeechModel && config.aiProvider !== 'offline'
  if (!atOpenai && !elsewhere) return undefined
  return {
    name: 'provider',
    maxCharacters: 3500,
    async speak(passage, ageGroup, signal) {
      const { voice, speed, instructions } = voices[ageGroup]
      const timeout = AbortSignal.timeout(callTimeout(config))
      const [{ generateSpeech }, { createOpenAI }] = await Promise.all([import('ai'), import('@ai-sdk/openai')])
      const openai = createOpenAI({
        apiKey: config.openaiKey ?? 'none',
        fetch: outboundFetch,
        ...(config.aiBaseUrl ? { baseURL: config.aiBaseUrl } : {}),
      })
      const { audio } = await generateSpeech({
        model: openai.speech(config.aiSpeechModel ?? defaultModel),
        text: passage,
        voice,
        speed,
        instructions,
        outputFormat: 'wav',
        maxRetries: 2,
        abortSignal: AbortSignal.any([signal, timeout]),
      })
      return audio.uint8Array
    },
  }
}
