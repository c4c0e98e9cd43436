import type { App } from '#server/app.ts'
import { planDaily } from './plan-daily.ts'
import { purge, writeTablesAnew } from './purge.store.ts'
import type { JobHandlers } from './queue.ts'

export const purgeJobs = (app: App): JobHandlers => ({
  purge: async () => {
    await planDaily(app, 'purge')
    await purge(app)
    const tables = await writeTablesAnew(app)
    if (tables > 0) app.log.info({ tables }, 'tables were written anew')
  },
})
