import * as z from 'zod/mini'
import { planStatuses, subscription as plan, user } from '#contract/accounts.ts'
import { endpoint } from '#contract/endpoint.ts'
import { giftMessageLength, rates } from '#contract/limits.ts'

export const planTypes = ['monthly', 'yearly'] as const
export type PlanType = (typeof planTypes)[number]
const planType = z.enum(planTypes)

export const subscriptionDetail = z.object({
  status: z.enum(planStatuses),
  planType: z.nullable(planType),
  trialEnd: z.nullable(z.iso.datetime()),
  currentPeriodEnd: z.nullable(z.iso.datetime()),
  cancelAtPeriodEnd: z.boolean(),
  paymentMethod: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
  /** Payments are a rehearsal here: no card is charged. */
  testMode: z.boolean(),
  /** Where to write for help with money; '' where nobody named an address. */
  supportEmail: z.string(),
})
export type SubscriptionDetail = z.output<typeof subscriptionDetail>
const away = z.object({ url: z.string() })

export const readSubscription = endpoint({
  method: 'GET',
  path: '/api/subscription',
  access: 'user',
  summary: 'The plan with its period and its card',
  reply: subscriptionDetail,
})
export const createCheckout = endpoint({
  method: 'POST',
  path: '/api/auth/create-checkout',
  access: 'user',
  summary: 'Where to pay for a plan; monthly when none is named',
  body: z.strictObject({ planType: z._default(planType, 'monthly') }),
  reply: away,
  limit: rates.checkout,
})
export const confirmCheckout = endpoint({
  method: 'POST',
  path: '/api/subscription/confirm',
  access: 'user',
  summary: 'Ask the payment provider what became of an own checkout, and act on it',
  body: z.strictObject({ sessionId: z.string().check(z.regex(/^cs_\w{5,200}$/, 'This is no checkout session.')) }),
  reply: plan,
  limit: rates.checkout,
})
export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/cancel',
  access: 'user',
  summary: 'Let the plan end with its period',
  reply: subscriptionDetail,
})
export const reactivateSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/reactivate',
  access: 'user',
  summary: 'Let a plan that was to end go on',
  reply: subscriptionDetail,
})
export const changePlan = endpoint({
  method: 'POST',
  path: '/api/subscription/change',
  access: 'user',
  summary: 'Change a running plan from monthly to yearly or back; the provider charges or credits the difference',
  body: z.strictObject({ planType }),
  reply: subscriptionDetail,
  limit: rates.checkout,
})
export const openPortal = endpoint({
  method: 'POST',
  path: '/api/subscription/portal',
  access: 'user',
  summary: 'Where to change the card and see invoices',
  reply: away,
  limit: rates.checkout,
})
export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/subscription/invoices',
  access: 'user',
  summary: 'What was charged, newest first; amounts in cents',
  reply: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      date: z.iso.datetime(),
      amount: z.number(),
      currency: z.string(),
      status: z.string(),
      url: z.nullable(z.string()),
    }),
  ),
})

const person = (what: string) => z.string('Required').check(z.trim(), z.minLength(1, `${what} is required`), z.maxLength(120))
export const giftForm = z.strictObject({
  senderName: person('Sender name'),
  recipientName: person('Recipient name'),
  recipientEmail: z.string('Required').check(z.trim(), z.email('Invalid email address'), z.maxLength(254)),
  message: z._default(z.string().check(z.trim(), z.maxLength(giftMessageLength)), ''),
  subscriptionType: z._default(planType, 'yearly'),
})
export const buyGift = endpoint({
  method: 'POST',
  path: '/api/gift-cards/purchase',
  access: 'anyone',
  summary: 'Where to pay for a gift; its code is mailed to the recipient once it is paid',
  body: giftForm,
  reply: z.object({ giftId: z.string(), url: z.string() }),
  limit: rates.gift,
})
export const redeemGift = endpoint({
  method: 'POST',
  path: '/api/gift-cards/redeem',
  access: 'user',
  summary: 'Add what a gift code gives to this account',
  body: z.strictObject({ code: z.string('Required').check(z.trim(), z.minLength(1, 'Required'), z.maxLength(120)) }),
  reply: plan,
  limit: rates.redeem,
})
/** A code for an account that exists: a gift adds its time, a lifetime code ends all paying, a referral code records its church. */
export const redeemCode = endpoint({
  method: 'POST',
  path: '/api/user/codes',
  access: 'user',
  summary: 'Use a gift, lifetime or referral code with this account',
  body: z.strictObject({ code: z.string('Required').check(z.trim(), z.minLength(1, 'Required'), z.maxLength(120)) }),
  reply: z.object({ user, subscription: plan }),
  limit: rates.redeem,
})
