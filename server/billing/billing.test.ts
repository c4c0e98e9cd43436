import PostalMime from 'postal-mime'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import Stripe from 'stripe'
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
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'
import { customerOf } from './billing.store.ts'

const at = useApp()
const stripeOf = () => at.app.payments!.test!

type Cards = '4242424242424242' | '4000000000000002' | '4000000000000341'
/** What a browser does on the pay page: types a card and presses Pay. */
async function pay(url: string, card: Cards = '4242424242424242', email: string = people.ruth.email) {
  const response = await fetch(url.replace(/^http:\/\/[^/]+/, at.base()), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ card, email }),
  })
  return { status: response.status, to: response.headers.get('location') ?? '', text: await response.text() }
}
async function subscribed(token: string, planType: 'monthly' | 'yearly' = 'monthly', card: Cards = '4242424242424242') {
  const { json } = await at.call(createCheckout, { token, body: { planType } })
  const paid = await pay(String(json.url), card)
  return new URL(paid.to).searchParams.get('session_id') ?? ''
}
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
    const sessionId = await subscribed(token)
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
    const declined = await pay(String(json.url), '4000000000000002')
    expect([declined.status, declined.text.includes('Your card was declined.')]).toEqual([200, true])
    expect((await at.call(me, { token })).json.subscription).toMatchObject({ plan: 'trial' })
    expect((await pay(String(json.url))).status).toBe(303)
    expect((await at.call(readSubscription, { token })).json).toMatchObject({ planType: 'yearly' })
  })
  test('the checkout of another person is nobody’s', async () => {
    const token = await at.registered()
    const sessionId = await subscribed(token)
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
    await subscribed(token)
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
    await subscribed(token, 'monthly', '4000000000000341')
    const customer = await customerOf(at.app, await userIdOf(token))
    await stripeOf().renew(stripeOf().subscriptionsOf(customer!)[0]!)
    expect((await at.call(readSubscription, { token })).json).toMatchObject({ status: 'past_due' })
    expect((await at.call(me, { token })).json.subscription).toMatchObject({ plan: 'pro' })
    await expect.poll(() => mailTo(people.ruth.email, 'payment-failed'), { timeout: 10_000 }).toContain('did not go through')
  })
  test('ends at the provider when the account is deleted', async () => {
    const token = await at.registered()
    await subscribed(token)
    const customer = (await customerOf(at.app, await userIdOf(token)))!
    expect((await at.call(deleteAccount, { token })).status).toBe(204)
    expect(stripeOf().customer(customer)).toBeUndefined()
  })
})

describe('a gift', () => {
  const form = { senderName: 'Naomi', recipientName: 'Ruth', recipientEmail: 'gift@gracechapel.example', message: 'For your Sundays.' }
  const bought = async (subscriptionType: 'monthly' | 'yearly' = 'yearly') => {
    const { json } = await at.call(buyGift, { body: { ...form, subscriptionType } })
    expect(await mailTo(form.recipientEmail, 'gift')).toBe('')
    await pay(String(json.url), '4242424242424242', 'naomi@gracechapel.example')
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
    await subscribed(token)
    const until = new Date(String(((await at.call(me, { token })).json.subscription as { currentPeriodEnd: string }).currentPeriodEnd))
    const tries = await Promise.all(Array.from({ length: 50 }, () => at.call(redeemGift, { token, body: { code } })))
    expect(tries.filter((one) => one.status === 200)).toHaveLength(1)
    expect(tries.filter((one) => one.status === 422)).toHaveLength(49)
    const after = new Date(String(((await at.call(me, { token })).json.subscription as { currentPeriodEnd: string }).currentPeriodEnd))
    expect((after.getTime() - until.getTime()) / 86_400_000).toBeGreaterThan(27)
  })
  test('needs names and an address', async () => {
    const { json } = await at.call(buyGift, { body: { ...form, senderName: '', recipientEmail: 'nonsense' } })
    expect(json.fields).toEqual({ senderName: 'Sender name is required', recipientEmail: 'Invalid email address' })
  })
})

describe('an event', () => {
  const sign = (payload: string, secret = stripeOf().webhookSecret, timestamp = Math.floor(Date.now() / 1000)) =>
    new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret, timestamp })
  const send = (body: string, signature?: string) =>
    fetch(`${at.base()}/api/stripe/webhook`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...(signature === undefined ? {} : { 'stripe-signature': signature }) },
    })
  const event = (id: string, customer: string, type = 'customer.subscription.updated') =>
    JSON.stringify({
      id,
      object: 'event',
      type,
      created: 1,
      livemode: false,
      // What it claims is not believed: it only says whom to ask about.
      data: { object: { id: 'sub_forged', object: 'subscription', customer, status: 'active', items: { data: [] } } },
    })
  test('that is forged in one of seven ways answers 400 and does nothing', async () => {
    const token = await at.registered()
    const body = event('evt_forged', 'cus_x')
    const good = sign(body)
    const forged = [
      await send(body),
      await send(body, ''),
      await send(body, 'nonsense'),
      await send(body, sign(body, 'whsec_wrong')),
      await send(body, sign(body, undefined, Math.floor(Date.now() / 1000) - 3600)),
      await send(body.replace('cus_x', 'cus_y'), good),
      await send('', good),
    ]
    expect(forged.map((one) => one.status)).toEqual([400, 400, 400, 400, 400, 400, 400])
    expect((await at.call(me, { token })).json.subscription).toMatchObject({ plan: 'trial' })
  })
  test('of a customer that is nobody here is taken and changes nothing', async () => {
    const body = event('evt_nobody', 'cus_nobody')
    expect((await send(body, sign(body))).status).toBe(200)
  })
  test('claims what it likes: only what the provider says when asked is written', async () => {
    const token = await at.registered()
    await at.call(createCheckout, { token, body: {} })
    const customer = (await customerOf(at.app, await userIdOf(token)))!
    const body = event('evt_claims', customer, 'customer.subscription.created')
    expect((await send(body, sign(body))).status).toBe(200)
    expect((await at.call(me, { token })).json.subscription).toMatchObject({ plan: 'trial' })
  })
  test('storms of them, doubled and shuffled, sixteen at a time, leave every customer right and each mail sent once', async () => {
    const count = 40
    const tokens = await Promise.all(
      Array.from({ length: count }, (_, i) => at.registered({ ...people.ruth, email: `storm${i}@gracechapel.example` })),
    )
    const customers: string[] = []
    for (const [i, token] of tokens.entries()) {
      await subscribed(token, i % 2 ? 'yearly' : 'monthly')
      const customer = (await customerOf(at.app, await userIdOf(token)))!
      customers.push(customer)
    }
    // The truth changes while no event arrives; then all of them come, late, doubled and out of order.
    const hook = stripeOf().hook
    stripeOf().hook = 'http://127.0.0.1:9/nowhere'
    const bodies: string[] = []
    for (const [i, customer] of customers.entries()) {
      const one = stripeOf().subscriptionsOf(customer)[0]!
      Object.assign(
        one,
        i % 3 === 0 ? { cancelAtPeriodEnd: true } : i % 3 === 1 ? { status: 'canceled', endedAt: stripeOf().seconds() - 5 } : {},
      )
      for (let k = 0; k < 3; k++)
        bodies.push(
          event(
            `evt_${i}_${k}`,
            customer,
            ['customer.subscription.created', 'customer.subscription.updated', 'customer.subscription.deleted'][k],
          ),
        )
    }
    stripeOf().hook = hook
    const storm = [...bodies, ...bodies].sort(() => Math.random() - 0.5)
    let next = 0
    const statuses: number[] = []
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        for (let mine = next++; mine < storm.length; mine = next++) statuses.push((await send(storm[mine]!, sign(storm[mine]!))).status)
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    let wrong = 0
    for (const [i, token] of tokens.entries()) {
      const shown = (await at.call(readSubscription, { token })).json
      const right =
        i % 3 === 1
          ? shown.status === 'trialing' && shown.planType === null
          : shown.status === 'active' && shown.cancelAtPeriodEnd === (i % 3 === 0)
      if (!right) wrong++
    }
    expect(wrong).toBe(0)
    const told = () =>
      readdirSync(path.join(at.folder(), 'outbox'))
        .filter((name) => name.startsWith('subscription-cancelled-') && name.endsWith('.eml'))
        .flatMap((name) => /^To:.*?(storm\d+@)/m.exec(readFileSync(path.join(at.folder(), 'outbox', name), 'utf8'))?.[1] ?? [])
    const cancelled = Math.ceil(count / 3)
    await expect.poll(() => told().length, { timeout: 10_000 }).toBe(cancelled)
    expect(new Set(told()).size).toBe(cancelled)
  })
})
