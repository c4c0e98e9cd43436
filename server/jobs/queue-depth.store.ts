import { inArray, sql } from 'drizzle-orm'
import type { App } from '#server/app.ts'
import { jobs } from '#server/db/schema.ts'

/** What waits and what runs in each lane, and for how many seconds the oldest has been due. */
export async function queueDepth(app: Pick<App, 'db'>): Promise<{ lane: string; waiting: number; running: number; oldest: number }[]> {
  return app.db.q
    .select({
      lane: jobs.lane,
      waiting: sql<number>`(count(*) filter (where ${jobs.state} = 'queued' and ${jobs.runAt} <= now()))::int`,
      running: sql<number>`(count(*) filter (where ${jobs.state} = 'running'))::int`,
      oldest: sql<number>`coalesce(extract(epoch from now() - min(${jobs.runAt}) filter (where ${jobs.state} = 'queued' and ${jobs.runAt} <= now())), 0)::float8`,
    })
    .from(jobs)
    .where(inArray(jobs.state, ['queued', 'running']))
    .groupBy(jobs.lane)
}
