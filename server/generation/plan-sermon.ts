import type { KeptPlan } from '#contract/lesson-plan.ts'
import type { SermonText } from '#lesson/reading/read-sermon.ts'
import { ProviderError } from '#server/ai/provider-error.ts'
import type { App } from '#server/app.ts'
import type { Digest } from '#server/scripture/offline-tasks.ts'
import { type Asker, askProvider } from './ask-provider.ts'
import { planSchema } from './plan-schema.ts'
import { type ClassRoom, instructions, planPrompt } from './prompts.ts'

/**
 * The plan as the provider hears it, in the first of its calls: each quote is held against the sermon and each reference
 * against the Bible, and what does not stand is taken from the reading's own plan. Throws ProviderError.
 */
export async function planWithProvider(
  app: Asker & Pick<App, 'offline'>,
  { key, sermon, digest, heard, room, signal }: Planning,
): Promise<KeptPlan> {
  const { value } = await askProvider(
    app,
    { ...key, purpose: 'plan' },
    { name: 'plan', schema: planSchema, instructions, prompt: planPrompt(sermon, digest, heard, room), maxOutputTokens: 4000, signal },
  )
  const plan = await app.offline.run('provided', sermon, heard, value)
  if (!plan) throw new ProviderError('unreadable', 'the plan names no idea')
  return plan
}

type Planning = {
  key: { userId: string; sermonId: string }
  sermon: SermonText
  digest: Digest
  heard: KeptPlan
  room: ClassRoom
  signal: AbortSignal
}
