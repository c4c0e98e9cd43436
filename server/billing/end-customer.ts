import Stripe from 'stripe'
import type { App } from '#server/app.ts'
import { withProvider } from './payments-of.ts'

/** Takes a customer out of the payment provider, with every plan. One that it does not know, or no longer, is gone already. */
export async function endCustomer(app: App, customerId: string): Promise<void> {
  if (!app.payments) return
  await withProvider(app, async ({ stripe }) => {
    try {
      await stripe.customers.del(customerId)
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404)) throw error
    }
  })
}
