import { and, eq, sql } from 'drizzle-orm'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import type { App } from '#server/app.ts'
import { lessonPlans } from '#server/db/lesson-plan-schema.ts'
import { sermons } from '#server/db/schema.ts'
import { live } from '#server/sermons/sermons.store.ts'

type Key = { userId: string; sermonId: string }
type With = Pick<App, 'db'>
export type PlanRow = { plan: KeptPlan; turn: number }

/** The plan of a sermon; undefined before it was read, and for somebody else's. */
export async function planOfSermon(app: With, { userId, sermonId }: Key): Promise<PlanRow | undefined> {
  const [row] = await app.db.q
    .select({ plan: lessonPlans.plan, turn: lessonPlans.turn })
    .from(lessonPlans)
    .innerJoin(sermons, eq(sermons.id, lessonPlans.sermonId))
    .where(and(eq(lessonPlans.sermonId, sermonId), eq(lessonPlans.userId, userId), live))
  return row && { plan: row.plan as KeptPlan, turn: row.turn }
}

export async function savePlan(app: With, { userId, sermonId }: Key, { plan, turn }: PlanRow): Promise<void> {
  await app.db.q
    .insert(lessonPlans)
    .values({ sermonId, userId, plan, turn })
    .onConflictDoUpdate({
      target: lessonPlans.sermonId,
      set: { plan, turn, updatedAt: sql`now()` },
      setWhere: eq(lessonPlans.userId, userId),
    })
}
