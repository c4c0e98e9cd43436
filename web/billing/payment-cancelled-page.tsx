import { CircleSlash } from 'lucide-react'
import { useTitle } from '#web/lib/document-title.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PaymentResult } from './payment-result.tsx'

export function PaymentCancelledPage() {
  useTitle('Payment cancelled')
  return (
    <PaymentResult sign={<CircleSlash className="size-16 text-mute" />} title="Payment Cancelled">
      <p>No charges were made. Your lessons and your account are as they were.</p>
      <p className="flex flex-wrap justify-center gap-2 pt-2">
        <ButtonLink href={paths.home}>Return to Dashboard</ButtonLink>
        <ButtonLink look="outline" href={paths.subscriptionTest}>
          Try Again
        </ButtonLink>
      </p>
    </PaymentResult>
  )
}
