import PostalMime from 'postal-mime'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'
import { deleteAccount, me, register } from '#contract/accounts.ts'
import {
  buyGift,
  cancelSubscription,
  confirmCheckout,
  createCheckout,
  listInvoices,
  openPortal,
  reactivateSubscription,
  readSubscription,
  redeemGift,
} from '#contract/billing.ts'
import { generateContent } from '#contract/generation.ts'
import { insertCode } from '#server/accounts/accounts.store.ts'
import { hashOfCode, newCode } from '#server/accounts/tokens.ts'
import { gifts } from '#server/db/money-schema.ts'
import { pay, subscribed } from '#tests/paying.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'
import { customerOf, forgetRehearsal } from './billing.store.ts'

const at = useApp()
const stripeOf = () => at.app.payments!.test!

const userIdOf = async (token: string) => ((await at.call(me, { token })).json.user as { id: string }).id
async function mailTo(address: string, kind: string): Promise<string> {
  const folder = path.join(at.folder(), 'outbox')
  for (const name of readdirSync(folder).filter((one) => one.startsWith(`${kind}-`) && one.endsWith('.eml'))) {
    const mail = await PostalMime.parse(readFileSync(path.join(folder, name)))
    if (mail.to?.[0]?.address === address) return mail.text ?? ''
  }
  return ''
}

describe('from the trial to a plan', () => {
  test('a paid checkout gives access, shows plan and card, and mails a receipt once', async () => {
    const token = await at.registered()
    at.setNow(() => new Date(Date.now() + 4 * 86_400_000))
    expect((await at.call(generateContent, { token, body: neighborSermon })).status).toBe(402)
    at.setNow(() => new Date())
    const sessionId = await subscribed(at, token)
    expect((await at.call(me, { token })).json.subscription).toMatchObject({ plan: 'pro', status: 'active', subscriptionSource: 'STRIPE' })
    expect((await at.call(readSubscription, { token })).json).toMatchObject({
      status: 'active',
      planType: 'monthly',
      cancelAtPeriodEnd: false,
      paymentMethod: { brand: 'visa', last4: '4242' },
      testMode: true,
    })
    expect((await at.call(confirmCheckout, { token, body: { sessionId } })).json).toMatchObject({ plan: 'pro' })
    expect((await at.call(listInvoices, { token })).json).toMatchObject([{ amount: 999, status: 'paid', currency: 'usd' }])
    await expect.poll(() => mailTo(people.ruth.email, 'payment-received'), { timeout: 10_000 }).toContain('$9.99')
    expect((await at.call(createCheckout, { token, body: {} })).json.code).toBe('billing.already')
    expect(String((await at.call(openPortal, { token })).json.url)).toContain('/test-payments/portal/')
  })
  test('a checkout call without a body means the monthly plan, as the page sends it', async () => {
    const token = await at.registered()
    const response = await fetch(`${at.base()}/api/auth/create-checkout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
    expect(response.status).toBe(200)
  })
  test('a declined card charges nothing and says why', async () => {
    const token = await at.registered()
    const { json } = await at.call(createCheckout, { token, body: { planType: 'yearly' } })
    const declined = await pay(at, String(json.url), '4000000000000002')
    expect([declined.status, declined.text.includes('Your card was declined.')]).toEqual([200, true])
    expect((await at.call(me, { token })).json.subscription).toMatchObject({ plan: 'trial' })
    expect((await pay(at, String(json.url))).status).toBe(303)
    expect((await at.call(readSubscription, { token })).json).toMatchObject({ planType: 'yearly' })
  })
  test('the checkout of another person is nobody’s', async () => {
    const token = await at.registered()
    const sessionId = await subscribed(at, token)
    const other = await at.registered(people.daniel)
    expect((await at.call(confirmCheckout, { token: other, body: { sessionId } })).status).toBe(404)
    expect((await at.call(confirmCheckout, { token: other, body: { sessionId: 'cs_test_unknown' } })).status).toBe(404)
    expect((await at.call(me, { token: other })).json.subscription).toMatchObject({ plan: 'trial' })
  })
  test('a lifetime account has nothing to pay', async () => {
    const code = newCode()
    await insertCode(at.app, { codeHash: hashOfCode(code), kind: 'lifetime' })
    const token = String((await at.call(register, { body: { ...people.ruth, couponCode: code } })).json.token)
    expect((await at.call(createCheckout, { token, body: {} })).json.code).toBe('billing.lifetime')
  })
})

describe('a plan', () => {
  test('is cancelled to the end of its period, taken up again, and ends when the period does', async () => {
    const token = await at.registered()
    await subscribed(at, token)
    const cancelled = (await at.call(cancelSubscription, { token })).json
    expect(cancelled).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
    expect((await at.call(cancelSubscription, { token })).status).toBe(409)
    await expect.poll(() => mailTo(people.ruth.email, 'subscription-cancelled'), { timeout: 10_000 }).toContain('Your plan will end')
    expect((await at.call(reactivateSubscription, { token })).json).toMatchObject({ cancelAtPeriodEnd: false })
    await at.call(cancelSubscription, { token })
    const end = new Date(String(cancelled.currentPeriodEnd)).getTime()
    at.setNow(() => new Date(end - 1000))
    expect((await at.call(me, { token })).json.subscription).toMatchObject({ plan: 'pro' })
    at.setNow(() => new Date(end + 1000))
    const customer = await customerOf(at.app, await userIdOf(token))
    await stripeOf().renew(stripeOf().subscriptionsOf(customer!)[0]!)
    expect((await at.call(me, { token })).json.subscription).toMatchObject({ plan: 'trial', status: 'canceled' })
    expect((await at.call(readSubscription, { token })).json).toMatchObject({ status: 'canceled', planType: null })
  })
  test('keeps working for a week when a card fails at renewal, and says so', async () => {
    const token = await at.registered()
    await subscribed(at, token, 'monthly', '4000000000000341')
    const customer = await customerOf(at.app, await userIdOf(token))
    await stripeOf().renew(stripeOf().subscriptionsOf(customer!)[0]!)
    expect((await at.call(readSubscription, { token })).json).toMatchObject({ status: 'past_due' })
    expect((await at.call(me, { token })).json.subscription).toMatchObject({ plan: 'pro' })
    await expect.poll(() => mailTo(people.ruth.email, 'payment-failed'), { timeout: 10_000 }).toContain('did not go through')
  })
  test('ends at the provider when the account is deleted', async () => {
    const token = await at.registered()
    await subscribed(at, token)
    const customer = (await customerOf(at.app, await userIdOf(token)))!
    expect((await at.call(deleteAccount, { token, body: { password: people.ruth.password } })).status).toBe(204)
    expect(stripeOf().customer(customer)).toBeUndefined()
  })
  test('does not keep an account from being deleted that the provider no longer knows', async () => {
    const token = await at.registered()
    await subscribed(at, token)
    stripeOf().removeCustomer((await customerOf(at.app, await userIdOf(token)))!)
    expect((await at.call(deleteAccount, { token, body: { password: people.ruth.password } })).status).toBe(204)
  })
  test('of the rehearsal gives nothing once payments are real', async () => {
    const token = await at.registered()
    await subscribed(at, token)
    await forgetRehearsal(at.app)
    expect((await at.call(me, { token })).json.subscription).toMatchObject({ plan: 'trial', status: 'trialing' })
    expect(await customerOf(at.app, await userIdOf(token))).toBeUndefined()
    expect((await at.call(createCheckout, { token, body: {} })).status).toBe(200)
  })
})

describe('a gift', () => {
  const form = { senderName: 'Naomi', recipientName: 'Ruth', recipientEmail: 'gift@gracechapel.example', message: 'For your Sundays.' }
  const bought = async (subscriptionType: 'monthly' | 'yearly' = 'yearly') => {
    const { json } = await at.call(buyGift, { body: { ...form, subscriptionType } })
    expect(await mailTo(form.recipientEmail, 'gift')).toBe('')
    await pay(at, String(json.url), '4242424242424242', 'naomi@gracechapel.example')
    await expect.poll(() => mailTo(form.recipientEmail, 'gift'), { timeout: 10_000 }).toContain('SF-')
    return /SF(?:-\w{5}){5}/.exec(await mailTo(form.recipientEmail, 'gift'))![0]
  }
  test('is mailed once it is paid, registers a new account for a year, and works once', async () => {
    const code = await bought()
    expect(await mailTo('naomi@gracechapel.example', 'gift-receipt')).toContain('$99.99')
    const first = await at.call(register, { body: { ...people.ruth, couponCode: code } })
    expect(first.json.subscription).toMatchObject({ plan: 'pro', subscriptionSource: 'GIFT' })
    const second = await at.call(register, { body: { ...people.daniel, couponCode: code } })
    expect(second.status).toBe(422)
  })
  test('adds its time after a plan that runs, and fifty at once redeem it once', async () => {
    for (const name of readdirSync(path.join(at.folder(), 'outbox')))
      if (name.startsWith('gift-')) (await import('node:fs')).rmSync(path.join(at.folder(), 'outbox', name))
    const code = await bought('monthly')
    const token = await at.registered()
    await subscribed(at, token)
    const until = new Date(String(((await at.call(me, { token })).json.subscription as { currentPeriodEnd: string }).currentPeriodEnd))
    const tries = await Promise.all(Array.from({ length: 50 }, () => at.call(redeemGift, { token, body: { code } })))
    expect(tries.filter((one) => one.status === 200)).toHaveLength(1)
    expect(tries.filter((one) => one.status === 409)).toHaveLength(49)
    const after = new Date(String(((await at.call(me, { token })).json.subscription as { currentPeriodEnd: string }).currentPeriodEnd))
    expect((after.getTime() - until.getTime()) / 86_400_000).toBeGreaterThan(27)
  })
  test('that is refunded whole takes back its code and what it gave, whether it was used or not, and a part of it nothing', async () => {
    const stripe = at.app.payments!.test!
    const empty = async () => {
      for (const name of readdirSync(path.join(at.folder(), 'outbox')))
        if (name.startsWith('gift-')) (await import('node:fs')).rmSync(path.join(at.folder(), 'outbox', name))
    }
    const sessionOf = async () =>
      stripe.session((await at.app.db.q.select().from(gifts)).toSorted((a, b) => +b.createdAt - +a.createdAt)[0]?.sessionId ?? '')!
    await empty()
    const unused = await bought('monthly')
    const first = await sessionOf()
    await stripe.tell('charge.refunded', { id: 'ch_part', object: 'charge', refunded: false, payment_intent: first.payment })
    const token = await at.registered()
    await stripe.refund(first)
    expect((await at.call(redeemGift, { token, body: { code: unused } })).status).toBe(422)
    await expect.poll(() => mailTo('naomi@gracechapel.example', 'gift-refunded'), { timeout: 10_000 }).toContain('$9.99')
    await empty()
    const used = await bought('monthly')
    expect((await at.call(redeemGift, { token, body: { code: used } })).json).toMatchObject({ plan: 'pro' })
    for (const _ of [1, 2]) await stripe.refund(await sessionOf())
    expect((await at.call(me, { token })).json.subscription).toMatchObject({ plan: 'trial', status: 'trialing' })
  })
  test('needs names and an address', async () => {
    const { json } = await at.call(buyGift, { body: { ...form, senderName: '', recipientEmail: 'nonsense' } })
    expect(json.fields).toEqual({ senderName: 'Sender name is required', recipientEmail: 'Invalid email address' })
  })
})
