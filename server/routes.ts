import { accountDataRoutes } from './account-data/account-data.routes.ts'
import { billingRoutes } from './billing/billing.routes.ts'
import { testPaymentPages } from './payments/test-stripe/pages.ts'
import { supportRoutes } from './support/support.routes.ts'
import { accountRoutes } from './accounts/accounts.routes.ts'
import { classNoteRoutes } from './class-notes/class-notes.routes.ts'
import { communityPages } from './community/community-pages.routes.ts'
import { communityRoutes } from './community/community.routes.ts'
import { exportRoutes } from './exports/exports.routes.ts'
import { generationRoutes } from './generation/generation.routes.ts'
import type { Route } from './http/route.ts'
import { libraryFileRoutes } from './library-file/library-file.routes.ts'
import { libraryRoutes } from './library/library.routes.ts'
import { linkPages } from './links/link-pages.routes.ts'
import { linkRoutes } from './links/links.routes.ts'
import { narrationRoutes } from './narration/narration.routes.ts'
import { pictureRoutes } from './pictures/pictures.routes.ts'
import { sermonRoutes } from './sermons/sermons.routes.ts'
import { packRoutes } from './sunday-pack/sunday-pack.routes.ts'
import { tryRoutes } from './tries/tries.routes.ts'

/** The list of what the features offer over HTTP. */
export const routes: Route[] = [
  ...accountRoutes,
  ...sermonRoutes,
  ...generationRoutes,
  ...tryRoutes,
  ...libraryRoutes,
  ...libraryFileRoutes,
  ...exportRoutes,
  ...linkRoutes,
  ...linkPages,
  ...classNoteRoutes,
  ...narrationRoutes,
  ...pictureRoutes,
  ...packRoutes,
  ...accountDataRoutes,
  ...billingRoutes,
  ...supportRoutes,
  ...communityRoutes,
  ...communityPages,
  testPaymentPages,
]
