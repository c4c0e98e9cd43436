import { paths } from './lib/paths.ts'

/** Pages on which a day begins: the first answer names the files of each, so that the browser fetches them with the app and not after it. */
export const appShells: Record<string, { shell: string; file: string }> = {
  [paths.home]: { shell: 'home', file: 'home/home-page.tsx' },
  [paths.library]: { shell: 'library', file: 'library/library-page.tsx' },
  [paths.stories]: { shell: 'stories', file: 'community/stories-page.tsx' },
  [paths.book(':id')]: { shell: 'book', file: 'reader/book-page.tsx' },
  [paths.plan(':id')]: { shell: 'plan', file: 'plan/plan-page.tsx' },
  [paths.teach(':id')]: { shell: 'teach', file: 'teach/teach-page.tsx' },
  [paths.volunteerClass(':token', ':bookId')]: { shell: 'volunteer-class', file: 'teach/volunteer-class-page.tsx' },
  [paths.settings()]: { shell: 'settings', file: 'settings/settings-page.tsx' },
}

/** The pages that the app draws in the browser. routes.tsx has a screen for each. */
export const appPaths = [
  paths.home,
  paths.library,
  paths.stories,
  paths.subscribe(':plan'),
  paths.plan(':id'),
  paths.book(':id'),
  paths.teach(':id'),
  paths.volunteerClass(':token', ':bookId'),
  paths.settings(),
  paths.subscriptionTest,
  paths.subscriptionSuccess,
  paths.subscriptionCancelled,
  paths.forgotPassword,
  paths.resetPassword,
  paths.auth(),
  paths.print(':id'),
  paths.keep,
]
