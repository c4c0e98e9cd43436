import { prices, trialDays } from '#contract/limits.ts'
import { longDate } from '#lesson/layout/printed-book.ts'
import { useSession } from '#web/lib/session.tsx'
import { Pill } from '#web/ui/pill.tsx'
import { Card } from './card.tsx'

const badges = { active: 'Active', trialing: 'Free Trial', canceled: 'Canceled', past_due: 'Past Due' }

export function SubscriptionTab() {
  const { person } = useSession()
  if (!person) return null
  const { status, plan, subscriptionSource, trialEndsAt, currentPeriodEnd } = person.subscription
  const lifetime = subscriptionSource?.includes('LIFETIME')
  return (
    <Card title="Current plan">
      <p className="flex flex-wrap items-center gap-3">
        <span className="display text-2xl">{lifetime ? 'Lifetime' : plan === 'trial' ? `${trialDays}-day trial` : 'Pro'}</span>
        <Pill tone={status === 'active' ? 'teens' : 'children'}>{badges[status]}</Pill>
      </p>
      <p className="mt-3 text-ink-2">
        {lifetime
          ? 'You have lifetime access to all features. Nothing is ever charged.'
          : plan === 'trial'
            ? `${trialEndsAt ? `Your trial ${status === 'trialing' ? 'ends' : 'ended'} on ${longDate(trialEndsAt)}. ` : ''}What you made stays readable, to print and to share. A plan costs $${prices.monthly} a month or $${prices.yearly} a year.`
            : currentPeriodEnd
              ? `Access until ${longDate(currentPeriodEnd)}.`
              : ''}
      </p>
    </Card>
  )
}
