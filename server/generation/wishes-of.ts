import type { SermonForm } from '#contract/sermons.ts'
import type { App } from '#server/app.ts'
import { titlesGiven } from '#server/library/library.store.ts'
import type { Wishes } from '#server/scripture/offline-tasks.ts'

/** How the lessons of a sermon are to be written: what the leader chose, what the library already holds, what the model can read. */
export async function wishesOf(
  app: App,
  { userId, form }: { userId: string; form: Pick<SermonForm, 'translation' | 'minutes'> },
): Promise<Wishes> {
  return {
    contextTokens: app.ai.contextTokens,
    translation: form.translation,
    minutes: form.minutes,
    given: await titlesGiven(app, userId),
  }
}
