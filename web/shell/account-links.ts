import { CreditCard } from 'lucide-react'
import { type NavigationItem, pages } from '#web/frame/items.ts'
import { paths } from '#web/lib/paths.ts'

const named = (name: string) => pages.filter((one) => one.name === name)
/** What belongs to the account, and what leads to the pages outside the app: one order in every menu. */
export const accountLinks: NavigationItem[] = [
  ...named('Settings'),
  { to: paths.settings('subscription'), name: 'Subscription', icon: CreditCard },
]
export const otherPages: NavigationItem[] = ['Help', 'Training', 'API docs', 'Integrations', 'Contact', 'Features', 'Pricing'].flatMap(
  named,
)
