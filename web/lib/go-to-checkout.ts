import { createCheckout, type PlanType } from '#contract/billing.ts'
import { call } from './call.ts'
import { toastFailure } from './toast.ts'

/** Opens the pay page in place of this one. */
export async function goToCheckout(planType: PlanType): Promise<void> {
  try {
    const { url } = await call(createCheckout, { body: { planType } })
    location.assign(url)
  } catch (error) {
    toastFailure('Error', error, 'Failed to create checkout session. Please try again.')
  }
}
