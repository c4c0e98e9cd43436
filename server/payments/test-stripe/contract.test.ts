import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts.ts'
import {
  buyGift,
  cancelSubscription,
  changePlan,
  confirmCheckout,
  createCheckout,
  listInvoices,
  openPortal,
  reactivateSubscription,
} from '#contract/billing.ts'
import { people } from '#tests/people.ts'
import { useApp } from '#tests/test-app.ts'
import { TestStripe } from './test-stripe.ts'

/** Inside the project, so that the compiler finds the SDK; of this process, because two may run side by side. */
const compiled = path.join(import.meta.dirname, '../../../node_modules/.cache', `storyfold-contract-${process.pid}`)
// What the SDK really sends and what the rehearsal really answers, held against the SDK's own types by the compiler.
type Exchange = { call: string; asked: unknown; answered: unknown }
const exchanges: Exchange[] = []
const stripe = new TestStripe(mkdtempSync(path.join(tmpdir(), 'storyfold-contract-')), () => new Date(), { mark: 'contract' })
await stripe.listen()
const recorder = http.createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const url = new URL(request.url ?? '/', 'http://stripe')
  const method = request.method ?? 'GET'
  const body = Buffer.concat(parts).toString()
  const answer = await fetch(`http://127.0.0.1:${stripe.port}${request.url}`, {
    method,
    headers: { authorization: String(request.headers.authorization), 'content-type': 'application/x-www-form-urlencoded' },
    ...(body ? { body } : {}),
  })
  const answered: unknown = await answer.json()
  const call = `${method} ${url.pathname.replace(/\/(?:cus|cs|sub|pi)_\w+/, '/:id')}`
  exchanges.push({ call, asked: fromForm(method === 'GET' ? url.searchParams : new URLSearchParams(body)), answered })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answered))
})
await new Promise<void>((listening) => recorder.listen(0, '127.0.0.1', listening))
const bound = recorder.address()
const at = useApp({
  STRIPE_SECRET_KEY: 'sk_test_contract',
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_PRICE_MONTHLY: stripe.prices.monthly,
  STRIPE_PRICE_YEARLY: stripe.prices.yearly,
  STRIPE_API_BASE: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
})
afterAll(() => (recorder.close(), stripe.close(), rmSync(compiled, { recursive: true, force: true })))

/** "line_items[0][quantity]=1" and its neighbours as the object that the SDK was given. */
function fromForm(form: URLSearchParams): unknown {
  const whole: Record<string, unknown> = {}
  for (const [key, value] of form) {
    const steps = [...key.matchAll(/[^[\]]+/g)].map(([step]) => step)
    let place = whole
    for (const step of steps.slice(0, -1)) place = (place[step] ??= {}) as Record<string, unknown>
    place[steps.at(-1) ?? ''] = /^(?:true|false)$/.test(value) ? value === 'true' : /^\d{1,12}$/.test(value) ? Number(value) : value
  }
  const withLists = (value: unknown): unknown =>
    typeof value !== 'object' || value === null
      ? value
      : Object.keys(value).every((key, i) => key === String(i))
        ? Object.values(value).map(withLists)
        : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withLists(inner)]))
  return Object.keys(whole).length ? withLists(whole) : {}
}

const types: Record<string, [asked: string, answered: string]> = {
  'POST /v1/customers': ['Stripe.CustomerCreateParams', 'Stripe.Customer'],
  'DELETE /v1/customers/:id': ['Stripe.CustomerDeleteParams', 'Stripe.DeletedCustomer'],
  'POST /v1/checkout/sessions': ['Stripe.Checkout.SessionCreateParams', 'Stripe.Checkout.Session'],
  'GET /v1/checkout/sessions': ['Stripe.Checkout.SessionListParams', 'Stripe.ApiList<Stripe.Checkout.Session>'],
  'GET /v1/checkout/sessions/:id': ['Stripe.Checkout.SessionRetrieveParams', 'Stripe.Checkout.Session'],
  'POST /v1/checkout/sessions/:id/expire': ['Stripe.Checkout.SessionExpireParams', 'Stripe.Checkout.Session'],
  'GET /v1/subscriptions': ['Stripe.SubscriptionListParams', 'Stripe.ApiList<Stripe.Subscription>'],
  'GET /v1/subscriptions/:id': ['Stripe.SubscriptionRetrieveParams', 'Stripe.Subscription'],
  'POST /v1/subscriptions/:id': ['Stripe.SubscriptionUpdateParams', 'Stripe.Subscription'],
  'POST /v1/billing_portal/sessions': ['Stripe.BillingPortal.SessionCreateParams', 'Stripe.BillingPortal.Session'],
  'GET /v1/invoices': ['Stripe.InvoiceListParams', 'Stripe.ApiList<Stripe.Invoice>'],
  'GET /v1/payment_intents/:id': ['Stripe.PaymentIntentRetrieveParams', 'Stripe.PaymentIntent'],
}
// The SDK leaves its lists of words open for words to come; what is said today must be one of today's.
const head = `import type Stripe from 'stripe'
type Word<T> = T extends string ? (string extends T ? never : T) : never
type Asked<T> = [Word<T>] extends [never] ? AskedIn<T> : Word<T> | AskedIn<Exclude<T, string>>
type AskedIn<T> = T extends (infer One)[] ? Asked<One>[] : T extends object ? { [Key in keyof T]: Asked<T[Key]> } : T
type PartOf<T> = [Word<T>] extends [never] ? PartIn<T> : Word<T> | PartIn<Exclude<T, string>>
type PartIn<T> = T extends (infer One)[] ? PartOf<One>[] : T extends object ? { [Key in keyof T]?: PartOf<T[Key]> } : T
`
/** What the compiler says of each statement, held against the SDK's types; empty when all of them fit. */
function complaints(statements: string[]): string {
  const folder = compiled
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'check.ts'), head + statements.map((one, i) => `export const a${i}: ${one}\n`).join(''))
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../../tsconfig.base.json',
      compilerOptions: { lib: ['es2024', 'dom'], types: ['node'] },
      include: ['check.ts'],
    }),
  )
  const tsc = path.join(import.meta.dirname, '../../../node_modules/typescript/bin/tsc')
  return spawnSync(process.execPath, [tsc, '-p', folder, '--noEmit', '--pretty', 'false'], { encoding: 'utf8' }).stdout
}
const json = (value: unknown) => JSON.stringify(value)
const statementsOf = ({ call, asked, answered }: Exchange): string[] => {
  const [params = 'never', reply = 'never'] = types[call] ?? []
  return [`Asked<${params}> = ${json(asked)}`, `PartOf<${reply}> = ${json(answered)}`]
}

test('every request that is sent and every answer of the rehearsal fit the types of the SDK', { timeout: 60_000 }, async () => {
  const hook = `${at.base()}/api/stripe/webhook`
  Object.assign(stripe, { site: at.base(), hook })
  const card = { brand: 'visa', last4: '4242', failsAtRenewal: false }
  const sessionAt = (url: unknown) => stripe.session(String(url).split('/').at(-1) ?? '')!
  const token = await at.registered()
  await at.call(createCheckout, { token, body: { planType: 'monthly' } })
  const checkout = sessionAt((await at.call(createCheckout, { token, body: { planType: 'yearly' } })).json.url)
  await stripe.pay(checkout, card)
  expect((await at.call(confirmCheckout, { token, body: { sessionId: checkout.id } })).status).toBe(200)
  for (const line of [cancelSubscription, reactivateSubscription, openPortal, listInvoices])
    expect((await at.call(line, { token })).status).toBe(200)
  expect((await at.call(changePlan, { token, body: { planType: 'monthly' } })).status).toBe(200)
  const gift = {
    senderName: 'Naomi',
    recipientName: 'Ruth',
    recipientEmail: 'g@gracechapel.example',
    message: '',
    subscriptionType: 'monthly',
  }
  const bought = sessionAt((await at.call(buyGift, { body: gift })).json.url)
  await stripe.pay(bought, card)
  await stripe.refund(bought)
  expect((await at.call(deleteAccount, { token, body: { password: people.ruth.password } })).status).toBe(204)

  expect(new Set(exchanges.map(({ call }) => call))).toEqual(new Set(Object.keys(types)))
  expect(complaints(exchanges.flatMap(statementsOf))).toBe('')
})

test('a wrong name, a wrong word, a wrong kind of value, in a request or in an answer, is seen', { timeout: 60_000 }, () => {
  const request = exchanges.find(({ call, asked }) => call === 'POST /v1/checkout/sessions' && json(asked).includes('"subscription"'))
  const answer = exchanges.find(({ call, answered }) => call === 'GET /v1/subscriptions' && json(answered).includes('current_period_end'))
  if (!request || !answer) throw new Error('the first test recorded nothing')
  const bent = (one: Exchange, from: string, to: string) => {
    const [asked = '', answered = ''] = statementsOf(one)
    const statement = one === request ? asked : answered
    expect(statement).toContain(from)
    return statement.replace(from, to)
  }
  const controls = [
    bent(request, '"line_items"', '"line_itemz"'),
    bent(request, '"mode":"subscription"', '"mode":"subscribe"'),
    bent(request, '"quantity":1', '"quantity":"one"'),
    bent(answer, '"current_period_end":', '"period_end":'),
    bent(answer, '"status":"active"', '"status":"alive"'),
    bent(answer, '"cancel_at_period_end":', '"cancel_at_period_end":0,"x":'),
  ]
  const said = complaints(controls)
  const seen = new Set([...said.matchAll(/check\.ts\((\d+),/g)].map(([, line]) => Number(line) - head.split('\n').length))
  expect(seen).toEqual(new Set(controls.keys()))
})
