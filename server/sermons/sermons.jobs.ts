import type { App } from '#server/app.ts'
import { planDaily } from '#server/jobs/plan-daily.ts'
import type { JobHandlers } from '#server/jobs/queue.ts'
import { remindBeforeSunday } from './remind-before-sunday.ts'

export const sermonJobs = (app: App): JobHandlers => ({
  'sermon-reminders': async () => {
    await planDaily(app, 'sermon-reminders')
    await remindBeforeSunday(app)
  },
})
