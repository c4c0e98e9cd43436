// npm run codes | community | announce: done by the running server where one serves this folder, else on the database itself.
import { operatorCommands } from './commands.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './db/database.ts'
import { FolderInUse } from './db/folder-lock.ts'
import { quietLog } from './http/log.ts'
import { JobQueue } from './jobs/queue.ts'
import { askRunning } from './operator/channel.ts'
import { CannotDo } from './operator/command.ts'

const [name = '', ...args] = process.argv.slice(2)
try {
  const config = readConfig(process.env)
  const lines = (config.databaseUrl ? undefined : await askRunning(config.dataDir, name, args)) ?? (await onDatabase())
  for (const line of lines) console.log(line)

  async function onDatabase(): Promise<string[]> {
    const command = operatorCommands[name]
    if (!command) throw new CannotDo(`There is no "${name}".`)
    const db = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
    try {
      return await command({ db, jobs: new JobQueue(db, quietLog) }, args)
    } finally {
      await db.close()
    }
  }
} catch (error) {
  const told = error instanceof CannotDo || error instanceof FolderInUse
  console.error(told ? error.message : error instanceof Error ? error.message : String(error))
  process.exit(1)
}
