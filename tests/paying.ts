import { createCheckout } from '#contract/billing.ts'
import { people } from './people.ts'
import type { TestApp } from './test-app.ts'

export type Cards = '4242424242424242' | '4000000000000002' | '4000000000000341'
/** What a browser does on the pay page: types a card and presses Pay. */
export async function pay(at: TestApp, url: string, card: Cards = '4242424242424242', email: string = people.ruth.email) {
  const response = await fetch(url.replace(/^http:\/\/[^/]+/, at.base()), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ card, email }),
  })
  return { status: response.status, to: response.headers.get('location') ?? '', text: await response.text() }
}
/** Goes from the plan to the pay page and pays; gives the checkout session. */
export async function subscribed(at: TestApp, token: string, planType: 'monthly' | 'yearly' = 'monthly', card: Cards = '4242424242424242') {
  const { json } = await at.call(createCheckout, { token, body: { planType } })
  const paid = await pay(at, String(json.url), card)
  return new URL(paid.to).searchParams.get('session_id') ?? ''
}
