import type { App } from '#server/app.ts'
import { planDaily } from '#server/jobs/plan-daily.ts'
import type { JobHandlers } from '#server/jobs/queue.ts'
import { customersWithPlans } from './billing.store.ts'
import { setCancelAtPeriodEnd } from './checkout.ts'
import { livePlans } from './live-plans.ts'
import { syncCustomer } from './sync-customer.ts'

export const billingJobs = (app: App): JobHandlers => ({
  // Who has lifetime access now goes on paying for nothing.
  'end-plans': async ({ payload }) => {
    const { userId } = payload as { userId: string }
    if (app.payments && (await livePlans(app, userId)).some((row) => !row.cancelAtPeriodEnd))
      await setCancelAtPeriodEnd(app, { userId, cancel: true })
  },
  // An event may be lost on its way: once a day every customer with a live plan is compared with the provider.
  'reconcile-subscriptions': async () => {
    await planDaily(app, 'reconcile-subscriptions')
    if (!app.payments) return
    for (const customerId of await customersWithPlans(app))
      await syncCustomer(app, customerId).catch((error: unknown) =>
        app.log.warn({ error: String(error) }, 'a customer could not be compared'),
      )
  },
})
