import { Bell, CircleHelp, CircleUserRound, CreditCard, FilePlus2, type LucideIcon, Palette, ShieldCheck } from 'lucide-react'
import { pages, places } from '#web/frame/items.ts'
import { paths } from '#web/lib/paths.ts'
import { answerId, helpQuestions } from '#web/marketing/help-questions.ts'

/** One line of Find: what it is called, what else it is found by, and where it leads. `outside`: a page that is no part of the app. */
export type FindEntry = {
  id: string
  group: 'Do' | 'Sermons' | 'Books' | 'Pages' | 'Settings' | 'Help'
  name: string
  about?: string
  words?: string
  icon: LucideIcon
  to: string
  outside?: boolean
}

const settings: [tab: string, name: string, icon: LucideIcon, words: string][] = [
  ['profile', 'Profile', CircleUserRound, 'name church picture export delete account'],
  ['subscription', 'Subscription', CreditCard, 'plan billing code invoice cancel'],
  ['notifications', 'Notifications', Bell, 'mail reminders'],
  ['security', 'Security', ShieldCheck, 'password devices sign out'],
  ['appearance', 'Appearance', Palette, 'theme dark light color'],
]
const inApp = new Set([...places.map(({ to }) => to), paths.settings()])

/** What Find knows without asking the server. */
export const knownEntries: FindEntry[] = [
  { id: 'new', group: 'Do', name: 'New sermon', words: 'generate upload paste lesson', icon: FilePlus2, to: paths.newSermon },
  ...[...places, ...pages].map(({ to, name, icon }) => ({
    id: `page-${name}`,
    group: 'Pages' as const,
    name,
    icon,
    to,
    outside: !inApp.has(to),
  })),
  ...settings.map(([tab, name, icon, words]) => ({
    id: `settings-${tab}`,
    group: 'Settings' as const,
    name,
    words,
    icon,
    to: paths.settings(tab),
  })),
  ...helpQuestions.map(({ question, answer }) => ({
    id: answerId(question),
    group: 'Help' as const,
    name: question,
    words: answer,
    icon: CircleHelp,
    to: `${paths.help}#${answerId(question)}`,
    outside: true,
  })),
]

/** Entries that have every word that was typed, those first whose name begins with it. */
export function matching(entries: FindEntry[], typed: string): FindEntry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const begins = ({ name }: FindEntry) => (name.toLowerCase().startsWith(words.join(' ')) ? 0 : 1)
  return entries
    .filter(({ name, about = '', words: more = '' }) => words.every((word) => `${name} ${about} ${more}`.toLowerCase().includes(word)))
    .toSorted((a, b) => begins(a) - begins(b))
}
