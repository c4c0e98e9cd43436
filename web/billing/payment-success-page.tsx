import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { confirmCheckout } from '#contract/billing.ts'
import { call } from '#web/lib/call.ts'
import { useTitle } from '#web/lib/document-title.ts'
import { paths } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { PaymentResult } from './payment-result.tsx'

/** Where a paid checkout leads. The provider is asked what became of it; this page alone grants nothing. It reloads once, so that everything shows the new plan. */
export function PaymentSuccessPage() {
  useTitle('Payment successful')
  const [search] = useSearchParams()
  const { state, setPlan } = useSession()
  const sessionId = search.get('session_id') ?? ''
  const [problem, setProblem] = useState('')
  const [asked, setAsked] = useState(false)
  const mine = state === 'in' && sessionId !== ''
  useEffect(() => {
    const mark = `paid:${sessionId}`
    if (!sessionStorage.getItem(mark)) {
      sessionStorage.setItem(mark, 'reloaded')
      location.reload()
      return
    }
    if (!mine) return
    call(confirmCheckout, { body: { sessionId } })
      .then(setPlan)
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : ''))
      .finally(() => setAsked(true))
  }, [mine, sessionId, setPlan])
  return (
    <PaymentResult sign={<CircleCheck className="size-16 text-good" />} title="Payment Successful!">
      {mine && !asked && (
        <p role="status" className="flex items-center justify-center gap-2.5">
          <Spinner className="size-4" />
          Asking the payment provider
        </p>
      )}
      {problem && (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
      <p>A confirmation email is on its way to you.</p>
      {sessionId && <p className="text-sm break-all text-mute">Session: {sessionId}</p>}
      <p className="flex flex-wrap justify-center gap-2 pt-2">
        <ButtonLink href={paths.home}>Go to Dashboard</ButtonLink>
        <ButtonLink look="outline" href={paths.subscriptionTest}>
          See the subscription
        </ButtonLink>
      </p>
    </PaymentResult>
  )
}
