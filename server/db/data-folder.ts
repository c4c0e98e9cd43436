import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'

/** A folder that is not as a start left it. The message is the whole sentence for whoever runs the installation. */
export class OddFolder extends Error {
  constructor(folder: string, what: string, cause?: unknown) {
    super(
      `The database folder ${folder} ${what}, so Storyfold was not started and nothing in it was changed. Put back what is missing from a backup, or move the folder away to begin with an empty library.`,
      { cause },
    )
  }
}

/** What every data folder of PostgreSQL holds; without one of them it cannot be opened, and must never be made anew. */
const parts = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact', 'postgresql.conf']

/** Whether there is a database in `folder`, or nothing at all. Throws OddFolder for whatever lies between: that may be a church's only copy. */
export function findDatabase(folder: string): 'database' | 'nothing' {
  if (!existsSync(folder)) return 'nothing'
  if (!statSync(folder).isDirectory()) throw new OddFolder(folder, 'is no folder but a file')
  if (readdirSync(folder).length === 0) return 'nothing'
  const missing = parts.filter((part) => !existsSync(path.join(folder, part)))
  if (missing.length === parts.length) throw new OddFolder(folder, 'holds other files and no database')
  if (missing.length > 0) throw new OddFolder(folder, `holds a database that is not whole (${missing.join(', ')} missing)`)
  if (!/^\d+\n?$/.test(readFileSync(path.join(folder, 'PG_VERSION'), 'utf8')))
    throw new OddFolder(folder, 'does not say of which version its database is (PG_VERSION)')
  return 'database'
}

/** The place behind `folder`, which may be a link to another disk. */
export const placeOf = (folder: string): string => (existsSync(folder) ? realpathSync(folder) : folder)
