import { and, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { jobs } from '#server/db/schema.ts'

export type JobRow = typeof jobs.$inferSelect
export type Lane = JobRow['lane']
export const leaseSeconds = 15

const due = sql`((${jobs.state} = 'queued' and ${jobs.runAt} <= now()) or (${jobs.state} = 'running' and ${jobs.leaseUntil} < now()))`
const notOf = (mine: string[]) => (mine.length ? notInArray(jobs.id, mine) : sql`true`)

/** The lanes in which something can be begun. */
export async function lanesDue(db: Database, mine: string[]): Promise<Lane[]> {
  const rows = await db.q
    .selectDistinct({ lane: jobs.lane })
    .from(jobs)
    .where(and(due, notOf(mine)))
  return rows.map(({ lane }) => lane)
}

type Claim = { lane: Lane; count: number; share: number; here: string[]; mine: string[]; worker: string }

/**
 * Takes up to `count` jobs of a lane. Whose first job it is comes before whose second one, whatever was asked first, and
 * what runs already counts as a turn; of one account no more than `share` are at work in this process (`here`).
 */
export async function claimJobs(db: Database, { lane, count, share, here, mine, worker }: Claim): Promise<JobRow[]> {
  const held = Object.entries(Object.groupBy(here, (one) => one)).flatMap(([account, of]) => of && { account, n: of.length })
  const atWork = sql`(select count(*) from ${jobs} r where r.state = 'running' and r.lease_until >= now() and r.lane = ${lane} and r.account = d.account)`
  const inThisProcess = held.length
    ? sql`coalesce((select n from (values ${sql.join(
        held.map((one) => sql`(${one?.account ?? ''}::uuid, ${one?.n ?? 0}::int)`),
        sql`, `,
      )}) as h(account, n) where h.account = d.account), 0)`
    : sql`0`
  const turns = sql`select d.id, d.place + ${atWork} as turn, d.run_at from (
    select ${jobs.id} as id, ${jobs.account} as account, ${jobs.runAt} as run_at,
      row_number() over (partition by coalesce(${jobs.account}, ${jobs.id}) order by ${jobs.runAt}) as place
    from ${jobs} where ${due} and ${jobs.lane} = ${lane} and ${notOf(mine)}
  ) d where d.account is null or d.place + ${inThisProcess} <= ${share}`
  // What another process is just taking is passed over, not waited for.
  const taken = sql`with turns as (${turns}) select ${jobs.id} from ${jobs} join turns on turns.id = ${jobs.id} where ${due}
    order by turns.turn, turns.run_at limit ${count} for update of ${jobs} skip locked`
  return db.q
    .update(jobs)
    .set({
      state: 'running',
      attempt: sql`${jobs.attempt} + 1`,
      leaseToken: sql`gen_random_uuid()`,
      leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
      worker,
      updatedAt: sql`now()`,
    })
    .where(sql`${jobs.id} in (${taken})`)
    .returning()
}
