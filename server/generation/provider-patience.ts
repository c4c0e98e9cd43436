import type { ProviderWait } from '#contract/generation.ts'
import type { ProviderError } from '#server/ai/provider-error.ts'
import type { App } from '#server/app.ts'

/** Where a provider does not say when: soon at first, then once a minute. */
const [firstWaitMs, longestWaitMs] = [5000, 60_000]

/**
 * Until when a lesson waits for a provider that is busy or away: as long as it says, else longer each time. Undefined where that
 * would be past the installation's patience, or where waiting mends nothing.
 */
export function waitFor(app: Pick<App, 'ai' | 'now'>, error: ProviderError, before: ProviderWait | null): ProviderWait | undefined {
  if (!error.mayPass) return undefined
  const now = app.now().getTime()
  const since = before ? Date.parse(before.since) : now
  const grown = Math.min(longestWaitMs, Math.max(firstWaitMs, now - since))
  const until = now + (error.retryAfterMs ?? grown)
  if (until - since > app.ai.patienceMs) return undefined
  return { fault: error.fault, since: new Date(since).toISOString(), until: new Date(until).toISOString() }
}

export const secondsUntil = (app: Pick<App, 'now'>, at: string): number =>
  Math.max(1, Math.ceil((Date.parse(at) - app.now().getTime()) / 1000))
