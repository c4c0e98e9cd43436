import { and, eq, gt, sql } from 'drizzle-orm'
import type { RateLimit } from '#contract/limits.ts'
import type { App } from '#server/app.ts'
import { throttles } from '#server/db/schema.ts'
import { securityEvent } from './security-event.ts'
import { Problem } from './problem.ts'

/**
 * Counts one more hit against a limit and throws 429 with Retry-After when it is over.
 * The count lives in the database, so several processes hold one limit together.
 */
export async function countAgainst(app: Pick<App, 'db' | 'config' | 'now' | 'log'>, limit: RateLimit, who: string): Promise<void> {
  if (app.config.rateLimits === 'off') return
  const now = app.now()
  const end = new Date(now.getTime() + limit.seconds * 1000)
  const over = sql`${throttles.windowEnd} < ${now.toISOString()}::timestamptz`
  const [row] = await app.db.q
    .insert(throttles)
    .values({ key: `${limit.name}:${who}`, hits: 1, windowEnd: end })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        hits: sql`case when ${over} then 1 else ${throttles.hits} + 1 end`,
        windowEnd: sql`case when ${over} then ${end.toISOString()}::timestamptz else ${throttles.windowEnd} end`,
      },
    })
    .returning()
  if (!row || row.hits <= limit.max) return
  // Once for each window, or whoever asks without end fills the log.
  if (row.hits === limit.max + 1) securityEvent(app, 'limit_reached', { limit: limit.name })
  const retryAfter = Math.max(1, Math.ceil((row.windowEnd.getTime() - now.getTime()) / 1000))
  throw new Problem('call.too_many', {
    retryAfter,
    message: `That was too many tries in a short time. Please try again in ${inWords(retryAfter)}.`,
  })
}

export async function forget(app: Pick<App, 'db'>, limit: RateLimit, who: string): Promise<void> {
  await app.db.q.delete(throttles).where(sql`${throttles.key} = ${`${limit.name}:${who}`}`)
}

/** Keeps in mind for some days, in every process, that this has happened. */
export async function remember(app: Pick<App, 'db' | 'now'>, { name }: RateLimit, who: string, days: number): Promise<void> {
  const windowEnd = new Date(app.now().getTime() + days * 86_400_000)
  await app.db.q
    .insert(throttles)
    .values({ key: `${name}:${who}`, hits: 1, windowEnd })
    .onConflictDoUpdate({ target: throttles.key, set: { windowEnd } })
}
export async function isRemembered(app: Pick<App, 'db' | 'now'>, { name }: RateLimit, who: string): Promise<boolean> {
  const rows = await app.db.q
    .select({ key: throttles.key })
    .from(throttles)
    .where(and(eq(throttles.key, `${name}:${who}`), gt(throttles.windowEnd, app.now())))
  return rows.length > 0
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
/** A wait as a person says it, never shorter than it is. */
export function inWords(seconds: number): string {
  if (seconds < 60) return counted(seconds, 'second')
  if (seconds < 5400) return counted(Math.ceil(seconds / 60), 'minute')
  return counted(Math.ceil(seconds / 3600), 'hour')
}
