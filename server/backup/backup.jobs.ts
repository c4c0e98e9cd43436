import path from 'node:path'
import type { App } from '#server/app.ts'
import { planDaily } from '#server/jobs/plan-daily.ts'
import type { JobHandlers } from '#server/jobs/queue.ts'
import { backupName, backupsIn, keepNewest, makeBackup } from './make-backup.ts'

/** Two weeks of nights. */
const nights = 14

/** A backup each night where nobody else makes one: a PostgreSQL server and an S3 store have their own. */
export const backupJobs = (app: App): JobHandlers => ({
  'nightly-backup': async () => {
    await planDaily(app, 'nightly-backup')
    const folder = backupsIn(app.config.dataDir)
    const started = performance.now()
    const manifest = await makeBackup(app, path.join(folder, backupName(app.now(), 'nightly')))
    await keepNewest(folder, 'nightly', nights)
    app.log.info(
      {
        rows: manifest.tables.reduce((sum, one) => sum + one.rows, 0),
        files: manifest.files.length,
        ms: Math.round(performance.now() - started),
      },
      'nightly backup',
    )
  },
})
