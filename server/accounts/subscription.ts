import type { Subscription } from '#contract/accounts.ts'
import type { EntitlementRow } from './accounts.store.ts'

type Grant = Pick<EntitlementRow, 'source' | 'endsAt'>

/** The plan that is shown, derived from what the person was granted; nothing else decides it. */
export function subscriptionOf(rows: Grant[], now: Date): Subscription {
  const latest = (sources: EntitlementRow['source'][]) =>
    rows
      .filter((row) => sources.includes(row.source))
      .reduce<Grant | undefined>((best, row) => (!best || end(row) > end(best) ? row : best), undefined)
  const trial = latest(['trial', 'referral'])
  const trialEndsAt = trial?.endsAt?.toISOString() ?? null
  if (latest(['lifetime'])) return { status: 'active', plan: 'pro', subscriptionSource: 'LIFETIME', trialEndsAt, currentPeriodEnd: null }
  const paid = latest(['stripe', 'gift'])
  if (paid && end(paid) > now.getTime())
    return {
      status: 'active',
      plan: 'pro',
      subscriptionSource: paid.source.toUpperCase(),
      trialEndsAt,
      currentPeriodEnd: paid.endsAt?.toISOString() ?? null,
    }
  const running = trial !== undefined && end(trial) > now.getTime()
  return {
    // Nothing that a person never had is called canceled.
    status: running ? 'trialing' : paid ? 'canceled' : 'ended',
    plan: 'trial',
    subscriptionSource: trial ? trial.source.toUpperCase() : null,
    trialEndsAt,
    currentPeriodEnd: paid?.endsAt?.toISOString() ?? trialEndsAt,
  }
}

const end = (row: Grant): number => row.endsAt?.getTime() ?? Number.POSITIVE_INFINITY
