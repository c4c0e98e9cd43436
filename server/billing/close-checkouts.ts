import Stripe from 'stripe'
import type { App } from '#server/app.ts'
import { paymentsOf } from './payments-of.ts'

/** Under which a checkout carries its turn: the later a person asked, the higher. */
export const turnKey = 'turn'
const turnOf = (session: Stripe.Checkout.Session) => Number(session.metadata?.[turnKey] ?? 0)

/**
 * Closes a customer's open checkouts, so that nobody pays twice from pages that were left open; with `keepNewest` all but
 * the one that was asked for last, which is given.
 */
export async function closeCheckouts(
  app: App,
  customer: string | undefined,
  { keepNewest = false } = {},
): Promise<Stripe.Checkout.Session | undefined> {
  if (!customer) return undefined
  const { stripe } = paymentsOf(app)
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  const byTurn = data.filter((one) => one.mode === 'subscription').toSorted((a, b) => turnOf(b) - turnOf(a))
  const kept = keepNewest ? byTurn[0] : undefined
  for (const one of byTurn)
    if (one !== kept)
      await stripe.checkout.sessions.expire(one.id).catch((error: unknown) => {
        // It was paid or closed in the meantime; what came of it arrives as an event.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      })
  return kept
}
