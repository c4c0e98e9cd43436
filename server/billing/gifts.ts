import type * as z from 'zod/mini'
import type { giftForm } from '#contract/billing.ts'
import { prices } from '#contract/limits.ts'
import { PRODUCT } from '#contract/product.ts'
import { hashOfCode, newCode } from '#server/accounts/tokens.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { letters } from '#server/mail/letters.ts'
import { postMail } from '#server/mail/outbox.ts'
import { insertGift, insertGiftCode, setGiftSession, takeGiftBack, takePayment } from './billing.store.ts'
import { withProvider } from './payments-of.ts'

const monthsOf = { monthly: 1, yearly: 12 } as const

/** Stores the order and gives where to pay for it. Nothing is given before it is paid. */
export async function buyGift(
  app: App,
  { buyerId, form }: { buyerId: string | null; form: z.output<typeof giftForm> },
): Promise<{ giftId: string; url: string }> {
  const { subscriptionType: planType, ...who } = form
  const gift = await insertGift(app, { ...who, planType, buyerId })
  const session = await withProvider(app, ({ stripe }) =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'usd',
              unit_amount: Math.round(prices[planType] * 100),
              product_data: { name: `${PRODUCT}, a gift: ${planType === 'yearly' ? 'one year' : 'one month'}` },
            },
          },
        ],
        metadata: { giftId: gift.id },
        ...(buyerId ? { client_reference_id: buyerId } : {}),
        success_url: `${app.address}/subscription-success?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${app.address}/subscription-cancelled`,
      },
      { idempotencyKey: `gift:${gift.id}` },
    ),
  ).catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'billing.provider' ? new Problem('gifts.failed', { cause: error }) : error
  })
  if (!session.url) throw new Problem('gifts.failed')
  await setGiftSession(app, gift.id, session.id)
  return { giftId: gift.id, url: session.url }
}

const nothing = async () => undefined

/** Gives a gift that is paid, once, at the success page; the event does the same with askGift. */
export async function settleGift(app: App, { sessionId }: { sessionId: string }): Promise<void> {
  await app.db.transaction(await askGift(app, { sessionId }))
  app.jobs.poke()
}

/** Asks whether a gift is paid, and gives what hands it over, once, in a transaction: its code to the recipient, a receipt to whoever paid. */
export async function askGift(app: App, { sessionId }: { sessionId: string }): Promise<() => Promise<void>> {
  const session = await withProvider(app, ({ stripe }) => stripe.checkout.sessions.retrieve(sessionId))
  if (session.payment_status !== 'paid') return nothing
  const code = newCode()
  const codeHash = hashOfCode(code)
  return async () => {
    const gift = await takePayment(app, { sessionId, codeHash })
    if (!gift) return
    await insertGiftCode(app, codeHash, monthsOf[gift.planType])
    await postMail(app, {
      key: `gift:${gift.id}`,
      kind: 'gift',
      to: gift.recipientEmail,
      userId: null,
      // The code stands in this mail and nowhere else.
      forgetWhenSent: true,
      letter: letters.gift({ ...gift, code, months: monthsOf[gift.planType], at: app.address }),
    })
    const payer = session.customer_details?.email
    if (payer)
      await postMail(app, {
        key: `gift-receipt:${gift.id}`,
        kind: 'gift-receipt',
        to: payer,
        userId: gift.buyerId,
        letter: letters.giftReceipt({ ...gift, amount: prices[gift.planType] }),
      })
  }
}

/**
 * Asks whether the whole price of a gift was given back, and gives what takes the gift back in a transaction: its code stops
 * working, and what it gave to an account ends.
 * The event only names the payment; what is true of it is asked of the provider.
 */
export async function askRefund(app: App, { payment }: { payment: string }): Promise<() => Promise<void>> {
  const { charge, session } = await withProvider(app, async ({ stripe }) => {
    const intent = await stripe.paymentIntents.retrieve(payment, { expand: ['latest_charge'] })
    const { data } = await stripe.checkout.sessions.list({ payment_intent: payment, limit: 1 })
    return { charge: intent.latest_charge, session: data[0] }
  })
  if (session?.mode !== 'payment' || typeof charge !== 'object' || !charge?.refunded) return nothing
  return async () => {
    const gift = await takeGiftBack(app, session.id)
    const payer = session.customer_details?.email
    if (!gift || !payer) return
    await postMail(app, {
      key: `gift-refunded:${gift.id}`,
      kind: 'gift-refunded',
      to: payer,
      userId: gift.buyerId,
      letter: letters.giftRefunded({ ...gift, amount: prices[gift.planType] }),
    })
  }
}
