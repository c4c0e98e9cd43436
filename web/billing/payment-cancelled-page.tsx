import { CircleSlash } from 'lucide-react'
import { useState } from 'react'
import { useTitle } from '#web/lib/document-title.ts'
import { readCheckout } from '#web/lib/go-to-checkout.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PaymentResult } from './payment-result.tsx'

export function PaymentCancelledPage() {
  useTitle('Payment cancelled')
  const [wanted] = useState(readCheckout)
  const gift = wanted && 'gift' in wanted
  const plan = wanted && 'plan' in wanted ? wanted.plan : undefined
  return (
    <PaymentResult sign={<CircleSlash className="size-16 text-mute" />} title="Payment Cancelled">
      <p>
        {gift ? 'No charges were made, and no code was sent.' : 'No charges were made. Your lessons and your account are as they were.'}
      </p>
      <p className="flex flex-wrap justify-center gap-2 pt-2">
        <ButtonLink href={paths.home}>Return to Dashboard</ButtonLink>
        <ButtonLink look="outline" href={gift ? paths.auth('gift') : plan ? paths.subscribe(plan) : paths.subscriptionTest}>
          Try Again
        </ButtonLink>
      </p>
    </PaymentResult>
  )
}
