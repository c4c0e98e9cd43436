import { readSubscription } from '#contract/billing.ts'
import { longDate } from '#lesson/words/long-date.ts'
import { useTitle } from '#web/lib/document-title.ts'
import { goToCheckout } from '#web/lib/go-to-checkout.ts'
import { paths } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session.tsx'
import { useRead } from '#web/lib/use-read.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

/** What the account says of itself, and a checkout to try. */
export function SubscriptionTestPage() {
  useTitle('Subscription test')
  const { person } = useSession()
  const { data } = useRead(readSubscription)
  if (!person) return null
  const { user, subscription } = person
  const lifetime = subscription.subscriptionSource?.includes('LIFETIME') ?? false
  const rows: [string, string][] = [
    ['Email', user.email],
    ['Name', user.name || 'not said'],
    ['User', user.id],
    ['Status', subscription.status],
    ['Plan', subscription.plan],
    ['Source', subscription.subscriptionSource ?? 'none'],
    ['Trial end', subscription.trialEndsAt ? longDate(subscription.trialEndsAt) : 'none'],
    ['Current period end', subscription.currentPeriodEnd ? longDate(subscription.currentPeriodEnd) : 'none'],
  ]
  return (
    <main className="wrap max-w-[44rem] py-10">
      <h1 className="mb-6 text-3xl">Subscription test</h1>
      <section className="rounded-2xl border border-line bg-card p-5 shadow-1 sm:p-7">
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[11rem_1fr]">
          {rows.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="font-semibold">{name}</dt>
              <dd className="break-all text-ink-2">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-6 flex flex-wrap gap-2">
          <Button disabled={lifetime} onClick={() => void goToCheckout('monthly')}>
            Test checkout
          </Button>
          <ButtonLink look="outline" href={paths.home}>
            Return to Dashboard
          </ButtonLink>
        </div>
        <p className="mt-4 text-ink-2">
          {lifetime ? 'You have lifetime access: there is nothing to pay.' : 'The checkout turns a trial into a paid plan.'}
          {data?.testMode && ' Payments are in test mode: no card is charged. Use the card 4242 4242 4242 4242.'}
        </p>
      </section>
      <details className="mt-6">
        <summary className="min-h-11 py-2 font-semibold">Debug</summary>
        <pre className="overflow-x-auto rounded-xl bg-paper-2 p-4 text-sm" tabIndex={0} role="region" aria-label="Debug">
          {JSON.stringify({ subscription, detail: data }, undefined, 2)}
        </pre>
      </details>
    </main>
  )
}
