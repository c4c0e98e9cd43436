import { channel } from 'node:diagnostics_channel'

type Told<T> = { tell: (what: T) => void; hear: (listener: (what: T) => void) => () => void }

/** News for whoever counts or watches; where nobody listens, telling costs nothing, and the one who tells knows nobody. */
function news<T extends object>(name: string): Told<T> {
  const line = channel(`storyfold:${name}`)
  return {
    tell: (what) => line.publish(what),
    hear: (listener) => {
      const heard = (what: unknown) => listener(what as T)
      line.subscribe(heard)
      return () => void line.unsubscribe(heard)
    },
  }
}

/** A question to an AI provider and what it took; `fault` is '' where it answered. */
export type ProviderNews = {
  provider: string
  model: string
  purpose: string
  fault: string
  ms: number
  input: number
  cached: number
  output: number
  microdollars: number | null
}
/** How the writing of a sermon's books ended. `both`: a provider wrote some of it. */
export type GenerationNews = { engine: 'provider' | 'offline' | 'both' | 'none'; outcome: 'done' | 'failed' }

export const providerAsked = news<ProviderNews>('provider-asked')
export const generationEnded = news<GenerationNews>('generation-ended')
