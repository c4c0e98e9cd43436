import type { App } from '#server/app.ts'
import { planDaily } from '#server/jobs/plan-daily.ts'
import type { JobHandlers } from '#server/jobs/queue.ts'
import { deletedDays } from '#contract/limits.ts'
import { remindBeforeSunday } from './remind-before-sunday.ts'
import { purgeSermons } from './sermons.store.ts'

export const sermonJobs = (app: App): JobHandlers => ({
  'sermon-reminders': async () => {
    await planDaily(app, 'sermon-reminders')
    await remindBeforeSunday(app)
  },
  'purge-sermons': async () => {
    await planDaily(app, 'purge-sermons')
    const before = new Date(app.now().getTime() - deletedDays * 86_400_000)
    // The sound of their books lies beside the database.
    if (await purgeSermons(app, before)) await app.jobs.add('forget-narrations', {}, { uniqueKey: 'forget-narrations' })
    app.jobs.poke()
  },
})
