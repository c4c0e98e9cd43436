import { ageGroups, type AgeGroup, type LessonBook } from '#contract/lesson-book.ts'
import type { App } from '#server/app.ts'
import type { Run } from './generation-run.ts'
import type { Written } from './generation.store.ts'
import { planOfSermon } from './plan.store.ts'
import { answerFor } from './provider-calls.store.ts'
import { textOf } from './wishes-of.ts'

/**
 * The books with what a provider wrote where the checks changed it, from its answers as they are kept until the books are stored.
 * A book that had to do without the provider has nothing to take back.
 */
export async function withDrafts(
  app: Pick<App, 'db' | 'offline'>,
  { sermon, wishes }: Run,
  written: Partial<Record<AgeGroup, LessonBook>>,
): Promise<Partial<Record<AgeGroup, Written>>> {
  const key = { userId: sermon.userId, sermonId: sermon.id }
  const kept = await planOfSermon(app, key)
  const one = async (age: AgeGroup, book: LessonBook): Promise<Written> => {
    const answer = book.notes.some(({ code }) => code === 'without-ai') ? undefined : await answerFor(app, key, age)
    return answer && kept ? app.offline.run('changed', textOf(sermon), wishes, kept.plan, { book, answer }) : { book }
  }
  const found = ageGroups.flatMap((age) => (written[age] ? [[age, written[age]] as const] : []))
  return Object.fromEntries(await Promise.all(found.map(async ([age, book]) => [age, await one(age, book)] as const)))
}
