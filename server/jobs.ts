import { accountJobs } from './accounts/accounts.jobs.ts'
import type { App } from './app.ts'
import { backupJobs } from './backup/backup.jobs.ts'
import { generationJobs } from './generation/generation.jobs.ts'
import type { JobHandlers } from './jobs/queue.ts'
import { billingJobs } from './billing/billing.jobs.ts'
import { purgeJobs } from './jobs/purge.jobs.ts'
import { mailJobs } from './mail/outbox.ts'
import { narrationJobs } from './narration/narration.jobs.ts'
import { sermonJobs } from './sermons/sermons.jobs.ts'

/** The list of what the features do in the background. */
export const jobHandlers = (app: App): JobHandlers => ({
  ...accountJobs(app),
  ...generationJobs(app),
  ...narrationJobs(app),
  ...mailJobs(app),
  ...billingJobs(app),
  ...sermonJobs(app),
  ...purgeJobs(app),
  ...backupJobs(app),
})
