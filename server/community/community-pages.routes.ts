import { communityPage } from '#contract/limits.ts'
import { Problem } from '#server/http/problem.ts'
import type { Route } from '#server/http/route.ts'
import { sendHtml } from '#server/pages/send-html.ts'
import { postsOf } from './community.store.ts'
import { readLesson } from './read-lesson.ts'

const newestOnPage = 6
/** As many shared lessons as search engines are told of. */
const listed = 1000

/** The pages that show what was shared, to everybody: the community, each lesson, its preview picture, and the site map. */
export const communityPages: Route[] = [
  (http, app) =>
    http.get('/community', async (request, reply) => {
      if (!app.pages) throw new Problem('call.not_found')
      const newest = await postsOf(app, { viewer: undefined, filters: {}, after: undefined, limit: newestOnPage })
      return sendHtml(request, reply, await app.pages.community(newest))
    }),
  (http, app) =>
    http.get<{ Params: { id: string } }>('/community/:id', async (request, reply) => {
      if (!app.pages) throw new Problem('call.not_found')
      const visitor = { address: request.ip, userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300) }
      const lesson = await readLesson(app, { id: request.params.id, viewer: undefined, visitor }).catch((error: unknown) => {
        if (error instanceof Problem && error.status === 404) return undefined
        throw error
      })
      if (!lesson) return sendHtml(request, reply, await app.pages.page('/not-found'), { status: 404 })
      return sendHtml(request, reply, await app.pages.sharedLesson(lesson))
    }),
  (http, app) =>
    http.get<{ Params: { id: string } }>('/community/:id/preview.png', async (request, reply) => {
      const { drawPreview } = await import('./draw-preview.ts')
      const picture = await drawPreview(app, request.params.id)
      return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(picture)
    }),
  (http, app) =>
    http.get('/sitemap.xml', async (_, reply) => {
      const shared: string[] = []
      for (let after: string | undefined; shared.length < listed;) {
        const page = await postsOf(app, { viewer: undefined, filters: {}, after, limit: communityPage * 4 })
        shared.push(...page.map(({ id }) => `/community/${id}`))
        after = page.at(-1)?.id
        if (!after) break
      }
      const fixed = [...(app.pages?.prerendered ?? []).filter(({ hidden }) => !hidden).map(({ path }) => path), '/community']
      const urls = [...fixed, ...shared].map((path) => `<url><loc>${app.address}${path}</loc></url>`)
      return reply
        .type('application/xml')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
        )
    }),
]
