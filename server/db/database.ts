import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdirSync } from 'node:fs'
import { Socket } from 'node:net'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Connection, PoolClient } from 'pg'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { traced } from '#server/observe/spans.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { insideTransaction } from './outbound.ts'
import { OddFolder } from './data-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { finishSwap } from './swap-folders.ts'

export type Queries = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** The database as the features see it: the same on the embedded PostgreSQL and on a server. */
export type Database = {
  kind: 'embedded' | 'server'
  /** Queries of the open transaction of this chain of calls, else of the pool. */
  readonly q: Queries
  /** Runs `work` in a transaction; every `q` inside it takes part, and a nested call is a savepoint. */
  transaction<T>(work: () => Promise<T>): Promise<T>
  /** Throws when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

const migrationLock = 4_611_686

/** `upTo`: as far as this step of the schema and no further, which is how an older backup is loaded. `silentMs`: how long a server may say nothing. */
type Where = { url?: string | undefined; dataDir?: string | undefined; upTo?: number | undefined; silentMs?: number }

/** Opens the embedded database under `dataDir`, or the server at `url`, and brings its schema up to date. Throws NewerSchema where it knows more. */
export async function openDatabase({ url, dataDir, upTo, silentMs }: Where): Promise<Database> {
  return url ? openServer(url, upTo, silentMs) : openFolder(dataDir, upTo)
}

async function openFolder(dataDir?: string, upTo?: number): Promise<Database> {
  const folder = dataDir && path.join(dataDir, 'database')
  try {
    if (dataDir) mkdirSync(dataDir, { recursive: true })
  } catch (cause) {
    throw new OddFolder(dataDir ?? '', `cannot be made (${(cause as NodeJS.ErrnoException).code})`, cause)
  }
  const unlock = folder ? await lockFolder(folder) : async () => undefined
  try {
    // A restore that was cut off while it took its place is carried to its end.
    if (dataDir) finishSwap(dataDir)
    // Only the database that is asked for is loaded.
    const [{ openEmbedded }, { drizzle }, { migrate }] = await Promise.all([
      import('./embedded.ts'),
      import('drizzle-orm/pglite'),
      import('drizzle-orm/pglite/migrator'),
    ])
    const client = await openEmbedded(folder)
    const base = drizzle(client)
    await bringUpToDate(base as unknown as Queries, (config) => migrate(base, config), upTo).catch(async (error: unknown) => {
      await client.close()
      throw error
    })
    return withTransactions('embedded', base as unknown as Queries, async () => {
      await client.close()
      await unlock()
    })
  } catch (error) {
    await unlock()
    throw error
  }
}

/**
 * A server that holds the line and says nothing: the connection is given up, and what waits on it fails. (pg's own limit makes a timer
 * for each query, which keeps every request in memory until the next large collection: docs/performance.md.)
 */
function giveUpWhenSilent({ connection: { stream } }: { connection: Connection }, silentMs: number): void {
  if (!(stream instanceof Socket)) return
  stream.setTimeout(silentMs, () => stream.destroy(Object.assign(new Error('the database says nothing'), { code: 'ETIMEDOUT' })))
}

async function openServer(url: string, upTo?: number, silentMs = 60_000): Promise<Database> {
  const [{ default: pg }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')])
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    application_name: 'storyfold',
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  // A dropped idle connection is reported here; the next query opens a new one.
  pool.on('error', () => undefined)
  // One that is lost inside a transaction tells its client, and a client that nobody listens to ends the process; the query fails all the same.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    giveUpWhenSilent(client as PoolClient & { connection: Connection }, silentMs)
  })
  await migrateServer(url, upTo).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  return withTransactions('server', drizzle(pool) as unknown as Queries, () => pool.end())
}

/** On a connection of its own, because a step over a large table, and the wait for another process that is at it, may take their time. */
async function migrateServer(url: string, upTo?: number): Promise<void> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ])
  const guard = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, application_name: 'storyfold' })
  guard.on('error', () => undefined)
  await guard.connect()
  try {
    // Two instances may start at once; the second waits and finds nothing left to do.
    await guard.query('select pg_advisory_lock($1)', [migrationLock])
    const base = drizzle(guard)
    await bringUpToDate(base as unknown as Queries, (config) => migrate(base, config), upTo)
  } finally {
    // Its end gives the lock back.
    await guard.end().catch(() => undefined)
  }
}

function withTransactions(kind: Database['kind'], base: Queries, close: () => Promise<void>): Database {
  // A query beside an open transaction would wait for ever on the embedded database, so the open one travels with the calls.
  const transactions = new AsyncLocalStorage<{ queries: Queries; open: boolean }>()
  const current = () => {
    const own = transactions.getStore()
    // What was begun inside a transaction and goes on after its end is no part of it.
    return own?.open ? own.queries : base
  }
  return {
    kind,
    get q() {
      return current()
    },
    transaction: (work) =>
      traced({ name: 'database transaction', kind: 'client' }, () =>
        current().transaction(async (tx) => {
          const own = { queries: tx as unknown as Queries, open: true }
          try {
            return await transactions.run(own, () => insideTransaction(own, work))
          } finally {
            own.open = false
          }
        }),
      ),
    ping: async () => void (await base.execute(sql`select 1`)),
    close,
  }
}
