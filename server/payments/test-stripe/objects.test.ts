import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { asInvoice, asSubscription, type PartOf } from './objects.ts'

const subscription = {
  id: 'sub_test',
  customer: 'cus_test',
  price: 'price_test_monthly',
  status: 'active',
  cancelAtPeriodEnd: false,
  periodStart: 1,
  periodEnd: 2,
  endedAt: null,
  created: 1,
} as const

test('a subscription carries its period on its item and its card where the SDK looks for them', () => {
  const shown = asSubscription(subscription, { brand: 'visa', last4: '4242', failsAtRenewal: false })
  expect(shown.items.data[0]?.current_period_end).toBe(2)
  expect(shown.default_payment_method?.card).toEqual({ brand: 'visa', last4: '4242' })
  const invoice = asInvoice(
    { id: 'in', number: '1', customer: 'cus_test', subscription: 'sub_test', amount: 1, paid: true, attempts: 1, created: 1 },
    '',
  )
  expect(invoice.parent?.subscription_details.subscription).toBe('sub_test')
})

test('names and kinds of values that Stripe does not have are refused when the program is checked', () => {
  // Each of these lines is an error of types; were one of them accepted, the check itself would fail.
  // @ts-expect-error -- the period left the subscription for its items
  const period: PartOf<Stripe.Subscription> = { current_period_end: 1 }
  // @ts-expect-error -- times are numbers of seconds
  const status: PartOf<Stripe.Subscription> = { created: '2026-11-21' }
  // @ts-expect-error -- the subscription of an invoice stands under its parent
  const parent: PartOf<Stripe.Invoice> = { subscription: 'sub_1' }
  expect([period, status, parent]).toHaveLength(3)
})
