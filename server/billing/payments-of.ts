import Stripe from 'stripe'
import type { App } from '#server/app.ts'
import { refuseInTransaction } from '#server/db/outbound.ts'
import { Problem } from '#server/http/problem.ts'
import type { Payments } from '#server/payments/payments.ts'

/** The payments of this installation; throws billing.off where there are none. */
export function paymentsOf(app: App): Payments {
  refuseInTransaction('The payment provider')
  if (!app.payments) throw new Problem('billing.off')
  return app.payments
}

/** Runs a call to the payment provider; what it refuses becomes a sentence for the person. */
export async function withProvider<T>(app: App, work: (payments: Payments) => Promise<T>): Promise<T> {
  const payments = paymentsOf(app)
  try {
    return await work(payments)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    app.log.warn({ error: error.message, type: error.type }, 'the payment provider refused')
    throw new Problem('billing.provider', { cause: error })
  }
}
