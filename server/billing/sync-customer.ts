import type Stripe from 'stripe'
import { userById } from '#server/accounts/accounts.store.ts'
import type { App } from '#server/app.ts'
import { letters } from '#server/mail/letters.ts'
import { postMail } from '#server/mail/outbox.ts'
import { grantFromStripe, lockCustomer, nextQuestion, setWritten, subscriptionsOf, upsertSubscription } from './billing.store.ts'
import { paymentsOf } from './payments-of.ts'

const dayMs = 86_400_000
/** A card that fails gets a week to be mended; a renewal that comes late, a day. */
const graceMs = { past_due: 7 * dayMs, active: dayMs }

/**
 * Asks the provider for a customer's subscriptions and gives what writes them and what they grant, to be run in a
 * transaction: nothing is locked while the provider takes its time. The payload of an event is never believed, so events
 * may come doubled and in any order. What is given answers undefined for a customer that is nobody here.
 */
export async function askCustomer(app: App, customerId: string): Promise<() => Promise<string | undefined>> {
  const { stripe, prices } = paymentsOf(app)
  const question = await nextQuestion(app, customerId)
  if (question === undefined) return async () => undefined
  const { data } = await stripe.subscriptions.list({
    customer: customerId,
    status: 'all',
    limit: 100,
    expand: ['data.default_payment_method'],
  })
  return async () => {
    const customer = await lockCustomer(app, customerId)
    if (!customer) return undefined
    const { userId, written } = customer
    // Somebody asked later and was answered sooner.
    if (written > question) return userId
    await setWritten(app, customerId, question)
    const before = new Map((await subscriptionsOf(app, userId)).map((row) => [row.subscriptionId, row]))
    for (const one of data) {
      const item = one.items.data[0]
      if (!item) continue
      const currentPeriodEnd = new Date(item.current_period_end * 1000)
      const startedAt = new Date(one.created * 1000)
      const card = cardOf(one)
      await upsertSubscription(app, {
        subscriptionId: one.id,
        userId,
        status: one.status,
        planType: item.price.id === prices.yearly || item.price.recurring?.interval === 'year' ? 'yearly' : 'monthly',
        currentPeriodEnd,
        cancelAtPeriodEnd: one.cancel_at_period_end,
        cardBrand: card?.brand ?? '',
        cardLast4: card?.last4 ?? '',
        startedAt,
      })
      await grantFromStripe(app, { userId, subscriptionId: one.id, startsAt: startedAt, endsAt: accessEnd(one, currentPeriodEnd) })
      if (one.cancel_at_period_end && !before.get(one.id)?.cancelAtPeriodEnd) await tellCancelled(app, userId, one.id, currentPeriodEnd)
    }
    return userId
  }
}

/** Asks and writes at once. */
export const syncCustomer = async (app: App, customerId: string): Promise<string | undefined> =>
  app.db.transaction(await askCustomer(app, customerId))

function cardOf(one: Stripe.Subscription): { brand: string; last4: string } | undefined {
  const method = one.default_payment_method
  return method && typeof method === 'object' && method.card ? { brand: method.card.brand, last4: method.card.last4 } : undefined
}

/** Until when a subscription gives access; null when it gives none. */
function accessEnd(one: Stripe.Subscription, periodEnd: Date): Date | null {
  if (one.status === 'active' || one.status === 'trialing')
    return one.cancel_at_period_end ? periodEnd : new Date(periodEnd.getTime() + graceMs.active)
  if (one.status === 'past_due') return new Date(periodEnd.getTime() + graceMs.past_due)
  if (one.status === 'canceled') return new Date((one.ended_at ?? one.canceled_at ?? one.created) * 1000)
  return null
}

async function tellCancelled(app: App, userId: string, subscriptionId: string, until: Date): Promise<void> {
  const user = await userById(app, userId)
  if (!user) return
  await postMail(app, {
    key: `cancelled:${subscriptionId}:${until.getTime()}`,
    kind: 'subscription-cancelled',
    to: user.email,
    userId,
    letter: letters.subscriptionCancelled({ name: user.name, until, at: app.address }),
  })
}
