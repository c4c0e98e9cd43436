import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Stripe from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { me, register } from '#contract/accounts.ts'
import { createCheckout, readSubscription, redeemGift } from '#contract/billing.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { TestStripe } from '#server/payments/test-stripe/test-stripe.ts'
import { type Church, openChurch } from '#tests/open-church.ts'
import { operate } from '#tests/operate.ts'

// Money while the server dies: kill -9 in the midst, and afterwards every row must tell one story.
const customersInStorm = Number(process.env.STORM ?? 12)
const people = Number(process.env.REDEEMERS ?? 20)
const json = { 'content-type': 'application/json' }
const call = async (church: Church, line: Endpoint, { token, body }: { token?: string; body?: object } = {}) => {
  const response = await fetch(church.url + line.path, {
    method: line.method,
    headers: { ...json, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, json: (await response.json()) as Record<string, unknown> }
}
const registered = async (church: Church, email: string) =>
  String((await call(church, register, { body: { email, password: 'barley and kindness' } })).json.token)
const again = async <T>(work: () => Promise<T>): Promise<T> => {
  for (;;)
    try {
      return await work()
    } catch {
      // The server is away; whoever asked tries again.
      await new Promise((next) => setTimeout(next, 100))
    }
}

test('events that storm in while the server is killed three times leave every customer right and each mail sent once', async () => {
  const stripe = new TestStripe(mkdtempSync(path.join(tmpdir(), 'storyfold-stripe-')), () => new Date(), {
    // A server with a key forgets what was only rehearsed when it starts.
    mark: 'storm',
  })
  await stripe.listen()
  onTestFinished(() => stripe.close())
  const church = await openChurch({
    STRIPE_SECRET_KEY: 'sk_test_storm',
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_PRICE_MONTHLY: stripe.prices.monthly,
    STRIPE_PRICE_YEARLY: stripe.prices.yearly,
    STRIPE_API_BASE: `http://127.0.0.1:${stripe.port}`,
  })
  onTestFinished(() => church.close())
  const hook = `${church.url}/api/stripe/webhook`
  Object.assign(stripe, { site: church.url, hook })
  const tokens: string[] = []
  const events: string[] = []
  for (let i = 0; i < customersInStorm; i++) {
    const token = await registered(church, `storm${i}@gracechapel.example`)
    tokens.push(token)
    const { url } = (await call(church, createCheckout, { token, body: { planType: i % 2 ? 'yearly' : 'monthly' } })).json
    const session = stripe.session(String(url).split('/').at(-1) ?? '')
    if (!session) throw new Error('no checkout was made')
    await stripe.pay(session, { brand: 'visa', last4: '4242', failsAtRenewal: false })
    const [subscription] = stripe.subscriptionsOf(session.customer ?? '')
    // The truth changes while no event arrives; then all of them come, late, doubled and out of order.
    if (subscription && i % 3 === 0) subscription.cancelAtPeriodEnd = true
    if (subscription && i % 3 === 1) Object.assign(subscription, { status: 'canceled', endedAt: stripe.seconds() - 5 })
    for (let k = 0; k < 3; k++)
      events.push(
        JSON.stringify({
          id: `evt_${i}_${k}`,
          object: 'event',
          type: 'customer.subscription.updated',
          created: 1,
          livemode: false,
          data: { object: { id: 'sub_x', object: 'subscription', customer: session.customer } },
        }),
      )
  }
  const storm = [...events, ...events].sort(() => Math.random() - 0.5)
  const signer = new Stripe('sk_test_x')
  let next = 0
  let delivered = 0
  const senders = Array.from({ length: 16 }, async () => {
    for (let mine = next++; mine < storm.length; mine = next++) {
      const payload = storm[mine] ?? ''
      await again(async () => {
        const signature = signer.webhooks.generateTestHeaderString({ payload, secret: stripe.webhookSecret })
        const { status } = await fetch(hook, { method: 'POST', body: payload, headers: { ...json, 'stripe-signature': signature } })
        if (status !== 200) throw new Error('it comes again')
      })
      delivered++
    }
  })
  for (let cut = 1; cut <= 3; cut++) {
    while (delivered < (storm.length * cut) / 5) await new Promise((wait) => setTimeout(wait, 1))
    await church.kill()
    await church.start()
  }
  await Promise.all(senders)
  const wrong: number[] = []
  for (const [i, token] of tokens.entries()) {
    const shown = (await call(church, readSubscription, { token })).json
    const right =
      i % 3 === 1
        ? shown.status === 'trialing' && shown.planType === null
        : shown.status === 'active' && shown.cancelAtPeriodEnd === (i % 3 === 0)
    if (!right) wrong.push(i)
  }
  expect(wrong).toEqual([])
  const outbox = path.join(church.folder, 'outbox')
  const told = (kind: string) =>
    readdirSync(outbox)
      .filter((name) => name.startsWith(`${kind}-`) && name.endsWith('.eml'))
      .flatMap((name) => /^To:.*?(storm\d+@)/m.exec(readFileSync(path.join(outbox, name), 'utf8'))?.[1] ?? [])
      .toSorted()
  const everybody = tokens.map((_, i) => `storm${i}@`)
  await expect.poll(() => told('subscription-cancelled'), { timeout: 60_000 }).toEqual(everybody.filter((_, i) => i % 3 === 0).toSorted())
  await expect.poll(() => told('payment-received'), { timeout: 60_000 }).toEqual(everybody.toSorted())
})

test('of many who redeem one code while the server is killed one has it, and nobody else', async () => {
  const church = await openChurch()
  onTestFinished(() => church.close())
  for (let round = 0; round < 3; round++) {
    const tokens = await Promise.all(Array.from({ length: people }, (_, i) => registered(church, `r${round}.${i}@gracechapel.example`)))
    await church.kill()
    const { out: code } = await operate({ DATA_DIR: church.folder }, ['codes', 'gift', '1'])
    await church.start()
    const answers: number[] = []
    const everybody = tokens.map((token) =>
      again(async () => {
        const { status } = await call(church, redeemGift, { token, body: { code } })
        answers.push(status)
      }),
    )
    while (answers.length < round * 3) await new Promise((wait) => setTimeout(wait, 1))
    await church.kill()
    await church.start()
    await Promise.all(everybody)
    const holders = []
    for (const token of tokens) {
      const { subscription } = (await call(church, me, { token })).json as { subscription: { subscriptionSource: string } }
      if (subscription.subscriptionSource === 'GIFT') holders.push(token)
    }
    expect(holders).toHaveLength(1)
    // An answer may have been lost with the server; it was never given twice.
    expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(1)
    expect(new Set(answers.filter((status) => status !== 200))).toEqual(new Set([409]))
  }
})
