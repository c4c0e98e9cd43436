import { rates } from '#contract/limits.ts'
import { verdictOf } from '#lesson/reading/verdict.ts'
import type { SermonForm } from '#contract/sermons.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { countAgainst } from '#server/http/rate-limit.ts'
import { startOrJoin } from './generation.store.ts'

/** Stores the sermon and starts the writing, or joins the equal generation that runs. What is no sermon gets a clear word and is not stored. */
export async function generateContent(app: App, { userId, form }: { userId: string; form: SermonForm }): Promise<{ sermonId: string }> {
  const { sermonId, started } = await startOrJoin(app, { userId, form }, async () => {
    const verdict = verdictOf(form.content)
    if (verdict === 'too-short') throw new Problem('generation.too_short')
    if (verdict === 'not-a-sermon') throw new Problem('generation.not_a_sermon')
    await countAgainst(app, rates.generate, userId)
  })
  if (started) app.jobs.poke()
  return { sermonId }
}
