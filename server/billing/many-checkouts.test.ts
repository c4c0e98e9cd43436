import { describe, expect, test } from 'vitest'
import { login, me } from '#contract/accounts.ts'
import { cancelSubscription, createCheckout, readSubscription } from '#contract/billing.ts'
import { listBooks } from '#contract/library.ts'
import { pay, subscribed } from '#tests/paying.ts'
import { people } from '#tests/people.ts'
import { useApp } from '#tests/test-app.ts'
import { customerOf } from './billing.store.ts'
import { syncCustomer } from './sync-customer.ts'

const at = useApp()
const stripeOf = () => at.app.payments!.test!
const customer = async (token: string) => (await customerOf(at.app, ((await at.call(me, { token })).json.user as { id: string }).id))!
const alive = async (token: string) =>
  stripeOf()
    .subscriptionsOf(await customer(token))
    .filter((one) => one.status === 'active')
const open = async (token: string, planType: 'monthly' | 'yearly' = 'monthly') =>
  String((await at.call(createCheckout, { token, body: { planType } })).json.url)

describe('a customer who opens four checkouts', () => {
  test('one after the other pays once, and the last one is what he pays for', async () => {
    const token = await at.registered()
    const urls = [await open(token), await open(token, 'yearly'), await open(token), await open(token, 'yearly')]
    for (const url of urls) await pay(at, url)
    expect(await alive(token)).toHaveLength(1)
    expect((await at.call(readSubscription, { token })).json).toMatchObject({ status: 'active', planType: 'yearly' })
  })
  test('at the same moment pays once, on whichever page', async () => {
    const token = await at.registered()
    const urls = await Promise.all([open(token), open(token), open(token), open(token)])
    for (const url of urls) await pay(at, url)
    expect(await alive(token)).toHaveLength(1)
  })
  test('and pays while no event arrives is told that there is a plan already', async () => {
    const token = await at.registered()
    const { hook } = stripeOf()
    stripeOf().hook = 'http://127.0.0.1:9/nowhere'
    await pay(at, await open(token))
    stripeOf().hook = hook
    expect((await at.call(createCheckout, { token, body: {} })).json.code).toBe('billing.already')
  })
})

test('Cancel ends every plan that runs, however it came about', async () => {
  const token = await at.registered()
  await subscribed(at, token)
  const stripe = stripeOf()
  const [session] = stripe.sessionsOf(await customer(token))
  // Three more, from a time when nothing kept them from being paid.
  for (let i = 0; i < 3; i++)
    await stripe.pay(stripe.addSession({ ...session!, metadata: {} }), { brand: 'visa', last4: '4242', failsAtRenewal: false })
  expect(await alive(token)).toHaveLength(4)
  expect((await at.call(cancelSubscription, { token })).json).toMatchObject({ cancelAtPeriodEnd: true })
  expect((await alive(token)).map((one) => one.cancelAtPeriodEnd)).toEqual([true, true, true, true])
})

test('while the payment provider takes its time, others log in and open their library at once', async () => {
  const token = await at.registered()
  await subscribed(at, token)
  const { subscriptions } = at.app.payments!.stripe
  const ask = subscriptions.list.bind(subscriptions)
  subscriptions.list = (async (...given: Parameters<typeof ask>) => {
    await new Promise((later) => setTimeout(later, 4000))
    return ask(...given)
  }) as unknown as typeof subscriptions.list
  try {
    const started = performance.now()
    const slow = syncCustomer(at.app, await customer(token)).then(() => performance.now() - started)
    await new Promise((asked) => setTimeout(asked, 100))
    const { email, password } = people.ruth
    expect((await at.call(login, { body: { email, password } })).status).toBe(200)
    expect((await at.call(listBooks, { token })).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(2500)
    expect(await slow).toBeGreaterThan(3900)
  } finally {
    subscriptions.list = ask
  }
})
test('of two answers about a customer that overtake each other the one that was asked for later stays', async () => {
  const token = await at.registered()
  await subscribed(at, token)
  const id = await customer(token)
  const { subscriptions } = at.app.payments!.stripe
  const ask = subscriptions.list.bind(subscriptions)
  let waits = 600
  subscriptions.list = (async (...given: Parameters<typeof ask>) => {
    const wait = waits
    waits = 0
    const answer = await ask(...given)
    await new Promise((later) => setTimeout(later, wait))
    return answer
  }) as unknown as typeof subscriptions.list
  try {
    const older = syncCustomer(at.app, id)
    await new Promise((asked) => setTimeout(asked, 200))
    stripeOf().subscriptionsOf(id)[0]!.cancelAtPeriodEnd = true
    await Promise.all([older, syncCustomer(at.app, id)])
    expect((await at.call(readSubscription, { token })).json).toMatchObject({ cancelAtPeriodEnd: true })
  } finally {
    subscriptions.list = ask
  }
})
