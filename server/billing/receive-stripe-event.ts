import type Stripe from 'stripe'
import { userById } from '#server/accounts/accounts.store.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { securityEvent } from '#server/http/security-event.ts'
import type { Route } from '#server/http/route.ts'
import { letters } from '#server/mail/letters.ts'
import { postMail } from '#server/mail/outbox.ts'
import { isTaken, lockCustomer, takeEvent } from './billing.store.ts'
import { closeCheckouts } from './close-checkouts.ts'
import { askGift, askRefund } from './gifts.ts'
import { paymentsOf } from './payments-of.ts'
import { askCustomer } from './sync-customer.ts'

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
    securityEvent(app, 'forged_event', {})
    throw new Problem('billing.bad_signature', { cause })
  }
  if (await isTaken(app, event.id)) return
  // All questions are asked before the transaction begins: nobody else waits for the provider.
  const act = await effectOf(app, event)
  await app.db.transaction(async () => {
    // In the transaction of its effects: what fails may come again.
    if (await takeEvent(app, event.id)) await act()
  })
  app.jobs.poke()
}

type Effect = () => Promise<void>
const nothing: Effect = async () => undefined

async function effectOf(app: App, event: Stripe.Event): Promise<Effect> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      if (event.data.object.mode === 'payment') return askGift(app, { sessionId: event.data.object.id })
      await closeCheckouts(app, idOf(event.data.object.customer))
      return sync(app, event.data.object.customer)
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return sync(app, event.data.object.customer)
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const { object: invoice } = event.data
      const write = await sync(app, invoice.customer)
      return async () => {
        await write()
        await tellPayment(app, invoice, event.type === 'invoice.paid')
      }
    }
    case 'charge.refunded': {
      const payment = idOf(event.data.object.payment_intent)
      return payment ? askRefund(app, { payment }) : nothing
    }
    default:
      return nothing
  }
}

type Named = string | { id: string } | null
const idOf = (customer: Named) => (typeof customer === 'string' ? customer : customer?.id)

async function sync(app: App, customer: Named): Promise<Effect> {
  const id = idOf(customer)
  const write = id ? await askCustomer(app, id) : nothing
  return async () => {
    if (!(await write())) app.log.warn({ customer: id ?? 'none' }, 'an event tells of a customer that is nobody here')
  }
}

async function tellPayment(app: App, invoice: Stripe.Invoice, paid: boolean): Promise<void> {
  const customer = idOf(invoice.customer)
  const known = customer && (await lockCustomer(app, customer))
  const user = known && (await userById(app, known.userId))
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
