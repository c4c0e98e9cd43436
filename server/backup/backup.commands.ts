import { statSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { filesOnDisk } from '#server/files/disk-files.ts'
import { CannotDo, type OperatorCommand } from '#server/operator/command.ts'
import { tablesInOrder, rowsIn } from './backup.store.ts'
import { backupName, backupsIn, makeBackup } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import { verifyBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const sizeOf = (file: string) => `${(statSync(file).size / 1e6).toFixed(1)} MB`
const contents = ({ tables, files }: Manifest) =>
  `${tables.reduce((sum, one) => sum + one.rows, 0)} rows of ${tables.length} tables and ${files.length} files`

/** [FILE]: everything of this installation in one file, by default under DATA_DIR/backups. */
export const backup: OperatorCommand = async (app, [file]) => {
  const target = path.resolve(file ?? path.join(backupsIn(app.config.dataDir), backupName(app.now())))
  const manifest = await makeBackup(app, target)
  return [`${target}: ${contents(manifest)}, ${sizeOf(target)}. Keep a copy on another machine.`]
}

/** What is done on an installation that does not run: nothing of it is open yet. */
type AtRest = (config: Config, args: string[], now: Date) => Promise<string[]>

const fileNamed = (file: string | undefined, command: string): string => {
  if (!file) throw new CannotDo(`Name the backup: npm run ${command} -- FILE`)
  return path.resolve(file)
}

/** FILE: reads a backup to its last byte and says whether it is whole. */
const verify: AtRest = async (_, [file]) => {
  const manifest = await verifyBackup(fileNamed(file, 'verify'))
  return [`${file} is whole: ${contents(manifest)}, made at ${manifest.madeAt}.`]
}

/** FILE: puts a backup in the place of what is there, which is kept. */
const restore: AtRest = (config, [file], now) => restoreBackup(config, fileNamed(file, 'restore'), now)

/** Moves the embedded installation under DATA_DIR to the database and the store that the environment names; the old one stays as it is. */
const move: AtRest = async (config, _, now) => {
  if (!config.databaseUrl)
    throw new CannotDo('Set DATABASE_URL, and the S3_ variables where files are to lie in a store: that is where it moves to.')
  const there = await openDatabase({ url: config.databaseUrl })
  try {
    for (const table of await tablesInOrder({ db: there }))
      if (table === 'users' && (await rowsIn({ db: there }, table)) > 0)
        throw new CannotDo('The database at DATABASE_URL has accounts already. Moving there would put them aside: name an empty one.')
  } finally {
    await there.close()
  }
  const target = path.join(backupsIn(config.dataDir), backupName(now, 'move'))
  const here = await openDatabase({ dataDir: config.dataDir })
  try {
    await makeBackup({ db: here, files: filesOnDisk(path.join(config.dataDir, 'files')), now: () => now }, target)
  } finally {
    await here.close()
  }
  const [first = ''] = await restoreBackup(config, target, now)
  return [
    first,
    `The embedded database stays in ${config.dataDir} and ${target} holds it too; start with the same environment from now on.`,
  ]
}

export const atRest: Record<string, AtRest> = { verify, restore, move }
