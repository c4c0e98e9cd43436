import type { FastifyInstance } from 'fastify'
import { PRODUCT } from '#contract/product.ts'
import { longDate } from '#lesson/words/long-date.ts'
import type { App } from '#server/app.ts'
import { priceOf } from './objects.ts'
import { base, dressed, escape, style } from './dress.ts'
import { readCard, type TestStripe } from './test-stripe.ts'

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
const day = (seconds: number) => longDate(new Date(seconds * 1000).toISOString())

/** The pay page and the portal of the rehearsal. They are there only where payments are rehearsed. */
export const testPaymentPages = (http: FastifyInstance, app: App): void => {
  const test = app.payments?.test
  if (!test) return
  void http.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    scope.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))
    scope.get(`${base}/style.css`, async (_, reply) => reply.type('text/css').send(style))
    const page: Page = (title, body) => dressed(app, title, body)
    addPayPage(scope, test, page)
    addPortal(scope, test, page)
  })
}

type Page = (title: string, body: string) => Promise<string>
type At = { Params: { id: string } }
const cardField =
  '<label for="card">Card number</label><input id="card" name="card" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242">'
const cards =
  '<p class="mute">4242 4242 4242 4242 pays. 4000 0000 0000 0002 is declined. 4000 0000 0000 0341 pays once and fails at renewal.</p>'

function addPayPage(http: FastifyInstance, test: TestStripe, page: Page): void {
  const show = (id: string, problem = '') => {
    const session = test.session(id)
    if (!session || session.status !== 'open')
      return page(
        'This checkout is closed',
        `<p>It was paid already, or it is not known here.</p><a class="button" href="/">Back to ${PRODUCT}</a>`,
      )
    return page(
      `Pay ${dollars(session.amount)}`,
      `<p>${escape(session.product)}</p><form method="post">${problem ? `<p class="bad" role="alert">${escape(problem)}</p>` : ''}<label for="email">Email for the receipt</label><input id="email" name="email" type="email" required value="${escape(session.email)}">${cardField}<div class="row"><button class="main" type="submit">Pay ${dollars(session.amount)}</button><a class="button" href="${escape(session.cancelUrl)}">Cancel</a></div></form>${cards}`,
    )
  }
  http.get<At>(`${base}/pay/:id`, async (request, reply) => reply.type('text/html').send(await show(request.params.id)))
  http.post<At>(`${base}/pay/:id`, async (request, reply) => {
    const form = request.body as URLSearchParams
    const session = test.session(request.params.id)
    if (!session || session.status !== 'open') return reply.type('text/html').send(await show(request.params.id))
    const read = readCard(form.get('card') ?? '')
    if ('declined' in read) return reply.type('text/html').send(await show(session.id, read.declined))
    session.email = form.get('email') ?? session.email
    await test.pay(session, read.card)
    return reply.redirect(session.successUrl.replace('{CHECKOUT_SESSION_ID}', session.id), 303)
  })
}

function addPortal(http: FastifyInstance, test: TestStripe, page: Page): void {
  const show = (id: string, said = '') => {
    const customer = test.customer(id)
    if (!customer) return page('Nothing here', `<p>This customer is not known.</p><a class="button" href="/">Back to ${PRODUCT}</a>`)
    const plans = test
      .subscriptionsOf(id)
      .map(
        (one) =>
          `<div class="card"><p><b>${escape(priceOf[one.price].name)}</b>, ${one.status}${one.cancelAtPeriodEnd ? ', ends' : ', paid'} until ${day(one.periodEnd)}</p><form class="inside" method="post"><button name="renew" value="${one.id}">Rehearse the end of the period</button></form></div>`,
      )
      .join('')
    const invoices = test
      .invoicesOf(id)
      .map((one) => `<li>${one.number}, ${day(one.created)}: ${dollars(one.amount)}, ${one.paid ? 'paid' : 'failed'}</li>`)
      .join('')
    return page(
      'Manage billing',
      `${said ? `<p class="bad" role="alert">${escape(said)}</p>` : ''}<p>${escape(customer.email)}, card ending in ${customer.card?.last4 ?? 'nothing'}</p><form method="post">${cardField}<button class="main" type="submit">Use this card</button></form>${cards}${plans}<h2>Invoices</h2><ul>${invoices || '<li>none yet</li>'}</ul><a class="button" href="/settings#subscription">Back to ${PRODUCT}</a>`,
    )
  }
  http.get<At>(`${base}/portal/:id`, async (request, reply) => reply.type('text/html').send(await show(request.params.id)))
  http.post<At>(`${base}/portal/:id`, async (request, reply) => {
    const form = request.body as URLSearchParams
    const customer = test.customer(request.params.id)
    const renewed = test.subscription(form.get('renew') ?? '')
    if (renewed && renewed.customer === customer?.id) await test.renew(renewed)
    else if (customer && form.has('card')) {
      const read = readCard(form.get('card') ?? '')
      if ('declined' in read) return reply.type('text/html').send(await show(customer.id, read.declined))
      await test.setCard(customer, read.card)
    }
    return reply.redirect(`${base}/portal/${request.params.id}`, 303)
  })
}
