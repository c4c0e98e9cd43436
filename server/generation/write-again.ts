import type { Body, Query } from '#contract/endpoint.ts'
import type { regenerate } from '#contract/generation.ts'
import { rates } from '#contract/limits.ts'
import type { KeptPlan, LessonOfStory, PlanChange, readLessons } from '#contract/lesson-plan.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { countAgainst } from '#server/http/rate-limit.ts'
import { booksOfSermon } from '#server/library/library.store.ts'
import { sermonOf } from '#server/sermons/sermons.store.ts'
import { generationOf, type GenerationRow, startAgain, writeWithoutProvider } from './generation.store.ts'
import { planOfSermon, savePlan } from './plan.store.ts'
import { textOf, wishesFor } from './wishes-of.ts'

type Key = { userId: string; sermonId: string }
const isAtRest = ({ state }: GenerationRow) => state === 'done' || state === 'failed' || state === 'asking'

/** The leader's version of a plan, stored. What is being written from the old one is finished first. */
export async function changePlan(app: App, key: Key, change: PlanChange): Promise<KeptPlan> {
  const generation = await generationOf(app, key)
  const kept = await planOfSermon(app, key)
  if (!generation || !kept) throw new Problem(generation ? 'plan.not_there' : 'sermons.not_found')
  if (!isAtRest(generation)) throw new Problem('generation.busy')
  const sermon = await sermonOf(app, key)
  if (!sermon) throw new Problem('sermons.not_found')
  const plan = await app.offline.run('changePlan', textOf(sermon), await wishesFor(app, sermon), kept.plan, change)
  if (!plan) throw new Problem('plan.no_such_passage', { fields: { passage: 'There is no such passage in the Bible.' } })
  await savePlan(app, key, { ...kept, plan })
  return plan
}

/** What the story of a plan, or the one asked for, can teach. */
export async function lessonsToChoose(app: App, key: Key, asked: Query<typeof readLessons>): Promise<LessonOfStory[]> {
  const kept = await planOfSermon(app, key)
  const sermon = await sermonOf(app, key)
  if (!kept || !sermon) throw new Problem('plan.not_there')
  return app.offline.run('lessons', textOf(sermon), await wishesFor(app, sermon), kept.plan, asked)
}

/** Writes the books of a stored sermon again, by its plan, by a changed one or by the next best one; joins the writing that runs. */
export async function writeAgain(app: App, key: Key, { plan: change, engine, another, ask, ages }: Body<typeof regenerate>): Promise<void> {
  const generation = await generationOf(app, key)
  if (!generation) throw new Problem('sermons.not_found')
  if (!isAtRest(generation)) {
    if (change || another || ages) throw new Problem('generation.busy')
    // Whoever will not wait for a provider need not.
    if (engine === 'offline' && generation.progress.waiting) await writeWithoutProvider(app, key)
    return
  }
  await countAgainst(app, rates.generate, key.userId)
  if (change) await changePlan(app, key, change)
  if (another) await nextPlan(app, key)
  // A run that broke off keeps what it had finished, unless something else is to be written.
  const afresh = generation.state !== 'failed' || Boolean(change) || another || Boolean(ages)
  const kept = ages ? (await booksOfSermon(app, key)).filter((book) => !ages.includes(book.ageGroup)).map(({ content }) => content) : []
  // Whoever would not wait for a provider while the sermon was heard need not wait for it with the books either.
  const by = engine ?? (generation.state === 'asking' ? generation.engine : null)
  if (!(await startAgain(app, key, { afresh, engine: by, ask, kept }))) throw new Problem('generation.busy')
  app.jobs.poke()
}

/** The next best plan: another story and other activities for the same idea. */
async function nextPlan(app: App, key: Key): Promise<void> {
  const sermon = await sermonOf(app, key)
  const kept = await planOfSermon(app, key)
  if (!sermon || !kept) throw new Problem('plan.not_there')
  const plan = await app.offline.run('nextPlan', textOf(sermon), await wishesFor(app, sermon), kept.plan, kept.turn + 1)
  await savePlan(app, key, { plan, turn: kept.turn + 1 })
}
