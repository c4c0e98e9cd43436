import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { lockFolder } from '#server/db/folder-lock.ts'
import { OddFolder } from '#server/db/data-folder.ts'
import { CannotSwap, databaseBeside } from '#server/db/database-beside.ts'
import { finishSwap, swapFolders, workshopOf } from '#server/db/swap-folders.ts'
import { filesOnDisk } from '#server/files/disk-files.ts'
import { s3PlaceOf } from '#server/files/open-files.ts'
import { filesInS3, refuseUnusable } from '#server/files/s3-files.ts'
import { loadBackup } from './load-backup.ts'
import { CannotDo } from '#server/operator/command.ts'
import { verifyBackup } from './read-backup.ts'

/**
 * Puts a backup in the place of what this installation holds, which is kept. The backup is verified to its last byte and
 * loaded beside what is there; only when all of it stands does it take the place. Gives the lines to print.
 * Throws CannotDo, FolderInUse or OddFolder, and then nothing of what was there is touched.
 */
export async function restoreBackup(config: Config, file: string, now: Date): Promise<string[]> {
  const manifest = await verifyBackup(file)
  const keep = `before-restore-${now.toISOString().slice(0, 19).replace(/:/g, '-')}Z`
  const s3 = s3PlaceOf(config)
  if (s3) await refuseUnusable(s3)
  mkdirSync(config.dataDir, { recursive: true })
  const unlock = await lockFolder(path.join(config.dataDir, 'database'))
  let kept: string
  try {
    finishSwap(config.dataDir)
    // Files have names that nobody else has: put beside the others they change nothing until a row names them.
    const shared = s3 ? filesInS3(s3) : filesOnDisk(path.join(config.dataDir, 'files'))
    if (config.databaseUrl) {
      const beside = await databaseBeside(config.databaseUrl)
      await loadBackup(file, manifest, { into: { url: beside.url }, files: shared })
      kept = `the database ${await beside.takePlace(keep)}`
    } else {
      const workshop = emptyWorkshop(config.dataDir)
      if (!s3) mkdirSync(path.join(workshop, 'files'))
      const files = s3 ? shared : filesOnDisk(path.join(workshop, 'files'))
      await loadBackup(file, manifest, { into: { dataDir: workshop }, files })
      swapFolders(config.dataDir, keep, s3 ? ['database'] : ['database', 'files'])
      kept = path.join(config.dataDir, keep)
    }
  } catch (error) {
    throw error instanceof CannotSwap ? new CannotDo(error.message, { cause: error }) : error
  } finally {
    await unlock()
  }
  const rows = manifest.tables.reduce((sum, one) => sum + one.rows, 0)
  return [
    `Restored ${rows} rows and ${manifest.files.length} files as they were at ${manifest.madeAt}.`,
    `What was here before is kept: ${kept}. Delete it when all is well.`,
  ]
}

const mark = 'made-by-a-restore'
function emptyWorkshop(dataDir: string): string {
  const workshop = workshopOf(dataDir)
  // Only what an earlier restore began, and says so, is thrown away.
  if (existsSync(path.join(workshop, mark))) rmSync(workshop, { recursive: true, force: true })
  if (existsSync(workshop)) throw new OddFolder(workshop, 'stands where a restore is prepared and was not made by Storyfold')
  mkdirSync(workshop)
  writeFileSync(path.join(workshop, mark), '')
  return workshop
}
