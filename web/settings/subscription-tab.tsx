import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import {
  cancelSubscription,
  changePlan,
  listInvoices,
  openPortal,
  reactivateSubscription,
  readSubscription,
  type PlanType,
  type SubscriptionDetail,
} from '#contract/billing.ts'
import { prices, trialDays } from '#contract/limits.ts'
import { readInstallation } from '#contract/support.ts'
import { longDate } from '#lesson/words/long-date.ts'
import { call } from '#web/lib/call.ts'
import { goToCheckout } from '#web/lib/go-to-checkout.ts'
import { paths } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session.tsx'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { readAgain, useRead } from '#web/lib/use-read.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Pill } from '#web/ui/pill.tsx'
import { PageSpinner, Spinner } from '#web/ui/spinner.tsx'
import { Card } from './card.tsx'
import { CodeCard } from './code-card.tsx'

export function SubscriptionTab() {
  const { data, error } = useRead(readSubscription)
  const { person } = useSession()
  if (error) return <p className="text-bad">Your subscription could not be loaded. {error.message}</p>
  if (!data || !person) return <PageSpinner />
  const lifetime = person.subscription.subscriptionSource?.includes('LIFETIME') ?? false
  return (
    <>
      {data.testMode && (
        <p className="rounded-xl border border-children-line bg-children-soft px-4 py-3 text-children-text">
          Payments are in test mode here: no card is charged.
        </p>
      )}
      <PlanCard detail={data} lifetime={lifetime} />
      {!lifetime && <CodeCard />}
      <HistoryCard />
      <Card title="Need help?" about="A person answers questions about billing.">
        <ButtonLink look="outline" href={data.supportEmail ? `mailto:${data.supportEmail}` : paths.contact}>
          {data.supportEmail ? `Write to ${data.supportEmail}` : 'Write to us'}
        </ButtonLink>
      </Card>
    </>
  )
}

const badges = { active: 'Active', trialing: 'Free Trial', ended: 'Trial Ended', canceled: 'Canceled', past_due: 'Past Due' }
const priceText = { monthly: `$${prices.monthly} a month`, yearly: `$${prices.yearly} a year` }

function PlanCard({ detail, lifetime }: { detail: SubscriptionDetail; lifetime: boolean }) {
  const { status, planType, trialEnd, currentPeriodEnd, cancelAtPeriodEnd, paymentMethod } = detail
  const { person } = useSession()
  const { data: installed } = useRead(readInstallation)
  const [busy, setBusy] = useState('')
  const name = lifetime
    ? 'Lifetime'
    : planType === 'yearly'
      ? 'Yearly'
      : planType === 'monthly'
        ? 'Monthly'
        : person?.subscription.plan === 'pro'
          ? 'Gift'
          : `${trialDays}-day trial`
  const run = async (what: string, work: () => Promise<unknown>) => {
    setBusy(what)
    await work()
    setBusy('')
  }
  const change = (line: typeof cancelSubscription | typeof reactivateSubscription, done: [string, string], failed: [string, string]) =>
    run(line.path, async () => {
      try {
        await call(line)
        await readAgain(readSubscription)
        toast({ title: done[0], description: done[1] })
      } catch (error) {
        toastFailure(failed[0], error, failed[1])
      }
    })
  const switchTo = (to: PlanType) =>
    run('switch', async () => {
      try {
        await call(changePlan, { body: { planType: to } })
        await readAgain(readSubscription, listInvoices)
        toast({ title: 'Plan changed', description: `You pay ${priceText[to]} from now on. What you have already paid is credited.` })
      } catch (error) {
        toastFailure('The plan was not changed', error, 'Nothing was charged. Please try again.')
      }
    })
  const portal = () =>
    run('portal', async () => {
      try {
        const { url } = await call(openPortal)
        if (!url) throw new Error('No billing portal URL received')
        location.assign(url)
      } catch (error) {
        toastFailure('Error', error, 'Failed to open billing portal. Please try again.')
      }
    })
  return (
    <Card title="Current plan">
      <p className="flex flex-wrap items-center gap-3">
        <span className="display text-2xl">{name}</span>
        <Pill tone={status === 'active' ? 'teens' : status === 'past_due' ? 'young-kids' : 'children'}>{badges[status]}</Pill>
        {planType && <span className="text-ink-2">{priceText[planType]}</span>}
      </p>
      <dl className="mt-4 space-y-1.5 text-ink-2">
        {lifetime && <Row name="Access" value="All features, forever. You will never be charged." />}
        {!lifetime && !planType && trialEnd && person?.subscription.plan === 'trial' && (
          <Row name={status === 'trialing' ? 'Trial ends' : 'Trial ended'} value={longDate(trialEnd)} />
        )}
        {paymentMethod && <Row name="Payment method" value={`${paymentMethod.brand} ending in ${paymentMethod.last4}`} />}
        {currentPeriodEnd && !lifetime && (
          <Row name={cancelAtPeriodEnd || !planType ? 'Access until' : 'Next billing date'} value={longDate(currentPeriodEnd)} />
        )}
      </dl>
      {cancelAtPeriodEnd && (
        <p className="mt-4 rounded-xl border border-children-line bg-children-soft px-4 py-3 text-children-text">
          Your plan ends with this period. Until then you have access to all features, and you can reactivate it.
        </p>
      )}
      {status === 'past_due' && (
        <p className="mt-4 rounded-xl border border-bad bg-bad-soft px-4 py-3 text-bad">
          The last payment did not go through. Please check your card under Manage Billing.
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        {!lifetime && !planType && installed?.payments === 'off' && (
          <p className="text-ink-2">Plans cannot be bought here: payments are not set up on this installation. A code still works.</p>
        )}
        {!lifetime && !planType && installed?.payments !== 'off' && (
          <>
            <Button disabled={busy !== ''} onClick={() => void run('checkout', () => goToCheckout('yearly'))}>
              Subscribe yearly, ${prices.yearly}
            </Button>
            <Button look="outline" disabled={busy !== ''} onClick={() => void run('checkout', () => goToCheckout('monthly'))}>
              Subscribe monthly, ${prices.monthly}
            </Button>
          </>
        )}
        {planType && status === 'active' && !cancelAtPeriodEnd && (
          <Button disabled={busy !== ''} onClick={() => void switchTo(planType === 'monthly' ? 'yearly' : 'monthly')}>
            {busy === 'switch' && <Spinner className="size-4" />}
            {planType === 'monthly' ? `Change to yearly, $${prices.yearly}` : `Change to monthly, $${prices.monthly}`}
          </Button>
        )}
        {planType && (
          <Button look="outline" disabled={busy !== ''} onClick={() => void portal()}>
            {busy === 'portal' && <Spinner className="size-4" />}
            Manage Billing
          </Button>
        )}
        {planType && status === 'active' && !cancelAtPeriodEnd && (
          <Button
            look="ghost"
            disabled={busy !== ''}
            onClick={() =>
              void change(
                cancelSubscription,
                ['Subscription canceled', 'Your subscription will remain active until the end of the billing period.'],
                ['Cancellation failed', 'Failed to cancel subscription. Please try again.'],
              )
            }
          >
            Cancel Subscription
          </Button>
        )}
        {cancelAtPeriodEnd && (
          <Button
            disabled={busy !== ''}
            onClick={() =>
              void change(
                reactivateSubscription,
                ['Subscription reactivated', 'Your subscription has been reactivated successfully.'],
                ['Reactivation failed', 'Failed to reactivate subscription. Please try again.'],
              )
            }
          >
            Reactivate Subscription
          </Button>
        )}
      </div>
    </Card>
  )
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <div className="flex flex-wrap gap-x-2">
    <dt className="font-semibold text-ink">{name}:</dt>
    <dd>{value}</dd>
  </div>
)

function HistoryCard() {
  const [open, setOpen] = useState(false)
  const { data, error } = useRead(listInvoices, { enabled: open })
  return (
    <Card title="Billing history">
      {!open && (
        <Button look="outline" onClick={() => setOpen(true)}>
          View Billing History
        </Button>
      )}
      {open && error && <p className="text-bad">The invoices could not be loaded. {error.message}</p>}
      {open && !data && !error && <Spinner className="size-6" />}
      {data?.length === 0 && <p className="text-ink-2">Nothing has been charged yet.</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line">
          {data.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
              <span className="min-w-40 flex-1">
                {one.number}, {longDate(one.date)}
              </span>
              <span className="tabular-nums">
                {(one.amount / 100).toLocaleString('en-US', { style: 'currency', currency: one.currency.toUpperCase() })}
              </span>
              <Pill tone={one.status === 'paid' ? 'teens' : 'children'}>{one.status}</Pill>
              {one.url && (
                <ButtonLink look="ghost" size="icon" href={one.url} aria-label={`Invoice ${one.number}`}>
                  <ExternalLink className="size-4.5" />
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
