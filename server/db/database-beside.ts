import pg from 'pg'

/** What PostgreSQL refuses, as a sentence; anything else as it came. */
export class CannotSwap extends Error {}
const sayWhy = (error: unknown): never => {
  const code = error instanceof pg.DatabaseError ? error.code : ''
  if (code === '42501')
    throw new CannotSwap('The user of DATABASE_URL may not make databases. Give it the right for the restore: alter role … createdb.')
  if (code === '55006') throw new CannotSwap('Other processes are connected to this database. Stop every Storyfold first, then restore.')
  throw error
}

/** A new, empty database on the server of `url`, and a way to let it take the place of the one that `url` names. */
export async function databaseBeside(url: string): Promise<{ url: string; takePlace: (keep: string) => Promise<string> }> {
  const place = new URL(url)
  const name = decodeURIComponent(place.pathname.slice(1))
  const besideName = `${name}_restoring`.slice(-63)
  const own = (database: string) => Object.assign(new URL(url), { pathname: `/${encodeURIComponent(database)}` }).href
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const run = async <T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: own(database), connectionTimeoutMillis: 5000 })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  // One that another restore left; a database of this name is nobody’s else.
  await run('postgres', async (client) => {
    const { rows } = await client.query<{ there: number }>(
      'select count(*)::int as there from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [name],
    )
    if (rows[0]?.there) throw new CannotSwap('Other processes are connected to this database. Stop every Storyfold first, then restore.')
    await client.query(`drop database if exists ${quoted(besideName)}`)
    await client.query(`create database ${quoted(besideName)} template template0`)
  }).catch(sayWhy)
  return {
    url: own(besideName),
    takePlace: async (keep) => {
      const kept = `${name}_${keep.replace(/[^a-z0-9]+/gi, '_')}`.slice(-63).toLowerCase()
      await run('postgres', async (client) => {
        // Both names change in one transaction: whoever asks finds the old database or the new one.
        await client.query('begin')
        const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
        if (rowCount) await client.query(`alter database ${quoted(name)} rename to ${quoted(kept)}`)
        await client.query(`alter database ${quoted(besideName)} rename to ${quoted(name)}`)
        await client.query('commit')
      }).catch(sayWhy)
      return kept
    },
  }
}
