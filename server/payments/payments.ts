import Stripe from 'stripe'
import { PRODUCT } from '#contract/product.ts'
import type { Config } from '#server/config.ts'
import { refuseInTransaction } from '#server/db/outbound.ts'
import type { TestStripe } from './test-stripe/test-stripe.ts'

/** Stripe as the features use it: one code path, whether it is the real one or the rehearsal that comes along. */
export type Payments = {
  stripe: Stripe
  webhookSecret: string
  prices: { monthly: string; yearly: string }
  /** The embedded rehearsal, where no key is configured: no card is charged. */
  test: TestStripe | undefined
}

/** Stripe's own way to the network, closed while a transaction is open. */
function outboundClient(): ReturnType<typeof Stripe.createNodeHttpClient> {
  const client = Stripe.createNodeHttpClient()
  const ask = client.makeRequest.bind(client)
  client.makeRequest = async (...given) => {
    refuseInTransaction('Stripe')
    return ask(...given)
  }
  return client
}

const patience = { timeout: 20_000, maxNetworkRetries: 2, telemetry: false, appInfo: { name: PRODUCT } }

/** Real payments with the configured key; `STRIPE_API_BASE` points the SDK elsewhere for tests. */
export function realPayments(config: Config): Payments | undefined {
  if (!config.stripeSecretKey) return undefined
  const base = config.stripeApiBase ? new URL(config.stripeApiBase) : undefined
  const elsewhere = base
    ? {
        host: base.hostname,
        port: base.port || (base.protocol === 'https:' ? 443 : 80),
        protocol: base.protocol === 'https:' ? ('https' as const) : ('http' as const),
      }
    : {}
  return {
    stripe: new Stripe(config.stripeSecretKey, { ...patience, ...elsewhere, httpClient: outboundClient() }),
    webhookSecret: config.stripeWebhookSecret ?? '',
    prices: { monthly: config.stripePriceMonthly ?? '', yearly: config.stripePriceYearly ?? '' },
    test: undefined,
  }
}

/** The rehearsal: the same SDK, talking to a small Stripe of our own on loopback. */
export function rehearsedPayments(test: TestStripe): Payments {
  return {
    stripe: new Stripe('sk_test_embedded', {
      ...patience,
      host: '127.0.0.1',
      port: test.port,
      protocol: 'http',
      httpClient: outboundClient(),
    }),
    webhookSecret: test.webhookSecret,
    prices: test.prices,
    test,
  }
}
