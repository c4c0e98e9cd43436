import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { App } from '#server/app.ts'
import { forgetNamedCalls } from '#server/http/named-calls.store.ts'
import { stripeEvents } from '#server/db/money-schema.ts'
import { tries } from '#server/db/try-schema.ts'
import { jobs, mails, passwordResets, sessions, throttles } from '#server/db/schema.ts'

const dayMs = 86_400_000
/** How long what has had its effect is kept to be looked at. Stripe sends an event again for three days. */
const keptDays = { done: 7, failed: 30, event: 30, mail: 90 }

/** Takes away what has had its effect and what has run out, so that no table grows with the years. */
export async function purge(app: Pick<App, 'db' | 'now'>): Promise<void> {
  const now = app.now()
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  const old = (state: 'done' | 'failed') => and(eq(jobs.state, state), lt(jobs.updatedAt, before(keptDays[state])))
  await app.db.q.delete(jobs).where(or(old('done'), old('failed')))
  await app.db.q.delete(mails).where(and(eq(mails.state, 'sent'), lt(mails.createdAt, before(keptDays.mail))))
  await app.db.q.delete(throttles).where(lt(throttles.windowEnd, now))
  await forgetNamedCalls(app)
  await app.db.q.delete(stripeEvents).where(lt(stripeEvents.createdAt, before(keptDays.event)))
  await app.db.q.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
  await app.db.q.delete(tries).where(lt(tries.expiresAt, now))
  await app.db.q.delete(sessions).where(lt(sessions.expiresAt, now))
}

/**
 * Writes every table of the embedded database anew in which rows were deleted or changed: nobody else does it there, the space would be
 * lost, and what somebody deleted would stand in its file. A server does it by itself. Gives how many tables it wrote.
 */
export async function writeTablesAnew(app: Pick<App, 'db'>): Promise<number> {
  if (app.db.kind === 'server') return 0
  const { rows } = (await app.db.q.execute(
    sql`select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables where n_dead_tup > 0 order by 1`,
  )) as unknown as { rows: { name: string }[] }
  for (const { name } of rows) await app.db.q.execute(sql.raw(`vacuum full analyze ${name}`))
  // What is only in the journal goes to its place, so that the journal can be written over.
  await app.db.q.execute(sql`checkpoint`)
  return rows.length
}
