import type { IncomingMessage, ServerResponse } from 'node:http'
import { asCustomer, type PriceId, priceOf } from './objects.ts'
import type { TestStripe } from './test-stripe.ts'

class Refused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
type Asked = { id: string; form: URLSearchParams; test: TestStripe }
type Answer = object | Promise<object>

const need = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Refused(404, `No such ${what}`)
  return found
}
const listOf = (url: string, data: object[]) => ({ object: 'list', url, has_more: false, data })
/** "metadata[userId]=7" and its neighbours as an object. */
const nested = (form: URLSearchParams, name: string) =>
  Object.fromEntries([...form].flatMap(([key, value]) => (key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value]] : [])))

/** The calls that Storyfold makes of Stripe, and no other: what is not here answers 404 as Stripe does. */
const calls: [method: string, path: RegExp, answer: (asked: Asked) => Answer][] = [
  [
    'POST',
    /^\/v1\/customers$/,
    ({ form, test }) =>
      asCustomer(test.addCustomer({ email: form.get('email') ?? '', name: form.get('name') ?? '', metadata: nested(form, 'metadata') })),
  ],
  ['DELETE', /^\/v1\/customers\/(\w+)$/, ({ id, test }) => test.removeCustomer(need(test.customer(id), 'customer').id)],
  ['POST', /^\/v1\/checkout\/sessions$/, ({ form, test }) => test.shownSession(newSession(form, test))],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, ({ id, test }) => test.shownSession(need(test.session(id), 'checkout.session'))],
  [
    'GET',
    /^\/v1\/checkout\/sessions$/,
    ({ form, test }) => {
      const payment = form.get('payment_intent')
      const paid = payment === null ? undefined : test.sessionOfPayment(payment)
      const found = payment === null ? test.sessionsOf(form.get('customer') ?? '') : paid ? [paid] : []
      const status = form.get('status')
      return listOf('/v1/checkout/sessions', found.filter((one) => status === null || one.status === status).map(test.shownSession))
    },
  ],
  [
    'POST',
    /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    ({ id, test }) => {
      const session = need(test.session(id), 'checkout.session')
      if (session.status !== 'open') throw new Refused(400, 'Only Checkout Sessions with a status in ["open"] can be expired.')
      return test.shownSession(test.expire(session))
    },
  ],
  ['GET', /^\/v1\/payment_intents\/(\w+)$/, ({ id, test }) => test.shownPayment(need(test.sessionOfPayment(id), 'payment_intent'))],
  [
    'GET',
    /^\/v1\/subscriptions$/,
    ({ form, test }) => listOf('/v1/subscriptions', test.subscriptionsOf(form.get('customer') ?? '').map(test.shownSubscription)),
  ],
  ['GET', /^\/v1\/subscriptions\/(\w+)$/, ({ id, test }) => test.shownSubscription(need(test.subscription(id), 'subscription'))],
  [
    'POST',
    /^\/v1\/subscriptions\/(\w+)$/,
    async ({ id, form, test }) => {
      const subscription = need(test.subscription(id), 'subscription')
      if (subscription.status === 'canceled') throw new Refused(400, 'A canceled subscription can only update its metadata.')
      const price = form.get('items[0][price]') as PriceId | null
      if (price && !(price in priceOf)) throw new Refused(400, `No such price: '${price}'`)
      if (price && test.customer(subscription.customer)?.card?.failsAtRenewal) throw new Refused(402, 'Your card was declined.')
      const cancel = form.get('cancel_at_period_end')
      const set = {
        ...(cancel === null ? {} : { cancelAtPeriodEnd: cancel === 'true' }),
        ...(price ? test.switched(subscription, price) : {}),
      }
      if (Object.keys(set).length) void test.change(subscription, set)
      return test.shownSubscription(subscription)
    },
  ],
  [
    'GET',
    /^\/v1\/invoices$/,
    ({ form, test }) => listOf('/v1/invoices', test.invoicesOf(form.get('customer') ?? '').map(test.shownInvoice)),
  ],
  [
    'POST',
    /^\/v1\/billing_portal\/sessions$/,
    ({ form, test }) => {
      const customer = need(test.customer(form.get('customer') ?? ''), 'customer')
      const url = `${test.site}/test-payments/portal/${customer.id}`
      return {
        id: 'bps_test',
        object: 'billing_portal.session',
        customer: customer.id,
        url,
        return_url: form.get('return_url'),
        livemode: false,
      }
    },
  ],
]

function newSession(form: URLSearchParams, test: TestStripe) {
  const mode = form.get('mode') === 'payment' ? 'payment' : 'subscription'
  const price = form.get('line_items[0][price]') as PriceId | null
  if (mode === 'subscription' && !(price && price in priceOf)) throw new Refused(400, `No such price: '${price}'`)
  const customer = form.get('customer')
  if (customer) need(test.customer(customer), 'customer')
  return test.addSession({
    mode,
    customer,
    email: form.get('customer_email') ?? (customer ? (test.customer(customer)?.email ?? '') : ''),
    price: mode === 'subscription' ? price : null,
    amount: mode === 'subscription' && price ? priceOf[price].amount : Number(form.get('line_items[0][price_data][unit_amount]') ?? 0),
    product: mode === 'subscription' && price ? priceOf[price].name : (form.get('line_items[0][price_data][product_data][name]') ?? ''),
    successUrl: form.get('success_url') ?? '',
    cancelUrl: form.get('cancel_url') ?? '',
    reference: form.get('client_reference_id'),
    metadata: nested(form, 'metadata'),
  })
}

export async function answerCall(test: TestStripe, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' })
    response.end(JSON.stringify(body))
  }
  try {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const url = new URL(request.url ?? '/', 'http://localhost')
    const form = new URLSearchParams(request.method === 'GET' ? url.search : Buffer.concat(parts).toString())
    if (!request.headers.authorization?.startsWith('Bearer sk_test_')) throw new Refused(401, 'Invalid API Key provided')
    for (const [method, path, answer] of calls) {
      const found = method === request.method ? path.exec(url.pathname) : null
      if (found) return send(200, await answer({ id: found[1] ?? '', form, test }))
    }
    throw new Refused(404, `Unrecognized request URL (${request.method}: ${url.pathname}).`)
  } catch (error) {
    const status = error instanceof Refused ? error.status : 500
    send(status, {
      error: {
        type: status === 500 ? 'api_error' : status === 402 ? 'card_error' : 'invalid_request_error',
        message: error instanceof Error ? error.message : String(error),
      },
    })
  }
}
