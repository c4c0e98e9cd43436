import {
  Bell,
  BookOpen,
  CircleHelp,
  CircleUserRound,
  CreditCard,
  FilePlus2,
  LibraryBig,
  type LucideIcon,
  Palette,
  Printer,
  Send,
  School,
  ShieldCheck,
  Undo2,
} from 'lucide-react'
import type { SermonSummary } from '#contract/sermons.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
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
  ['class', 'Class', School, 'minutes children supplies reading level tradition words'],
  ['subscription', 'Subscription', CreditCard, 'plan billing code invoice cancel'],
  ['notifications', 'Notifications', Bell, 'mail reminders'],
  ['security', 'Security', ShieldCheck, 'password devices sign out'],
  ['appearance', 'Appearance', Palette, 'theme dark light color'],
]
const inApp = new Set([...places.map(({ to }) => to), paths.settings()])

/** What Find knows without asking the server. */
export const knownEntries: FindEntry[] = [
  { id: 'new', group: 'Do', name: 'New sermon', words: 'generate upload paste lesson', icon: FilePlus2, to: paths.newSermon },
  { id: 'print', group: 'Do', name: 'Print the Sunday pack', words: 'pdf zip download paper', icon: Printer, to: paths.printPack },
  { id: 'send', group: 'Do', name: 'Send to volunteers', words: 'link teacher family mail share', icon: Send, to: paths.sendLinks },
  { id: 'deleted', group: 'Do', name: 'Restore a deleted sermon', words: 'undo restore trash', icon: Undo2, to: paths.deleted },
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

/** Sermons and their books as entries. With words, only those books that have one of them in their names. */
export function sermonEntries(sermons: SermonSummary[], typed: string): FindEntry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const books = sermons.flatMap(({ id, books: own, title }) =>
    own
      .map((book) => ({ ...book, sermonId: id, of: title }))
      .filter((book) => words.some((word) => book.title.toLowerCase().includes(word))),
  )
  return [
    ...sermons.map(({ id, title, passage, state }) => ({
      id: `sermon-${id}`,
      group: 'Sermons' as const,
      name: title,
      about: passage,
      icon: LibraryBig,
      to: state === 'asking' ? paths.plan(id) : paths.homeWith(id),
    })),
    ...books.map(({ id, title, ageGroup, of }) => ({
      id: `book-${id}`,
      group: 'Books' as const,
      name: title,
      about: `${ageProfiles[ageGroup].short}, ${of}`,
      icon: BookOpen,
      to: paths.book(id),
    })),
  ]
}

/** Entries that have every word that was typed, those first whose name begins with it. */
export function matching(entries: FindEntry[], typed: string): FindEntry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const begins = ({ name }: FindEntry) => (name.toLowerCase().startsWith(words.join(' ')) ? 0 : 1)
  return entries
    .filter(({ name, about = '', words: more = '' }) => words.every((word) => `${name} ${about} ${more}`.toLowerCase().includes(word)))
    .toSorted((a, b) => begins(a) - begins(b))
}
