import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'

type With = { db: Database }
type Rows<T> = { rows: T[] }
const fetched = 200

/** The tables, those that others point to first, so that rows can be put back in this order. */
export async function tablesInOrder({ db }: With): Promise<string[]> {
  const { rows: tables } = (await db.q.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )) as unknown as Rows<{ name: string }>
  const { rows: pointers } = (await db.q.execute(
    sql`select c.relname as name, f.relname as points_to from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid where k.contype = 'f' and k.conrelid <> k.confrelid`,
  )) as unknown as Rows<{ name: string; points_to: string }>
  const ordered: string[] = []
  while (ordered.length < tables.length) {
    const next = tables.find(
      ({ name }) => !ordered.includes(name) && pointers.every((one) => one.name !== name || ordered.includes(one.points_to)),
    )
    if (!next) throw new Error('the tables point at each other in a circle')
    ordered.push(next.name)
  }
  return ordered
}

/** Makes everything that this transaction reads the picture of one moment. */
export const readOneMoment = async ({ db }: With): Promise<void> =>
  void (await db.q.execute(sql`set transaction isolation level repeatable read, read only`))

/** Every row of a table, each as one line of JSON; inside a transaction. */
export async function* linesOf({ db }: With, table: string): AsyncGenerator<string> {
  await db.q.execute(sql`declare rows_of cursor for select row_to_json(t)::text as line from ${sql.identifier(table)} t`)
  for (;;) {
    const { rows } = (await db.q.execute(sql.raw(`fetch ${fetched} from rows_of`))) as unknown as Rows<{ line: string }>
    for (const { line } of rows) yield line
    if (rows.length < fetched) break
  }
  await db.q.execute(sql`close rows_of`)
}

/** Puts rows back, from their lines. */
export async function putLines({ db }: With, table: string, lines: string[]): Promise<void> {
  const name = sql.identifier(table)
  await db.q.execute(sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::json)`)
}

export async function rowsIn({ db }: With, table: string): Promise<number> {
  const { rows } = (await db.q.execute(sql`select count(*)::int as n from ${sql.identifier(table)}`)) as unknown as Rows<{ n: number }>
  return rows[0]?.n ?? 0
}

/** Reads every row of a table to its last byte; throws where one cannot be read. */
export async function readThrough({ db }: With, table: string): Promise<number> {
  const { rows } = (await db.q.execute(
    sql`select count(*)::int as n, sum(length(t::text)) as read from ${sql.identifier(table)} t`,
  )) as unknown as Rows<{ n: number }>
  return rows[0]?.n ?? 0
}

/** The files that rows speak of: sounds by their names, pictures by their addresses. */
export async function namedFiles({ db }: With): Promise<{ sounds: string[]; pictures: string[] }> {
  const { rows: sounds } = (await db.q.execute(sql`select name from narrations where name is not null`)) as unknown as Rows<{
    name: string
  }>
  const { rows: pictures } = (await db.q.execute(
    sql`select profile_image_url as name from users where profile_image_url is not null`,
  )) as unknown as Rows<{ name: string }>
  return { sounds: sounds.map(({ name }) => name), pictures: pictures.map(({ name }) => name) }
}

/** What waits and what failed, for whoever asks how the installation does. */
export async function backlog({ db }: With): Promise<{ waiting: number; failedJobs: number; failedMails: number }> {
  const { rows } = (await db.q.execute(
    sql`select (select count(*)::int from jobs where state in ('queued', 'running') and run_at <= now()) as waiting, (select count(*)::int from jobs where state = 'failed') as failed_jobs, (select count(*)::int from mails where state = 'failed') as failed_mails`,
  )) as unknown as Rows<{ waiting: number; failed_jobs: number; failed_mails: number }>
  const [row] = rows
  return { waiting: row?.waiting ?? 0, failedJobs: row?.failed_jobs ?? 0, failedMails: row?.failed_mails ?? 0 }
}
