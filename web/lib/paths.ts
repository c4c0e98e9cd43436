/** Every address of the app's own pages. No component writes one as text. */
export const paths = {
  home: '/',
  settings: (tab?: string) => (tab ? `/settings#${tab}` : '/settings'),
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  print: (bookId: string) => `/print/${bookId}`,
  landing: '/landing',
  auth: (tab?: 'login' | 'register') => (tab === 'register' ? '/auth?tab=register' : '/auth'),
}
