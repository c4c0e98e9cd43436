/** Every address of the app's own pages. No component writes one as text. */
export const paths = {
  home: '/',
  settings: (tab?: string) => (tab ? `/settings#${tab}` : '/settings'),
  subscriptionTest: '/subscription-test',
  subscriptionSuccess: '/subscription-success',
  subscriptionCancelled: '/subscription-cancelled',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  print: (bookId: string) => `/print/${bookId}`,
  pricing: '/pricing',
  help: '/help',
  contact: '/contact',
  about: '/about',
  terms: '/terms',
  privacy: '/privacy',
  landing: '/landing',
  auth: (tab?: 'login' | 'register' | 'gift') => (tab && tab !== 'login' ? `/auth?tab=${tab}` : '/auth'),
}
