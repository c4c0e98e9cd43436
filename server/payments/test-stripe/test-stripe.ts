import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import Stripe from 'stripe'
import { answerCall } from './api.ts'
import {
  asCharge,
  asInvoice,
  asPayment,
  asSession,
  asSubscription,
  type Card,
  type CheckoutSession,
  type Customer,
  type Invoice,
  newId,
  priceOf,
  type Subscription,
  testPrices,
} from './objects.ts'

type State = {
  webhookSecret: string
  customers: Record<string, Customer>
  sessions: Record<string, CheckoutSession>
  subscriptions: Record<string, Subscription>
  invoices: Record<string, Invoice>
}
const empty = (): State => ({
  webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
  customers: {},
  sessions: {},
  subscriptions: {},
  invoices: {},
})

/** Throws a sentence where the file is not one of ours: it is never written over. */
function readState(file: string): State {
  try {
    const state = JSON.parse(readFileSync(file, 'utf8')) as State
    return { ...empty(), ...state }
  } catch (cause) {
    throw new Error(`The file ${file} cannot be read, so Storyfold was not started. Move it away to begin the rehearsed payments anew.`, {
      cause,
    })
  }
}

/** The cards that Stripe's own test mode has. */
export function readCard(number: string): { card: Card } | { declined: string } {
  const digits = number.replace(/\D/g, '')
  if (digits === '4000000000000002') return { declined: 'Your card was declined.' }
  if (digits.length < 12 || digits.length > 19) return { declined: 'This is no card number. Use 4242 4242 4242 4242.' }
  return {
    card: { brand: digits.startsWith('5') ? 'mastercard' : 'visa', last4: digits.slice(-4), failsAtRenewal: digits === '4000000000000341' },
  }
}

/**
 * A small Stripe for a machine without a key: it keeps customers, checkouts, subscriptions and invoices in one file,
 * answers the SDK on loopback and sends signed webhooks. No card is ever charged.
 */
export class TestStripe {
  readonly prices = testPrices
  readonly #file: string
  readonly #state: State
  readonly #now: () => Date
  readonly #mark: string
  readonly #signer = new Stripe('sk_test_embedded')
  #server: http.Server | undefined
  #port = 0
  /** Where pages are reached and webhooks go; set once the app listens. */
  site = ''
  hook = ''

  constructor(folder: string, now: () => Date, { mark = 'test' } = {}) {
    this.#mark = mark
    this.#file = path.join(folder, 'test-payments.json')
    this.#now = now
    this.#state = existsSync(this.#file) ? readState(this.#file) : empty()
    mkdirSync(folder, { recursive: true })
  }

  get port(): number {
    return this.#port
  }
  get webhookSecret(): string {
    return this.#state.webhookSecret
  }
  async listen(): Promise<void> {
    this.#server = http.createServer((request, response) => void answerCall(this, request, response))
    await new Promise<void>((done) => this.#server?.listen(0, '127.0.0.1', done))
    const at = this.#server.address()
    this.#port = typeof at === 'object' && at ? at.port : 0
    this.#server.unref()
  }
  close(): void {
    this.#server?.close()
    this.#server?.closeAllConnections()
  }

  customer = (id: string): Customer | undefined => this.#state.customers[id]
  session = (id: string): CheckoutSession | undefined => this.#state.sessions[id]
  subscription = (id: string): Subscription | undefined => this.#state.subscriptions[id]
  subscriptionsOf = (customer: string): Subscription[] =>
    Object.values(this.#state.subscriptions).filter((one) => one.customer === customer)
  invoicesOf = (customer: string): Invoice[] =>
    Object.values(this.#state.invoices)
      .filter((one) => one.customer === customer)
      .reverse()
  pageOf = (session: CheckoutSession) => `${this.site}/test-payments/pay/${session.id}`
  shownSubscription = (one: Subscription) => asSubscription(one, this.customer(one.customer)?.card ?? null)
  shownSession = (one: CheckoutSession) => asSession(one, this.pageOf(one))
  shownPayment = asPayment
  sessionsOf = (customer: string): CheckoutSession[] => Object.values(this.#state.sessions).filter((one) => one.customer === customer)
  sessionOfPayment = (payment: string): CheckoutSession | undefined =>
    Object.values(this.#state.sessions).find((one) => one.payment === payment)
  shownInvoice = (one: Invoice) => asInvoice(one, `${this.site}/test-payments/portal/${one.customer}`)
  seconds = (): number => Math.floor(this.#now().getTime() / 1000)

  addCustomer(given: { email: string; name: string; metadata: Record<string, string> }): Customer {
    const customer: Customer = { id: newId('cus', this.#mark), object: 'customer', card: null, ...given }
    this.#state.customers[customer.id] = customer
    this.#save()
    return customer
  }
  removeCustomer(id: string): { id: string; object: 'customer'; deleted: true } {
    for (const kind of ['sessions', 'subscriptions', 'invoices'] as const)
      for (const one of Object.values(this.#state[kind])) if (one.customer === id) delete this.#state[kind][one.id]
    const email = this.#state.customers[id]?.email
    for (const one of Object.values(this.#state.sessions)) if (one.email === email) delete this.#state.sessions[one.id]
    delete this.#state.customers[id]
    this.#save()
    return { id, object: 'customer', deleted: true }
  }
  addSession(given: Omit<CheckoutSession, 'id' | 'status' | 'paid' | 'created' | 'subscription'>): CheckoutSession {
    const session: CheckoutSession = { ...given, id: newId('cs'), status: 'open', paid: false, subscription: null, created: this.seconds() }
    this.#state.sessions[session.id] = session
    this.#save()
    return session
  }

  /** Closes a checkout that nobody paid. */
  expire(session: CheckoutSession): CheckoutSession {
    session.status = 'expired'
    this.#save()
    return session
  }

  /** Pays an open checkout with a card: makes what was bought and tells of it. */
  async pay(session: CheckoutSession, card: Card): Promise<void> {
    if (session.status !== 'open') return
    session.status = 'complete'
    session.paid = true
    if (session.mode === 'subscription' && session.customer && session.price) {
      const customer = this.customer(session.customer)
      if (customer) customer.card = card
      const subscription: Subscription = {
        id: newId('sub', this.#mark),
        customer: session.customer,
        price: session.price,
        status: 'active',
        cancelAtPeriodEnd: false,
        periodStart: this.seconds(),
        periodEnd: this.#periodAfter(this.seconds(), session.price),
        endedAt: null,
        created: this.seconds(),
      }
      this.#state.subscriptions[subscription.id] = subscription
      session.subscription = subscription.id
      const invoice = this.#addInvoice(subscription, true)
      this.#save()
      await this.tell('customer.subscription.created', this.shownSubscription(subscription))
      await this.tell('invoice.paid', this.shownInvoice(invoice))
    }
    if (session.mode === 'payment') session.payment = newId('pi', this.#mark)
    this.#save()
    await this.tell('checkout.session.completed', this.shownSession(session))
  }

  /** Gives a single payment back, as somebody would at Stripe’s own dashboard. */
  async refund(session: CheckoutSession): Promise<void> {
    session.refunded = true
    this.#save()
    await this.tell('charge.refunded', asCharge(session))
  }

  async change(subscription: Subscription, set: Partial<Subscription>): Promise<void> {
    Object.assign(subscription, set)
    this.#save()
    await this.tell(
      subscription.status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
      this.shownSubscription(subscription),
    )
  }
  /** What a subscription becomes with another price, at once; the unused part of what was paid counts against its invoice. */
  switched(subscription: Subscription, price: Subscription['price']): Partial<Subscription> {
    if (price === subscription.price) return {}
    const now = this.seconds()
    const left = Math.max(0, subscription.periodEnd - now) / (subscription.periodEnd - subscription.periodStart)
    this.#addInvoice(subscription, true, Math.max(0, priceOf[price].amount - Math.round(priceOf[subscription.price].amount * left)))
    return { price, status: 'active', periodStart: now, periodEnd: this.#periodAfter(now, price) }
  }
  async setCard(customer: Customer, card: Card): Promise<void> {
    customer.card = card
    this.#save()
    for (const one of this.subscriptionsOf(customer.id)) await this.tell('customer.subscription.updated', this.shownSubscription(one))
  }
  /** What happens at the end of a period: it ends, is paid again, or the card fails. */
  async renew(subscription: Subscription): Promise<void> {
    if (subscription.cancelAtPeriodEnd) return this.change(subscription, { status: 'canceled', endedAt: this.seconds() })
    const paid = !this.customer(subscription.customer)?.card?.failsAtRenewal
    const invoice = this.#addInvoice(subscription, paid)
    await this.change(
      subscription,
      paid
        ? {
            status: 'active',
            periodStart: subscription.periodEnd,
            periodEnd: this.#periodAfter(subscription.periodEnd, subscription.price),
          }
        : { status: 'past_due' },
    )
    await this.tell(paid ? 'invoice.paid' : 'invoice.payment_failed', this.shownInvoice(invoice))
  }

  /** Sends a signed event; tries again like Stripe does, only sooner. */
  async tell(type: string, object: object): Promise<void> {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      type,
      created: this.seconds(),
      livemode: false,
      pending_webhooks: 1,
      request: null,
      data: { object },
    }
    const payload = JSON.stringify(event)
    for (const wait of [0, 300, 1500]) {
      if (wait) await new Promise((done) => setTimeout(done, wait))
      const signature = this.#signer.webhooks.generateTestHeaderString({ payload, secret: this.webhookSecret })
      const sent = await fetch(this.hook, {
        method: 'POST',
        body: payload,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      }).catch(() => undefined)
      if (sent && sent.status < 500) return
    }
  }

  #addInvoice(subscription: Subscription, paid: boolean, amount = priceOf[subscription.price].amount): Invoice {
    const count = Object.keys(this.#state.invoices).length + 1
    const invoice: Invoice = {
      id: newId('in'),
      number: `TEST-${String(count).padStart(4, '0')}`,
      customer: subscription.customer,
      subscription: subscription.id,
      amount,
      paid,
      attempts: 1,
      created: this.seconds(),
    }
    this.#state.invoices[invoice.id] = invoice
    return invoice
  }
  #periodAfter(from: number, price: Subscription['price']): number {
    const to = new Date(from * 1000)
    const day = to.getUTCDate()
    to.setUTCMonth(to.getUTCMonth() + priceOf[price].months)
    if (to.getUTCDate() !== day) to.setUTCDate(0)
    return Math.floor(to.getTime() / 1000)
  }
  #save(): void {
    writeFileSync(`${this.#file}.part`, JSON.stringify(this.#state))
    renameSync(`${this.#file}.part`, this.#file)
  }
}
