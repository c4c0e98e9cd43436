import type { FastifyInstance } from 'fastify'
import { PRODUCT } from '#contract/product.ts'
import type { App } from '#server/app.ts'
import { priceOf } from './objects.ts'
import { readCard, type TestStripe } from './test-stripe.ts'

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)
const base = '/test-payments'

const style = `body{margin:0;font:17px/1.55 system-ui,sans-serif;background:#fdfaf3;color:#331c38}
.banner{background:#fdefcf;border-bottom:1px solid #efcf8a;padding:12px;text-align:center;font-weight:700}
main{max-width:30rem;margin:2rem auto;padding:0 1rem}h1{font:400 1.7rem/1.2 Georgia,serif}
form,.card{background:#fffefe;border:1px solid #e6dfd3;border-radius:14px;padding:1.25rem;margin:1rem 0}
label{display:block;font-weight:600;margin-bottom:.35rem}input{width:100%;box-sizing:border-box;font:inherit;padding:.7rem;border:1px solid #8f8192;border-radius:10px;margin-bottom:1rem}
button,a.button{display:inline-block;font:inherit;font-weight:600;min-height:44px;padding:.6rem 1.2rem;border:1px solid #8f8192;border-radius:10px;background:#fffefe;color:#331c38;text-decoration:none;cursor:pointer}
form p{margin:0 0 1rem}.row{display:flex;flex-wrap:wrap;gap:.6rem;align-items:stretch}
button.main{background:#6a3293;border-color:#6a3293;color:#fffefe}.bad{color:#b32228;font-weight:600}.mute{color:#6b5a6c;font-size:.9rem}
@media(prefers-color-scheme:dark){:root{color-scheme:dark}body{background:#1f1423;color:#f4f0e6}.banner{background:#402f17;border-color:#6b5429;color:#f8ce78}
form,.card{background:#2e2033;border-color:#47384e}input{background:#261a2b;color:#f4f0e6;border-color:#887b8c}
button,a.button{background:#2e2033;color:#f4f0e6;border-color:#887b8c}button.main{background:#d2a9f8;border-color:#d2a9f8;color:#1f1423}.bad{color:#ff958e}.mute{color:#bdaba5}a{color:#d2a9f8}}`

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title><link rel="stylesheet" href="${base}/style.css"></head><body><header class="banner">TEST MODE: no card is charged</header><main><h1>${escape(title)}</h1>${body}</main></body></html>`

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
    addPayPage(scope, test)
    addPortal(scope, test)
  })
}

type At = { Params: { id: string } }
const cardField =
  '<label for="card">Card number</label><input id="card" name="card" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242">'
const cards =
  '<p class="mute">4242 4242 4242 4242 pays. 4000 0000 0000 0002 is declined. 4000 0000 0000 0341 pays once and fails at renewal.</p>'

function addPayPage(http: FastifyInstance, test: TestStripe): void {
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
  http.get<At>(`${base}/pay/:id`, async (request, reply) => reply.type('text/html').send(show(request.params.id)))
  http.post<At>(`${base}/pay/:id`, async (request, reply) => {
    const form = request.body as URLSearchParams
    const session = test.session(request.params.id)
    if (!session || session.status !== 'open') return reply.type('text/html').send(show(request.params.id))
    const read = readCard(form.get('card') ?? '')
    if ('declined' in read) return reply.type('text/html').send(show(session.id, read.declined))
    session.email = form.get('email') ?? session.email
    await test.pay(session, read.card)
    return reply.redirect(session.successUrl.replace('{CHECKOUT_SESSION_ID}', session.id), 303)
  })
}

function addPortal(http: FastifyInstance, test: TestStripe): void {
  const show = (id: string, said = '') => {
    const customer = test.customer(id)
    if (!customer) return page('Nothing here', `<p>This customer is not known.</p><a class="button" href="/">Back to ${PRODUCT}</a>`)
    const plans = test
      .subscriptionsOf(id)
      .map(
        (one) =>
          `<div class="card"><p><b>${escape(priceOf[one.price].name)}</b>, ${one.status}${one.cancelAtPeriodEnd ? ', ends' : ', paid'} until ${day(one.periodEnd)}</p><form method="post"><button name="renew" value="${one.id}">Rehearse the end of the period</button></form></div>`,
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
  http.get<At>(`${base}/portal/:id`, async (request, reply) => reply.type('text/html').send(show(request.params.id)))
  http.post<At>(`${base}/portal/:id`, async (request, reply) => {
    const form = request.body as URLSearchParams
    const customer = test.customer(request.params.id)
    const renewed = test.subscription(form.get('renew') ?? '')
    if (renewed && renewed.customer === customer?.id) await test.renew(renewed)
    else if (customer && form.has('card')) {
      const read = readCard(form.get('card') ?? '')
      if ('declined' in read) return reply.type('text/html').send(show(customer.id, read.declined))
      await test.setCard(customer, read.card)
    }
    return reply.redirect(`${base}/portal/${request.params.id}`, 303)
  })
}
