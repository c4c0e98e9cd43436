import type { AgeGroup } from '#contract/lesson-book.ts'
import { costOf, type Spent } from '#server/ai/spent.ts'
import { type Answer, type Question, streamObject } from '#server/ai/stream-object.ts'
import type { ProviderFault } from '#lesson/notes/provider-faults.ts'
import type { App } from '#server/app.ts'
import { providerAsked } from '#server/observe/happened.ts'
import { traced } from '#server/observe/spans.ts'
import { type CallRow, keepCall } from './provider-calls.store.ts'

/** For whom and what for a provider is asked. */
export type Asking = { userId: string; sermonId: string | null; purpose: CallRow['purpose']; age?: AgeGroup }
export type Asker = Pick<App, 'ai' | 'db' | 'log' | 'now'>

/** Asks the provider, keeps what it took, and remembers for this account whether it answers. Throws ProviderError. */
export async function askProvider(app: Asker, asking: Asking, question: Question): Promise<Answer> {
  const breaker = app.ai.breakers.of(asking.userId)
  let kept: Promise<void> = Promise.resolve()
  try {
    const { provider, model } = app.ai.info
    const attributes = { 'gen_ai.system': provider, 'gen_ai.request.model': model, 'storyfold.purpose': asking.purpose }
    const answer = await traced({ name: `ask provider ${asking.purpose}`, kind: 'client', attributes }, () =>
      streamObject(app.ai, question, (spent, fault) => (kept = keep(app, asking, { spent, fault }))),
    )
    breaker.succeeded()
    return answer
  } catch (error) {
    const { signal } = question
    if (!signal?.aborted) breaker.failed(app.now().getTime())
    throw error
  } finally {
    await kept
  }
}

/** A row that cannot be stored costs nobody a lesson. */
async function keep(
  app: Asker,
  { userId, sermonId, purpose, age }: Asking,
  { spent, fault }: { spent: Spent; fault: ProviderFault | undefined },
): Promise<void> {
  const { provider, model } = app.ai.info
  const row: CallRow = {
    ...spent,
    userId,
    sermonId,
    purpose,
    ageGroup: age ?? null,
    provider,
    model,
    fault: fault ?? '',
    microdollars: costOf(spent, app.ai.profile) ?? null,
  }
  const { input = 0, cached = 0, output = 0, ms = 0, microdollars = null } = row
  providerAsked.tell({ provider, model, purpose, fault: row.fault ?? '', ms, input, cached, output, microdollars })
  await keepCall(app, row).catch((error: unknown) => app.log.warn({ error: String(error) }, 'what a call took was not stored'))
}
