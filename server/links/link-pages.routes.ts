import { rates } from '#contract/limits.ts'
import type { LinkKind } from '#contract/links.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { countAgainst } from '#server/http/rate-limit.ts'
import type { Route } from '#server/http/route.ts'
import type { PageAtOnce } from '#server/pages/at-once.ts'
import { sendHtml } from '#server/pages/send-html.ts'
import { countOpening } from './links.store.ts'

/** Nobody but whoever got the address comes here: no search engine, and no site that a link on it leads to. */
const alone = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' }

async function pageOf(
  app: App,
  { token, kind, read }: { token: string; kind: LinkKind; read: boolean },
): Promise<PageAtOnce & { status: number }> {
  const { pages } = app
  if (!pages) throw new Problem('call.not_found')
  // Drags all that can be printed along, for a page that most installations show a few times a week.
  const { liveLink, openLink } = await import('./open-link.ts')
  try {
    const link = await liveLink(app, token)
    if (link.kind !== kind) throw new Problem('links.not_found')
    const shown = await pages.handedOn({ ...(await openLink(app, token)), token })
    if (read) await countOpening(app, { id: link.id, at: app.now() })
    return { ...shown, status: 200 }
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 404) throw error
    return { ...(await pages.linkEnded(error.message)), status: 404 }
  }
}
const page =
  (path: string, kind: LinkKind): Route =>
  (http, app) =>
    http.get<{ Params: { token: string } }>(path, async (request, reply) => {
      await countAgainst(app, rates.openLink, request.ip)
      // A device that keeps the page for later asks for it once more; nobody reads that one.
      const read = request.headers['x-purpose'] !== 'keep'
      const { html, status, policy } = await pageOf(app, { token: request.params.token, kind, read })
      if (policy) void reply.header('content-security-policy', policy)
      return sendHtml(request, reply.headers(alone), html, { status })
    })

/** What opens without an account: the page of whoever teaches, and the page of the families. */
export const linkPages: Route[] = [page('/teach/:token', 'volunteer'), page('/family/:token', 'family')]
