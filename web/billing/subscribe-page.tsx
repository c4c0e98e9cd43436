import { useEffect, useRef } from 'react'
import { useLocation, useParams } from 'wouter'
import { useTitle } from '#web/lib/document-title.ts'
import { goToCheckout } from '#web/lib/go-to-checkout.ts'
import { paths } from '#web/lib/paths.ts'
import { PageSpinner } from '#web/ui/spinner.tsx'

/** Opens the checkout of the plan in the address at once. Where there is none to open, the plans say why and what goes. */
export function SubscribePage() {
  useTitle('Subscribe')
  const { plan } = useParams<{ plan: string }>()
  const [, go] = useLocation()
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void goToCheckout(plan === 'monthly' ? 'monthly' : 'yearly').then(
      (opened) => opened || go(paths.settings('subscription'), { replace: true }),
    )
  }, [plan, go])
  return <PageSpinner />
}
