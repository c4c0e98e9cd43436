import { rates } from '#contract/limits.ts'
import { verdictOf } from '#lesson/analyse/verdict.ts'
import { otherLanguage } from '#lesson/words/language-of.ts'
import type { SermonForm } from '#contract/sermons.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { countAgainst } from '#server/http/rate-limit.ts'
import { startOrJoin } from './generation.store.ts'

/** Stores the sermon and starts the writing, or joins the equal generation that runs. What is no sermon gets a clear word and is not stored. */
export async function generateContent(
  app: App,
  { userId, form, anyway, ask }: { userId: string; form: SermonForm; anyway: boolean; ask: boolean },
): Promise<{ sermonId: string }> {
  const { sermonId, started } = await startOrJoin(app, { userId, form, ask }, async () => {
    const verdict = verdictOf(form.content)
    if (verdict === 'too-short') throw new Problem('generation.too_short')
    if (verdict === 'not-english') {
      const language = otherLanguage(form.content)
      throw new Problem('generation.not_english', {
        message: `This text is in ${language}, not in English. Lessons are written from English sermons only: translate it first, then try again.`,
      })
    }
    if (verdict === 'not-a-sermon' && !anyway) throw new Problem('generation.not_a_sermon')
    await countAgainst(app, rates.generate, userId)
  })
  if (started) app.jobs.poke()
  return { sermonId }
}
