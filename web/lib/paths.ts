import type { AgeGroup } from '#contract/lesson-book.ts'
import type { ContactSubject } from '#contract/support.ts'

/** Every address of the app's own pages. No component writes one as text. */
export const paths = {
  home: '/',
  /** The home screen with the books of one sermon on it. */
  homeWith: (sermonId: string) => `/?sermon=${sermonId}`,
  /** The same, for books that another page has just asked for: the home screen says when they are there. */
  homeAfter: (sermonId: string) => `/?sermon=${sermonId}&asked`,
  /** The first page with Find open, and with the field for another sermon. */
  find: '/#find',
  newSermon: '/#new',
  /** The first page with what is done for the class: the pack, or the links. */
  printPack: '/#print',
  sendLinks: '/#send',
  deleted: '/library?deleted=1',
  /** What was heard in a sermon. */
  plan: (sermonId: string) => `/sermons/${sermonId}`,
  library: '/library',
  /** A book to read, edit, print and hand on; `section` is one of its places: 'story', 'activity-2'. */
  book: (bookId: string, section = '') => `/books/${bookId}${section ? `#${section}` : ''}`,
  /** What whoever teaches without an account opens, where they say how the class of a book went, and a book of it in class. */
  volunteer: (token: string, after = '') => `/teach/${token}${after ? `#after-${after}` : ''}`,
  volunteerClass: (token: string, bookId: string) => `/teach/${token}/class/${bookId}`,
  family: (token: string) => `/family/${token}`,
  /** The same book in class, a card a step. */
  teach: (bookId: string) => `/books/${bookId}/teach`,
  stories: '/stories',
  /** The community with the question whether to take a copy of a lesson. */
  useLesson: (id: string) => `/stories?use=${id}`,
  /** Begins the checkout of a plan for whoever is signed in; leads to the login and back for everybody else. */
  subscribe: (plan: 'monthly' | 'yearly' | ':plan') => `/subscribe/${plan}`,
  settings: (tab?: string) => (tab ? `/settings#${tab}` : '/settings'),
  subscriptionTest: '/subscription-test',
  subscriptionSuccess: '/subscription-success',
  subscriptionCancelled: '/subscription-cancelled',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** Puts what was tried without an account into the library. */
  keep: '/keep',
  print: (bookId: string) => `/print/${bookId}`,
  features: '/features',
  pricing: '/pricing',
  support: '/support',
  training: '/training',
  api: '/api',
  integrations: '/integrations',
  community: '/community',
  sharedLesson: (id: string) => `/community/${id}`,
  help: '/help',
  contact: '/contact',
  /** The form with its subject chosen and its message begun. */
  contactAbout: (subject: ContactSubject, message: string) => `/contact?${new URLSearchParams({ subject, message })}`,
  about: '/about',
  terms: '/terms',
  privacy: '/privacy',
  landing: '/landing',
  sample: (age: AgeGroup) => `/sample/${age}`,
  notFound: '/not-found',
  notNow: '/not-now',
  withoutInternet: '/without-internet',
  auth: (tab?: 'login' | 'register' | 'gift') => (tab && tab !== 'login' ? `/auth?tab=${tab}` : '/auth'),
  /** The login that leads on to the checkout of a plan. */
  authFor: (plan: 'monthly' | 'yearly') => `/auth?tab=register&plan=${plan}`,
}
