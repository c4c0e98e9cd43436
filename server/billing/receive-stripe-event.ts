import type Stripe from 'stripe'
import { userById } from '#server/accounts/accounts.store.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import type { Route } from '#server/http/route.ts'
import { letters } from '#server/mail/letters.ts'
import { postMail } from '#server/mail/outbox.ts'
import { lockCustomer, takeEvent } from './billing.store.ts'
import { refundGift, settleGift } from './gifts.ts'
import { paymentsOf } from './payments-of.ts'
import { syncCustomer } from './sync-customer.ts'

const mostBytes = 1024 * 1024
const path = '/api/stripe/webhook'

/**
 * The provider's events. The signature is checked on the raw body; the body only says whom to ask about. An error
 * answers 500, so that the provider tries again.
 */
export const webhookRoute: Route = (http, app) =>
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_, body, done) => done(null, body))
    scope.post(path, { bodyLimit: mostBytes }, async (request) => {
      await receiveStripeEvent(app, { body: request.body as Buffer, signature: String(request.headers['stripe-signature'] ?? '') })
      return { received: true }
    })
  })

export async function receiveStripeEvent(app: App, { body, signature }: { body: Buffer; signature: string }): Promise<void> {
  const { stripe, webhookSecret } = paymentsOf(app)
  let event: Stripe.Event
  try {
    event = await stripe.webhooks.constructEventAsync(body, signature, webhookSecret)
  } catch (cause) {
    throw new Problem('billing.bad_signature', { cause })
  }
  await app.db.transaction(async () => {
    // In the transaction of its effects: what fails may come again.
    if (await takeEvent(app, event.id)) await act(app, event)
  })
  app.jobs.poke()
}

async function act(app: App, event: Stripe.Event): Promise<void> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      if (event.data.object.mode === 'payment') return settleGift(app, { sessionId: event.data.object.id })
      return sync(app, event.data.object.customer)
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return sync(app, event.data.object.customer)
    case 'invoice.paid':
    case 'invoice.payment_failed':
      await sync(app, event.data.object.customer)
      return tellPayment(app, event.data.object, event.type === 'invoice.paid')
    case 'charge.refunded': {
      const payment = idOf(event.data.object.payment_intent)
      return payment ? refundGift(app, { payment }) : undefined
    }
    default:
      return undefined
  }
}

type Named = string | { id: string } | null
const idOf = (customer: Named) => (typeof customer === 'string' ? customer : customer?.id)

async function sync(app: App, customer: Named): Promise<void> {
  const id = idOf(customer)
  const userId = id && (await syncCustomer(app, id))
  if (!userId) app.log.warn({ customer: id ?? 'none' }, 'an event tells of a customer that is nobody here')
}

async function tellPayment(app: App, invoice: Stripe.Invoice, paid: boolean): Promise<void> {
  const customer = idOf(invoice.customer)
  const userId = customer && (await lockCustomer(app, customer))
  const user = userId && (await userById(app, userId))
  if (!user || (paid && invoice.amount_paid === 0)) return
  const amount = (paid ? invoice.amount_paid : invoice.amount_due) / 100
  await postMail(app, {
    key: paid ? `paid:${invoice.id}` : `payment-failed:${invoice.id}:${invoice.attempt_count}`,
    kind: paid ? 'payment-received' : 'payment-failed',
    to: user.email,
    userId: user.id,
    letter: paid
      ? letters.paymentReceived({ name: user.name, amount, at: app.address })
      : letters.paymentFailed({ name: user.name, amount, at: app.address }),
  })
}
