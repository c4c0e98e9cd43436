import { type AgeGroup, ageGroups } from '#contract/lesson-book.ts'
import type { SermonForm } from '#contract/sermons.ts'
import { hashOf } from '#server/accounts/tokens.ts'
import type { App } from '#server/app.ts'
import { insertWritten } from '#server/generation/generation.store.ts'
import { savePlan } from '#server/generation/plan.store.ts'
import { Problem } from '#server/http/problem.ts'
import { booksOfSermon } from '#server/sermons/sermons.store.ts'
import { takeTry, type Try } from './tries.store.ts'

/** What a sermon is called that does not say it. */
const untitled = 'Sunday’s sermon'

const formOf = ({ sermon: { title, speaker, date, scripture, theme, content } }: Try): SermonForm => ({
  title: title || untitled,
  speaker,
  date,
  scripture,
  theme,
  content,
  translation: 'WEB',
  minutes: 45,
})

/** Puts what was tried into a library, once: the sermon, its plan and its books; throws tries.not_found for every other time. */
export async function keepTried(
  app: App,
  { userId, claim }: { userId: string; claim: string },
): Promise<{ sermonId: string; books: { id: string; ageGroup: AgeGroup }[] }> {
  return app.db.transaction(async () => {
    const kept = await takeTry(app, hashOf(claim), app.now())
    if (!kept) throw new Problem('tries.not_found')
    const { id: sermonId } = await insertWritten(app, { userId, form: formOf(kept), written: kept.books, notices: kept.notices })
    await savePlan(app, { userId, sermonId }, { plan: kept.plan, turn: 0 })
    const made = await booksOfSermon(app, { userId, sermonId })
    return {
      sermonId,
      books: made
        .map(({ id, ageGroup }) => ({ id, ageGroup }))
        .toSorted((a, b) => ageGroups.indexOf(a.ageGroup) - ageGroups.indexOf(b.ageGroup)),
    }
  })
}
