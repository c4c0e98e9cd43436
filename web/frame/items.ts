import { Code2, CreditCard, GraduationCap, HelpCircle, LayoutGrid, type LucideIcon, Mail, Plug, Settings, Users, Wand2 } from 'lucide-react'
import { paths } from '#web/lib/paths.ts'

export type NavigationItem = { to: string; name: string; icon: LucideIcon }
/** Where one can go, the most wanted first: the header shows five, the bottom bar four, the menu all. */
export const navigation: NavigationItem[] = [
  { to: paths.home, name: 'Generate', icon: Wand2 },
  { to: paths.features, name: 'Features', icon: LayoutGrid },
  { to: paths.pricing, name: 'Pricing', icon: CreditCard },
  { to: paths.community, name: 'Community', icon: Users },
  { to: paths.help, name: 'Help', icon: HelpCircle },
  { to: paths.settings(), name: 'Settings', icon: Settings },
  { to: paths.training, name: 'Training', icon: GraduationCap },
  { to: paths.api, name: 'API docs', icon: Code2 },
  { to: paths.integrations, name: 'Integrations', icon: Plug },
  { to: paths.contact, name: 'Contact', icon: Mail },
]
