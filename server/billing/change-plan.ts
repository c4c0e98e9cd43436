import Stripe from 'stripe'
import type { PlanType, SubscriptionDetail } from '#contract/billing.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { customerOf } from './billing.store.ts'
import { subscriptionDetail } from './checkout.ts'
import { livePlans } from './live-plans.ts'
import { withProvider } from './payments-of.ts'
import { syncCustomer } from './sync-customer.ts'

/**
 * Changes a running plan from monthly to yearly or back, at once: what is left of the old period counts against the new
 * one, and a card that does not pay the difference changes nothing. A plan that was to end goes on.
 */
export async function changePlan(app: App, { userId, planType }: { userId: string; planType: PlanType }): Promise<SubscriptionDetail> {
  const [row] = await livePlans(app, userId)
  const customerId = await customerOf(app, userId)
  if (!row || !customerId) throw new Problem('billing.no_subscription')
  if (row.planType === planType) throw new Problem('billing.same_plan')
  await withProvider(app, async ({ stripe, prices }) => {
    const [item] = (await stripe.subscriptions.retrieve(row.subscriptionId)).items.data
    if (!item) throw new Problem('billing.no_subscription')
    await stripe.subscriptions
      .update(row.subscriptionId, {
        items: [{ id: item.id, price: prices[planType] }],
        cancel_at_period_end: false,
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      })
      .catch((cause: unknown) => {
        throw cause instanceof Stripe.errors.StripeCardError ? new Problem('billing.declined', { cause }) : cause
      })
    await syncCustomer(app, customerId)
  })
  app.jobs.poke()
  return subscriptionDetail(app, userId)
}
