import { deleteAccount, exportAccount } from '#contract/accounts.ts'
import { rewriteBook } from '#contract/book-edits.ts'
import * as classNotes from '#contract/class-notes.ts'
import * as classSettings from '#contract/class-settings.ts'
import * as exported from '#contract/exports.ts'
import * as libraryFile from '#contract/library-file.ts'
import * as links from '#contract/links.ts'
import * as pictures from '#contract/pictures.ts'
import * as tries from '#contract/tries.ts'
import { billingRoutes } from './billing/billing.routes.ts'
import { testPaymentPages } from './payments/test-stripe/pages.ts'
import { supportRoutes } from './support/support.routes.ts'
import { accountRoutes } from './accounts/accounts.routes.ts'
import { communityPages } from './community/community-pages.routes.ts'
import { communityRoutes } from './community/community.routes.ts'
import { generationRoutes } from './generation/generation.routes.ts'
import { laterRoutes } from './http/later-routes.ts'
import type { Route } from './http/route.ts'
import { libraryRoutes } from './library/library.routes.ts'
import { linkPages } from './links/link-pages.routes.ts'
import { narrationRoutes } from './narration/narration.routes.ts'
import { sermonRoutes } from './sermons/sermons.routes.ts'

/** The list of what the features offer over HTTP. */
export const routes: Route[] = [
  ...accountRoutes,
  ...sermonRoutes,
  ...generationRoutes,
  ...libraryRoutes,
  ...linkPages,
  ...narrationRoutes,
  ...billingRoutes,
  ...supportRoutes,
  ...communityRoutes,
  ...communityPages,
  testPaymentPages,
  ...laterRoutes({ ...classSettings, rewriteBook }, async () => (await import('./generation/rewriting.routes.ts')).rewritingRoutes),
  ...laterRoutes(tries, async () => (await import('./tries/tries.routes.ts')).tryRoutes),
  ...laterRoutes(libraryFile, async () => (await import('./library-file/library-file.routes.ts')).libraryFileRoutes),
  ...laterRoutes(exported, async () => [
    ...(await import('./exports/exports.routes.ts')).exportRoutes,
    ...(await import('./sunday-pack/sunday-pack.routes.ts')).packRoutes,
  ]),
  ...laterRoutes(links, async () => (await import('./links/links.routes.ts')).linkRoutes),
  ...laterRoutes(classNotes, async () => (await import('./class-notes/class-notes.routes.ts')).classNoteRoutes),
  ...laterRoutes(pictures, async () => (await import('./pictures/pictures.routes.ts')).pictureRoutes),
  ...laterRoutes({ exportAccount, deleteAccount }, async () => (await import('./account-data/account-data.routes.ts')).accountDataRoutes),
]
