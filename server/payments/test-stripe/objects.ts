import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import { prices } from '#contract/limits.ts'

/** What the rehearsal keeps: the part of Stripe's objects that Storyfold reads, under Stripe's own names. Times in seconds. */
export type Card = { brand: string; last4: string; failsAtRenewal: boolean }
export type Customer = { id: string; object: 'customer'; email: string; name: string; metadata: Record<string, string>; card: Card | null }
export type Subscription = {
  id: string
  customer: string
  price: PriceId
  status: 'active' | 'past_due' | 'canceled'
  cancelAtPeriodEnd: boolean
  periodStart: number
  periodEnd: number
  endedAt: number | null
  created: number
}
export type Invoice = {
  id: string
  number: string
  customer: string
  subscription: string | null
  amount: number
  paid: boolean
  attempts: number
  created: number
}
export type CheckoutSession = {
  id: string
  mode: 'subscription' | 'payment'
  customer: string | null
  email: string
  subscription: string | null
  price: PriceId | null
  amount: number
  product: string
  status: 'open' | 'complete' | 'expired'
  paid: boolean
  /** Set when it is paid once and for all, and when that was given back. */
  payment?: string
  refunded?: boolean
  successUrl: string
  cancelUrl: string
  reference: string | null
  metadata: Record<string, string>
  created: number
}
export type PriceId = 'price_test_monthly' | 'price_test_yearly'
export const testPrices = { monthly: 'price_test_monthly', yearly: 'price_test_yearly' } as const satisfies Record<string, PriceId>
export const priceOf: Record<PriceId, { amount: number; interval: 'month' | 'year'; months: number; name: string }> = {
  price_test_monthly: { amount: Math.round(prices.monthly * 100), interval: 'month', months: 1, name: 'Storyfold, monthly' },
  price_test_yearly: { amount: Math.round(prices.yearly * 100), interval: 'year', months: 12, name: 'Storyfold, yearly' },
}
/** `mark` tells the rehearsal's ids from those of a real Stripe. */
export const newId = (kind: string, mark = 'test') => `${kind}_${mark}_${randomBytes(12).toString('hex')}`

/** A part of one of the SDK's own types: every name and every value that is there must be one that Stripe has. */
export type PartOf<T> = T extends (infer One)[] ? PartOf<One>[] : T extends object ? { [Key in keyof T]?: PartOf<T[Key]> } : T

/** The objects as Stripe answers them (API 2026-10-28), held against the SDK's types when the program is checked. */
export const asCustomer = ({ id, email, name, metadata }: Customer) =>
  ({
    id,
    object: 'customer' as const,
    email,
    name,
    metadata,
    livemode: false,
    created: 0,
  }) satisfies PartOf<Stripe.Customer>
const asPrice = (id: PriceId) =>
  ({
    id,
    object: 'price' as const,
    active: true,
    currency: 'usd',
    type: 'recurring' as const,
    unit_amount: priceOf[id].amount,
    recurring: { interval: priceOf[id].interval, interval_count: 1, usage_type: 'licensed' as const },
    livemode: false,
  }) satisfies PartOf<Stripe.Price>
export const asSubscription = (one: Subscription, card: Card | null) =>
  ({
    id: one.id,
    object: 'subscription' as const,
    customer: one.customer,
    status: one.status,
    cancel_at_period_end: one.cancelAtPeriodEnd,
    cancel_at: one.cancelAtPeriodEnd ? one.periodEnd : null,
    canceled_at: one.cancelAtPeriodEnd || one.status === 'canceled' ? one.created : null,
    ended_at: one.endedAt,
    created: one.created,
    start_date: one.created,
    currency: 'usd',
    livemode: false,
    metadata: {},
    default_payment_method: card
      ? { id: 'pm_test', object: 'payment_method' as const, type: 'card' as const, card: { brand: card.brand, last4: card.last4 } }
      : null,
    items: {
      object: 'list' as const,
      has_more: false,
      url: `/v1/subscription_items?subscription=${one.id}`,
      data: [
        {
          id: `si_${one.id}`,
          object: 'subscription_item' as const,
          subscription: one.id,
          quantity: 1,
          price: asPrice(one.price),
          current_period_start: one.periodStart,
          current_period_end: one.periodEnd,
        },
      ],
    },
  }) satisfies PartOf<Stripe.Subscription>
export const asInvoice = (one: Invoice, page: string) =>
  ({
    id: one.id,
    object: 'invoice' as const,
    number: one.number,
    customer: one.customer,
    status: one.paid ? ('paid' as const) : ('open' as const),
    amount_due: one.amount,
    amount_paid: one.paid ? one.amount : 0,
    attempt_count: one.attempts,
    currency: 'usd',
    created: one.created,
    hosted_invoice_url: page,
    livemode: false,
    parent: one.subscription ? { type: 'subscription_details' as const, subscription_details: { subscription: one.subscription } } : null,
  }) satisfies PartOf<Stripe.Invoice>
export const asSession = (one: CheckoutSession, page: string) =>
  ({
    id: one.id,
    object: 'checkout.session' as const,
    mode: one.mode,
    status: one.status,
    payment_status: one.paid ? ('paid' as const) : ('unpaid' as const),
    customer: one.customer,
    customer_details: one.email ? { email: one.email } : null,
    subscription: one.subscription,
    payment_intent: one.payment ?? null,
    client_reference_id: one.reference,
    metadata: one.metadata,
    amount_total: one.amount,
    currency: 'usd',
    success_url: one.successUrl,
    cancel_url: one.cancelUrl,
    created: one.created,
    livemode: false,
    url: one.status === 'open' ? page : null,
  }) satisfies PartOf<Stripe.Checkout.Session>
export const asPayment = (one: CheckoutSession) =>
  ({
    id: one.payment ?? '',
    object: 'payment_intent' as const,
    amount: one.amount,
    amount_received: one.amount,
    currency: 'usd',
    status: 'succeeded' as const,
    latest_charge: asCharge(one),
    livemode: false,
  }) satisfies PartOf<Stripe.PaymentIntent>
export const asCharge = (one: CheckoutSession) =>
  ({
    id: `ch_${one.id}`,
    object: 'charge' as const,
    amount: one.amount,
    amount_refunded: one.refunded ? one.amount : 0,
    refunded: one.refunded ?? false,
    payment_intent: one.payment ?? null,
    customer: one.customer,
    currency: 'usd',
    livemode: false,
  }) satisfies PartOf<Stripe.Charge>
