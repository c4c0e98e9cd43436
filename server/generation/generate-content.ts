import { rates } from '#contract/limits.ts'
import type { SermonForm } from '#contract/sermons.ts'
import type { App } from '#server/app.ts'
import { countAgainst } from '#server/http/rate-limit.ts'
import { startOrJoin } from './generation.store.ts'
import { refuseNoSermon } from './refuse-no-sermon.ts'

/** Stores the sermon and starts the writing, or joins the equal generation that runs. What is no sermon gets a clear word and is not stored. */
export async function generateContent(
  app: App,
  { userId, form, anyway, ask }: { userId: string; form: SermonForm; anyway: boolean; ask: boolean },
): Promise<{ sermonId: string }> {
  const { sermonId, started } = await startOrJoin(app, { userId, form, ask }, async () => {
    refuseNoSermon(form.content, { anyway, passage: form.scripture })
    await countAgainst(app, rates.generate, userId)
  })
  if (started) app.jobs.poke()
  return { sermonId }
}
