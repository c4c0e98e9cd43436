import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { me } from '#contract/accounts.ts'
import { createCheckout, readSubscription } from '#contract/billing.ts'
import { subscribed } from '#tests/paying.ts'
import { people } from '#tests/people.ts'
import { useApp } from '#tests/test-app.ts'
import { customerOf } from './billing.store.ts'

const at = useApp()
const stripeOf = () => at.app.payments!.test!
const userIdOf = async (token: string) => ((await at.call(me, { token })).json.user as { id: string }).id

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
  test('storms of them, doubled and shuffled, sixteen at a time, with the line breaking, leave every customer right and each mail sent once', async () => {
    const count = Number(process.env.STORM ?? 24)
    const tokens = await Promise.all(
      Array.from({ length: count }, (_, i) => at.registered({ ...people.ruth, email: `storm${i}@gracechapel.example` })),
    )
    const customers: string[] = []
    for (const [i, token] of tokens.entries()) {
      await subscribed(at, token, i % 2 ? 'yearly' : 'monthly')
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
    // One question in eight to the provider fails in the midst of the work; the event comes again, as Stripe sends it.
    const { subscriptions } = at.app.payments!.stripe
    const ask = subscriptions.list.bind(subscriptions)
    let asked = 0
    let broken = 0
    subscriptions.list = ((...given: Parameters<typeof ask>) => {
      if (++asked % 8 === 0) throw new Error('the line broke')
      return ask(...given)
    }) as typeof subscriptions.list
    let next = 0
    const statuses: number[] = []
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        for (let mine = next++; mine < storm.length; mine = next++) {
          let status = 0
          for (let tries = 0; tries < 8 && status !== 200; tries++) {
            status = (await send(storm[mine]!, sign(storm[mine]!))).status
            if (status !== 200) broken++
          }
          statuses.push(status)
        }
      }),
    )
    subscriptions.list = ask
    expect(broken).toBeGreaterThan(count / 8)
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

test('the events that the code handles are those that docs/money.md asks Stripe to send', () => {
  const code = readFileSync(new URL('./receive-stripe-event.ts', import.meta.url), 'utf8')
  const handled = [...code.matchAll(/case '([\w.]+)':/g)].map(([, name]) => name)
  const doc = readFileSync(new URL('../../docs/money.md', import.meta.url), 'utf8')
  const [, asked = ''] = /send these events, and no other, to[^:]*: ([^:]*?)\.(?: |\n)/.exec(doc) ?? []
  expect(handled.length).toBeGreaterThan(5)
  expect([...asked.matchAll(/`([\w.]+)`/g)].map(([, name]) => name).toSorted()).toEqual(handled.toSorted())
})
