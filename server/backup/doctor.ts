import { statfs } from 'node:fs/promises'
import { stepsGone, stepsKnown } from '#server/db/bring-up-to-date.ts'
import type { OperatorApp, OperatorCommand } from '#server/operator/command.ts'
import { backlog, namedFiles, readThrough, tablesInOrder } from './backup.store.ts'
import { backupsIn, newestBackup } from './make-backup.ts'

const leastRoom = 1e9
const oldBackupHours = 48
/** What the database itself says; what was asked of it helps nobody here. */
function reasonOf(error: unknown): string {
  let at = error
  while (at instanceof Error && at.cause instanceof Error) at = at.cause
  return (at instanceof Error ? at.message : String(at)).replace(/\s+/g, ' ').slice(0, 200)
}

type Finding = { well: boolean; line: string }
const well = (line: string): Finding => ({ well: true, line })
const ill = (line: string): Finding => ({ well: false, line })

/** Looks at everything an installation stands on and says of each part whether it is well, and what to do where it is not. */
export const doctor: OperatorCommand = async (app) => {
  const findings = [...(await room(app)), ...(await database(app)), ...(await files(app)), ...(await backups(app))]
  return [
    ...findings.map((one) => `${one.well ? 'well' : 'LOOK'}  ${one.line}`),
    findings.every((one) => one.well) ? 'All is well.' : 'See the lines that say LOOK.',
  ]
}

async function room({ config }: OperatorApp): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(config.dataDir)
  const free = bavail * bsize
  const said = `${(free / 1e9).toFixed(1)} GB are free where ${config.dataDir} lies`
  return [free > leastRoom ? well(`${said}.`) : ill(`${said}: make room, or nothing can be stored soon.`)]
}

async function database(app: OperatorApp): Promise<Finding[]> {
  const gone = await stepsGone(app.db.q)
  const found = [
    gone === stepsKnown
      ? well(`the schema is at step ${gone}.`)
      : ill(`the schema is at step ${gone} of ${stepsKnown}: start Storyfold once.`),
  ]
  let rows = 0
  for (const table of await tablesInOrder(app))
    try {
      rows += await readThrough(app, table)
    } catch (error) {
      found.push(ill(`the table ${table} cannot be read (${reasonOf(error)}): stop Storyfold and restore the newest backup.`))
    }
  found.push(well(`${rows} rows were read.`))
  const { waiting, failedJobs, failedMails } = await backlog(app)
  found.push(waiting < 500 ? well(`${waiting} jobs wait.`) : ill(`${waiting} jobs wait: is a worker running?`))
  found.push(failedJobs === 0 ? well('no job failed.') : ill(`${failedJobs} jobs failed in the last month: the log says why.`))
  found.push(failedMails === 0 ? well('no mail failed.') : ill(`${failedMails} mails could not be sent: check SMTP_URL and the log.`))
  return found
}

async function files(app: OperatorApp): Promise<Finding[]> {
  const there = new Set<string>()
  for await (const key of app.files.keys()) there.add(key)
  const { sounds, pictures } = await namedFiles(app)
  const named = [...sounds.map((name) => `narration/${name}`), ...pictures.map((url) => `pictures/${url.split('/').at(-1) ?? ''}`)]
  const missing = named.filter((key) => !there.has(key))
  const extra = there.size - (named.length - missing.length)
  return [
    missing.length === 0
      ? well(`all ${named.length} files that the database names are there.`)
      : ill(`${missing.length} of ${named.length} files are missing, such as ${missing[0]}: restore a backup, or let them be made again.`),
    // A file is stored before its row is written and goes after it: some are on their way.
    extra < 100 ? well(`${extra} files belong to no row.`) : ill(`${extra} files belong to no row: they only take room.`),
  ]
}

async function backups({ config, now }: OperatorApp): Promise<Finding[]> {
  const newest = await newestBackup(backupsIn(config.dataDir))
  if (config.databaseUrl && !newest) return [well('backups are the database server’s and the store’s: see that they make them.')]
  if (!newest) return [ill('there is no backup yet: npm run backup')]
  const hours = (now().getTime() - newest.madeAt.getTime()) / 3_600_000
  const said = `the newest backup, ${newest.name}, is ${Math.max(0, Math.round(hours))} hours old`
  return [hours < oldBackupHours ? well(`${said}.`) : ill(`${said}: npm run backup, and look in the log why the nightly one was not made.`)]
}
