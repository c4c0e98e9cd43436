import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { sql } from 'drizzle-orm'
import type { Queries } from './database.ts'
import journal from './migrations/meta/_journal.json' with { type: 'json' }

const folder = fileURLToPath(new URL('./migrations', import.meta.url))
type Migrate = (config: { migrationsFolder: string }) => Promise<unknown>

/** The database knows more than this program; the message is the whole sentence. */
export class NewerSchema extends Error {
  constructor() {
    super(
      'The database was last used by a newer Storyfold, which this one would not understand, so it was not started and nothing was changed. Start the newer version again, or restore a backup that this version made.',
    )
  }
}

/** How many steps of its schema this program knows. */
export const stepsKnown: number = journal.entries.length

/** How many of them a database has gone; 0 for an empty one. */
export async function stepsGone(base: Queries): Promise<number> {
  const found = (await base.execute(sql`select to_regclass('drizzle.__drizzle_migrations')::text as there`)) as unknown as {
    rows: { there: string | null }[]
  }
  if (!found.rows[0]?.there) return 0
  const { rows } = (await base.execute(
    sql`select created_at::text as at from drizzle.__drizzle_migrations order by created_at`,
  )) as unknown as {
    rows: { at: string }[]
  }
  const last = Number(rows.at(-1)?.at ?? 0)
  if (last > (journal.entries.at(-1)?.when ?? 0)) throw new NewerSchema()
  return rows.length
}

/** Brings the schema up to date, or up to the step `upTo`, which is how an older backup is loaded. Throws NewerSchema. */
export async function bringUpToDate(base: Queries, migrate: Migrate, upTo = stepsKnown): Promise<void> {
  await stepsGone(base)
  if (upTo >= stepsKnown) {
    await migrate({ migrationsFolder: folder })
    return
  }
  const part = mkdtempSync(path.join(tmpdir(), 'storyfold-steps-'))
  try {
    cpSync(folder, part, { recursive: true })
    mkdirSync(path.join(part, 'meta'), { recursive: true })
    writeFileSync(path.join(part, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries: journal.entries.slice(0, upTo) }))
    await migrate({ migrationsFolder: part })
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
}

/** The steps as a backup names them: their hashes tell whether two programs mean the same by a number. */
export const stepHashes = (): string[] => readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash)
