import { paths } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** Says that the trial or the plan is over, what still works, and where it goes on. Nothing at all while a trial or a plan runs. */
export function TrialOver() {
  const { person } = useSession()
  if (!person || !['ended', 'canceled'].includes(person.subscription.status)) return null
  const { trialEndsAt, currentPeriodEnd } = person.subscription
  const hadPlan = currentPeriodEnd !== null && currentPeriodEnd !== trialEndsAt
  return (
    <section
      aria-label="Your plan"
      className="mb-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl border border-children-line bg-children-soft px-5 py-4"
    >
      <p className="max-w-[44rem]">
        <b className="font-semibold">{hadPlan ? 'Your plan has ended.' : 'Your free trial has ended.'}</b> Everything you made stays here to
        read, print and share. Subscribe to make new lessons.
      </p>
      <ButtonLink href={paths.settings('subscription')}>See the plans</ButtonLink>
    </section>
  )
}
