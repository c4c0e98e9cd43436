import type { Subscription } from '#contract/accounts.ts'
import type { PlanType, SubscriptionDetail } from '#contract/billing.ts'
import { entitlementsOf, userById } from '#server/accounts/accounts.store.ts'
import { subscriptionOf } from '#server/accounts/subscription.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { customerOf, keepCustomer, nextQuestion } from './billing.store.ts'
import { closeCheckouts, turnKey } from './close-checkouts.ts'
import { settleGift } from './gifts.ts'
import { livePlans } from './live-plans.ts'
import { withProvider } from './payments-of.ts'
import { syncCustomer } from './sync-customer.ts'

export const planOf = async (app: App, userId: string): Promise<Subscription> =>
  subscriptionOf(await entitlementsOf(app, userId), app.now())

/** The plan with its period and its card, as the settings show it. */
export async function subscriptionDetail(app: App, userId: string): Promise<SubscriptionDetail> {
  const plan = await planOf(app, userId)
  const [row] = await livePlans(app, userId)
  const status = plan.subscriptionSource === 'LIFETIME' ? 'active' : row?.status === 'past_due' ? 'past_due' : plan.status
  return {
    status,
    planType: row?.planType ?? null,
    trialEnd: plan.trialEndsAt,
    currentPeriodEnd: row?.currentPeriodEnd.toISOString() ?? (plan.plan === 'pro' ? plan.currentPeriodEnd : null),
    cancelAtPeriodEnd: row?.cancelAtPeriodEnd ?? false,
    paymentMethod: row?.cardLast4 ? { brand: row.cardBrand, last4: row.cardLast4 } : null,
    testMode: app.payments?.test !== undefined,
    supportEmail: app.config.supportEmail,
  }
}

async function customerFor(app: App, userId: string): Promise<string> {
  const known = await customerOf(app, userId)
  if (known) return known
  const user = await userById(app, userId)
  if (!user) throw new Problem('accounts.no_session')
  const made = await withProvider(app, ({ stripe }) =>
    stripe.customers.create(
      { email: user.email, ...(user.name ? { name: user.name } : {}), metadata: { userId } },
      { idempotencyKey: `customer:${userId}` },
    ),
  )
  return keepCustomer(app, userId, made.id)
}

/** Where to pay for a plan. */
export async function createCheckout(app: App, { userId, planType }: { userId: string; planType: PlanType }): Promise<{ url: string }> {
  if ((await planOf(app, userId)).subscriptionSource === 'LIFETIME') throw new Problem('billing.lifetime')
  if ((await livePlans(app, userId)).length > 0) throw new Problem('billing.already')
  const customer = await customerFor(app, userId)
  // What was paid a moment ago counts, whether its event has come or not.
  await withProvider(app, () => syncCustomer(app, customer))
  if ((await livePlans(app, userId)).length > 0) throw new Problem('billing.already')
  const turn = (await nextQuestion(app, customer)) ?? 0
  const session = await withProvider(app, async ({ stripe, prices }) => {
    const own = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      client_reference_id: userId,
      metadata: { [turnKey]: String(turn) },
      line_items: [{ price: prices[planType], quantity: 1 }],
      success_url: `${app.address}/subscription-success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${app.address}/subscription-cancelled`,
    })
    // One checkout at a time: four open pages never become four plans. Of two asked for at once the later is both's.
    return (await closeCheckouts(app, customer, { keepNewest: true })) ?? own
  })
  if (!session.url) throw new Problem('billing.provider')
  return { url: session.url }
}

/** What became of an own checkout, asked at the provider: the redirect alone grants nothing. */
export async function confirmCheckout(app: App, { userId, sessionId }: { userId: string; sessionId: string }): Promise<Subscription> {
  const session = await withProvider(app, ({ stripe }) => stripe.checkout.sessions.retrieve(sessionId)).catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'billing.provider' ? new Problem('billing.not_yours', { cause: error }) : error
  })
  if (session.mode === 'payment') {
    // A gift that was bought without an account is nobody's: settling it gives its code to the recipient, whoever asks.
    if (session.client_reference_id && session.client_reference_id !== userId) throw new Problem('billing.not_yours')
    await settleGift(app, { sessionId })
    return planOf(app, userId)
  }
  const customerId = typeof session.customer === 'string' ? session.customer : session.customer?.id
  if (!customerId || customerId !== (await customerOf(app, userId))) throw new Problem('billing.not_yours')
  await withProvider(app, async () => {
    await closeCheckouts(app, customerId)
    await syncCustomer(app, customerId)
  })
  app.jobs.poke()
  return planOf(app, userId)
}

/** Lets the plan end with its period, or lets it go on; written at once and not only when the event arrives. */
export async function setCancelAtPeriodEnd(app: App, { userId, cancel }: { userId: string; cancel: boolean }): Promise<SubscriptionDetail> {
  const rows = (await livePlans(app, userId)).filter((one) => one.cancelAtPeriodEnd !== cancel)
  const customerId = await customerOf(app, userId)
  if (rows.length === 0 || !customerId) throw new Problem('billing.no_subscription')
  await withProvider(app, async ({ stripe }) => {
    // Whoever cancels wants to pay nothing more, however many plans there are; whoever goes on wants one of them.
    for (const row of cancel ? rows : rows.slice(0, 1))
      await stripe.subscriptions.update(row.subscriptionId, { cancel_at_period_end: cancel })
    await syncCustomer(app, customerId)
  })
  app.jobs.poke()
  return subscriptionDetail(app, userId)
}

/** Where to change the card and see invoices. */
export async function openPortal(app: App, { userId }: { userId: string }): Promise<{ url: string }> {
  const customer = await customerOf(app, userId)
  if (!customer) throw new Problem('billing.no_subscription')
  const { url } = await withProvider(app, ({ stripe }) =>
    stripe.billingPortal.sessions.create({ customer, return_url: `${app.address}/settings#subscription` }),
  )
  return { url }
}

/** What was charged, newest first. */
export async function invoicesOf(app: App, { userId }: { userId: string }) {
  const customer = await customerOf(app, userId)
  if (!customer) return []
  const { data } = await withProvider(app, ({ stripe }) => stripe.invoices.list({ customer, limit: 100 }))
  return data.map((one) => ({
    id: one.id ?? '',
    number: one.number ?? '',
    date: new Date(one.created * 1000).toISOString(),
    amount: one.amount_due,
    currency: one.currency,
    status: one.status ?? 'open',
    url: one.hosted_invoice_url ?? null,
  }))
}
