import type { App } from '#server/app.ts'
import type { JobHandlers } from '#server/jobs/queue.ts'
import { customersWithPlans } from './billing.store.ts'
import { syncCustomer } from './sync-customer.ts'

const dayInSeconds = 86_400
/** Puts the nightly comparison on the list; an equal one that waits already makes this nothing. */
export const planReconcile = (app: App, delaySeconds: number = dayInSeconds): Promise<void> =>
  app.jobs.add(
    'reconcile-subscriptions',
    {},
    { uniqueKey: `reconcile:${Math.floor(app.now().getTime() / 1000 / dayInSeconds)}`, delaySeconds },
  )

export const billingJobs = (app: App): JobHandlers => ({
  // An event may be lost on its way: once a day every customer with a live plan is compared with the provider.
  'reconcile-subscriptions': async () => {
    await planReconcile(app)
    if (!app.payments) return
    for (const customerId of await customersWithPlans(app))
      await syncCustomer(app, customerId).catch((error: unknown) =>
        app.log.warn({ error: String(error) }, 'a customer could not be compared'),
      )
  },
})
