import { fileURLToPath } from 'node:url'
import serveFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { sendHtml } from './send-html.ts'

/** No page to come to: the service worker fetches it, for where there is no network. */
const keptPage = '/without-internet'
const assets = fileURLToPath(new URL('../../dist/web', import.meta.url))

/** The assets, the public pages, the app's shell at the app's addresses, robots.txt, and a 404 for the rest. */
export async function servePages(http: FastifyInstance, app: App): Promise<void> {
  const { pages } = app
  if (!pages) return void http.setNotFoundHandler(() => Promise.reject(new Problem('call.not_found')))
  await http.register(serveFiles, {
    root: assets,
    wildcard: false,
    // Only through the app's own addresses: `/` is one of them, `/index.html` is not.
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) =>
      void reply.header('cache-control', file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
  })
  for (const [path, { html, policy }] of pages.app)
    http.get(path, async (request, reply) => {
      if (policy) void reply.header('content-security-policy', policy)
      return sendHtml(request, reply, html, { lasting: true })
    })
  for (const { path, hidden } of pages.prerendered)
    if (!hidden || path === keptPage)
      http.get(path, async (request, reply) => sendHtml(request, reply, await pages.page(path), { lasting: true }))
  http.get('/robots.txt', async (_, reply) =>
    reply
      .type('text/plain')
      .send(`User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /teach/\nDisallow: /family/\nSitemap: ${app.address}/sitemap.xml\n`),
  )
  http.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?')
    if (path.startsWith('/api/') || request.method !== 'GET') throw new Problem('call.not_found')
    // A missing asset is a plain 404.
    if (/\.\w{2,5}$/.test(path)) return reply.code(404).type('text/plain').send('Not found')
    return sendHtml(request, reply, await pages.page('/not-found'), { status: 404, lasting: true })
  })
}
