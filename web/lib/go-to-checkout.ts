import { createCheckout, type PlanType } from '#contract/billing.ts'
import { call } from './call.ts'
import { toastFailure } from './toast.ts'

/** Opens the pay page in place of this one; false when there is none to open. */
export async function goToCheckout(planType: PlanType): Promise<boolean> {
  try {
    const { url } = await call(createCheckout, { body: { planType } })
    keepPlan(planType)
    location.assign(url)
    return true
  } catch (error) {
    toastFailure('Error', error, 'Failed to create checkout session. Please try again.')
    return false
  }
}

const key = 'storyfold.checkout'
/** What the pay page was opened for, so that a cancelled payment can be tried again: a plan, or a gift with its form. */
const keepPlan = (plan: PlanType): void => sessionStorage.setItem(key, plan)
export const keepGift = (form: Record<string, string>): void => sessionStorage.setItem(key, `gift ${JSON.stringify(form)}`)

export function readCheckout(): { plan: PlanType } | { gift: Record<string, string> } | undefined {
  const kept = sessionStorage.getItem(key) ?? ''
  if (kept === 'monthly' || kept === 'yearly') return { plan: kept }
  if (!kept.startsWith('gift ')) return undefined
  return { gift: JSON.parse(kept.slice(5)) as Record<string, string> }
}
export const forgetCheckout = (): void => sessionStorage.removeItem(key)
