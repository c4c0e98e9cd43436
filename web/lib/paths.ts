/** Every address of the app's own pages. No component writes one as text. */
export const paths = {
  home: '/',
  print: (bookId: string) => `/print/${bookId}`,
  landing: '/landing',
  auth: (tab?: 'login' | 'register') => (tab === 'register' ? '/auth?tab=register' : '/auth'),
}
