import { paths } from './lib/paths.ts'

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
