import type { App } from '#server/app.ts'
import { subscriptionsOf, type SubscriptionRow } from './billing.store.ts'

const live = new Set(['active', 'trialing', 'past_due'])

/** A person's running plans: the one that goes on before one that ends with its period, and the newest first. */
export async function livePlans(app: Pick<App, 'db'>, userId: string): Promise<SubscriptionRow[]> {
  const rows = (await subscriptionsOf(app, userId)).filter((row) => live.has(row.status))
  return rows.toSorted((a, b) => Number(a.cancelAtPeriodEnd) - Number(b.cancelAtPeriodEnd))
}
