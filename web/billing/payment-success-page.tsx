import { CircleCheck, CircleHelp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { confirmCheckout } from '#contract/billing.ts'
import { call } from '#web/lib/call.ts'
import { useTitle } from '#web/lib/document-title.ts'
import { forgetCheckout } from '#web/lib/go-to-checkout.ts'
import { paths } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session.tsx'
import { sentenceOf } from '#web/lib/toast.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { PaymentResult } from './payment-result.tsx'

/** Where a paid checkout leads. The provider is asked what became of it; this page alone grants nothing. It reloads once, so that everything shows the new plan. */
export function PaymentSuccessPage() {
  useTitle('Payment')
  const [search] = useSearchParams()
  const { state, setPlan } = useSession()
  const sessionId = /^cs_\w{5,200}$/.exec(search.get('session_id') ?? '')?.[0] ?? ''
  const [problem, setProblem] = useState('')
  const [asked, setAsked] = useState(false)
  const mine = state === 'in' && sessionId !== ''
  useEffect(() => {
    if (!sessionId) return
    forgetCheckout()
    const mark = `paid:${sessionId}`
    if (!sessionStorage.getItem(mark)) {
      sessionStorage.setItem(mark, 'reloaded')
      location.reload()
      return
    }
    if (!mine) return
    call(confirmCheckout, { body: { sessionId } })
      .then(setPlan)
      .catch((error: unknown) => setProblem(sentenceOf(error, 'We could not reach the payment provider. Reload this page in a minute.')))
      .finally(() => setAsked(true))
  }, [mine, sessionId, setPlan])
  const ways = (
    <p className="flex flex-wrap justify-center gap-2 pt-2">
      <ButtonLink href={paths.home}>Go to Dashboard</ButtonLink>
      <ButtonLink look="outline" href={paths.subscriptionTest}>
        See the subscription
      </ButtonLink>
    </p>
  )
  const quiet = <CircleHelp className="size-16 text-mute" />
  if (!sessionId)
    return (
      <PaymentResult sign={quiet} title="No Payment Here">
        <p>This page shows a payment after it has been made. Opening it did not charge you anything.</p>
        {ways}
      </PaymentResult>
    )
  if (state === 'loading' || (mine && !asked))
    return (
      <PaymentResult sign={<Spinner className="size-12 text-accent-text" />} title="Checking Your Payment">
        <p role="status">Checking with the payment provider</p>
      </PaymentResult>
    )
  if (problem)
    return (
      <PaymentResult sign={quiet} title="Payment Not Confirmed">
        <p role="alert" className="text-bad">
          {problem}
        </p>
        <p className="text-sm break-all text-mute">Session: {sessionId}</p>
        {ways}
      </PaymentResult>
    )
  return (
    <PaymentResult sign={<CircleCheck className="size-16 text-good" />} title="Payment Successful!">
      <p>A confirmation email is on its way to you.</p>
      <p className="text-sm break-all text-mute">Session: {sessionId}</p>
      {ways}
    </PaymentResult>
  )
}
