import { type Subscription } from '#contract/accounts.ts'
import { readSubscription, redeemCode } from '#contract/billing.ts'
import { longDate } from '#lesson/words/long-date.ts'
import { call } from '#web/lib/call.ts'
import { useSession } from '#web/lib/session.tsx'
import { toast } from '#web/lib/toast.ts'
import { readAgain } from '#web/lib/use-read.ts'
import { useSubmit } from '#web/lib/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Card } from './card.tsx'

/** A gift, lifetime or referral code for an account that exists. */
export function CodeCard() {
  const { person, setPlan, update } = useSession()
  const { busy, errors, onSubmit } = useSubmit(
    async (text, form) => {
      const { user, subscription } = await call(redeemCode, { body: { code: text('code') } })
      const before = person?.subscription
      setPlan(subscription)
      update(user)
      await readAgain(readSubscription)
      form.reset()
      toast(saidOf(subscription, before))
    },
    { failed: 'The code was not added', otherwise: 'Please try again.' },
  )
  return (
    <Card
      title="Use a code"
      about="A gift code adds time, a lifetime code means you never pay again, and a referral code names the church that told you about us."
    >
      <form onSubmit={onSubmit} className="flex max-w-[30rem] flex-wrap items-end gap-2">
        <TextField label="Code" name="code" required autoComplete="off" className="min-w-56 flex-1" error={errors.code} />
        <Button type="submit" look="outline" className="h-12" disabled={busy}>
          {busy && <Spinner className="size-4" />}
          Add
        </Button>
      </form>
    </Card>
  )
}

/** What a code changed, by what the plan was before and is now. */
function saidOf(now: Subscription, before: Subscription | undefined): { title: string; description: string } {
  if (now.subscriptionSource?.includes('LIFETIME'))
    return { title: 'Lifetime access added', description: 'You have lifetime access to all features.' }
  if (now.plan === 'pro' && (now.currentPeriodEnd !== before?.currentPeriodEnd || before.plan !== 'pro'))
    return {
      title: 'Gift added',
      description: now.currentPeriodEnd
        ? `You have access until ${longDate(now.currentPeriodEnd)}.`
        : 'Its time begins when the time you already have runs out.',
    }
  return { title: 'Code added', description: 'It is recorded with your account.' }
}
