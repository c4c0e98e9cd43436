import { Star } from 'lucide-react'
import type { Person } from '#web/lib/session.tsx'
import { Pill } from '#web/ui/pill.tsx'

const daysLeft = (end: string | null) => (end ? Math.max(0, Math.ceil((Date.parse(end) - Date.now()) / 86_400_000)) : 0)

/** Lifetime access, or how much of the trial is left; nothing while a plan runs. */
export function PlanBadge({ subscription }: Pick<Person, 'subscription'>) {
  if (subscription.subscriptionSource?.includes('LIFETIME'))
    return (
      <Pill tone="teens" className="whitespace-nowrap max-sm:px-2.5 max-sm:text-xs">
        <Star className="size-4 max-sm:hidden" aria-hidden="true" />
        Lifetime Access
      </Pill>
    )
  const days = daysLeft(subscription.trialEndsAt)
  if (subscription.plan !== 'trial') return null
  return (
    <Pill tone="children" className="whitespace-nowrap max-sm:px-2.5 max-sm:text-xs">
      {days > 0 ? `Trial: ${days} ${days === 1 ? 'day' : 'days'} left` : 'Trial ended'}
    </Pill>
  )
}
