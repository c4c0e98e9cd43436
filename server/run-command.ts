// npm run codes | community | announce | check-ai | backup | doctor: done by the running server where one serves this folder, else on the database itself.
import { atRest } from './backup/backup.commands.ts'
import { operatorCommands } from './commands.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './db/database.ts'
import { NewerSchema } from './db/bring-up-to-date.ts'
import { DamagedDatabase, FullDisk, OddFolder } from './db/data-folder.ts'
import { FolderInUse } from './db/folder-lock.ts'
import { openFiles } from './files/open-files.ts'
import { quietLog } from './http/log.ts'
import { JobQueue } from './jobs/queue.ts'
import { askRunning } from './operator/channel.ts'
import { CannotDo } from './operator/command.ts'

const [name = '', ...args] = process.argv.slice(2)
try {
  const config = readConfig(process.env)
  const still = Object.hasOwn(atRest, name) ? atRest[name] : undefined
  const lines = still
    ? await still(config, args, new Date())
    : ((config.databaseUrl ? undefined : await askRunning(config.dataDir, name, args)) ?? (await onDatabase()))
  for (const line of lines) console.log(line)

  async function onDatabase(): Promise<string[]> {
    const command = Object.hasOwn(operatorCommands, name) ? operatorCommands[name] : undefined
    if (!command) throw new CannotDo(`There is no "${name}".`)
    const db = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
    try {
      const files = await openFiles(config, config.dataDir)
      return await command({ config, db, files, jobs: new JobQueue(db, quietLog), now: () => new Date() }, args)
    } finally {
      await db.close()
    }
  }
} catch (error) {
  console.error(saying(error))
  process.exit(1)
}

function saying(error: unknown): string {
  if ([CannotDo, FolderInUse, OddFolder, DamagedDatabase, FullDisk, NewerSchema].some((kind) => error instanceof kind))
    return (error as Error).message
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? String(at.code) : ''
    if (['ENOSPC', 'EDQUOT', '53100'].includes(code))
      return 'The disk is full, so this was not done and nothing was changed. Make room and run it again.'
    if (code === 'ECONNREFUSED') return 'The database at DATABASE_URL does not answer. Start it and run this again.'
    if (code === '3D000') return 'There is no such database at DATABASE_URL. Make it, or name another one.'
  }
  return error instanceof Error ? error.message : String(error)
}
