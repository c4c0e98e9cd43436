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

/** A database that cannot be opened or read as it lies there. The message is the whole sentence. */
export class DamagedDatabase extends Error {
  constructor(folder: string, what: string, cause?: unknown) {
    super(
      `The database in ${folder} is damaged: ${what}. Storyfold was not started, and nothing was deleted or made anew. Keep a copy of the folder as it is, then put the newest backup in its place: npm run restore -- FILE (backups lie in DATA_DIR/backups).`,
      { cause },
    )
  }
}
/** No room is left where the database lies. */
export class FullDisk extends Error {
  constructor(folder: string, cause?: unknown) {
    super(
      `The disk with ${folder} is full, so Storyfold was not started and nothing was deleted or made anew. Make room there and start it again.`,
      { cause },
    )
  }
}

/** What PostgreSQL said before it gave up, in the words of whoever has to mend it; undefined where it said nothing that is known. */
const causes: [said: RegExp, what: string][] = [
  [/checkpoint record|WAL segment|WAL file|pg_wal/, 'its journal (pg_wal) cannot be read'],
  [/control file|pg_control|database files are incompatible/, 'its control file (global/pg_control) cannot be read'],
  [/pg_xact|status of transaction/, 'its record of transactions (pg_xact) cannot be read'],
]
/** Names what is wrong with a database that PostgreSQL could not open, by what it said. */
export function damageOf(folder: string, said: string[], cause: unknown): DamagedDatabase | FullDisk {
  const all = [...said, String(cause)].join('\n')
  if (/No space left on device|ENOSPC/.test(all)) return new FullDisk(folder, cause)
  const page = /invalid page in block \d+ of relation "?([\w/]+)/.exec(all)?.[1]
  const known = page ? `a page of ${page} cannot be read` : causes.find(([pattern]) => pattern.test(all))?.[1]
  const last = said.findLast((line) => /PANIC|FATAL|ERROR/.test(line))?.replace(/^.*?(?:PANIC|FATAL|ERROR):\s*/, '')
  return new DamagedDatabase(folder, known ?? (last ? `PostgreSQL says “${last}”` : 'it cannot be opened'), cause)
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
