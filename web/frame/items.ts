import {
  Church,
  Code2,
  CreditCard,
  GraduationCap,
  HelpCircle,
  LayoutGrid,
  Library,
  type LucideIcon,
  Mail,
  Plug,
  Settings,
  Users,
} from 'lucide-react'
import { paths } from '#web/lib/paths.ts'

export type NavigationItem = { to: string; name: string; icon: LucideIcon }
/** The three places of somebody who is signed in; Find and the person stand beside them. */
export const places: NavigationItem[] = [
  { to: paths.home, name: 'This Sunday', icon: Church },
  { to: paths.library, name: 'Library', icon: Library },
  { to: paths.stories, name: 'Community', icon: Users },
]
/** Everything else, in the menus, in Find and in the footer. */
export const pages: NavigationItem[] = [
  { to: paths.features, name: 'Features', icon: LayoutGrid },
  { to: paths.pricing, name: 'Pricing', icon: CreditCard },
  { to: paths.help, name: 'Help', icon: HelpCircle },
  { to: paths.settings(), name: 'Settings', icon: Settings },
  { to: paths.training, name: 'Training', icon: GraduationCap },
  { to: paths.api, name: 'API docs', icon: Code2 },
  { to: paths.integrations, name: 'Integrations', icon: Plug },
  { to: paths.contact, name: 'Contact', icon: Mail },
]
/** Where a stranger can go, from the header of the public pages. */
export const publicPages: NavigationItem[] = [
  ...pages.slice(0, 2),
  { to: paths.community, name: 'Community', icon: Users },
  ...pages.slice(2).filter(({ to }) => to !== paths.settings()),
]
