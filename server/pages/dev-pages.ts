import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { App } from '#server/app.ts'
import type { Pages, Renderer } from './pages.ts'
import { sendHtml } from './send-html.ts'

/** The pages of npm run dev: vite renders them from their sources, and serves the app with hot reload. */
export async function serveDevPages(http: FastifyInstance, app: App): Promise<void> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: http.server } }, appType: 'spa' })
  const renderer = () => vite.ssrLoadModule('/render.tsx') as Promise<Renderer>
  const template = async () => vite.transformIndexHtml('/public.html', await readFile(`${vite.config.root}/public.html`, 'utf8'))
  const here = async (html: (with_: Renderer, template: string) => string) => {
    const loaded = await renderer()
    return html(loaded, await template()).replaceAll(loaded.ORIGIN, app.address)
  }
  const { prerendered } = await renderer()
  const pages: Pages = {
    prerendered,
    // Vite gives them itself.
    app: new Map(),
    art: async (age) => (await renderer()).artOf(age),
    page: (path) => here((loaded, html) => loaded.renderPage(path, html)),
    sharedLesson: (lesson) => here((loaded, html) => loaded.renderSharedLesson(lesson, html)),
    community: (newest) => here((loaded, html) => loaded.renderCommunity(newest, html)),
    handedOn: async (handed) => ({ html: await here((loaded, html) => loaded.renderHandedOn(handed, html)), policy: undefined }),
    linkEnded: async (says) => ({ html: await here((loaded, html) => loaded.renderLinkEnded(says, html)), policy: undefined }),
  }
  app.pages = pages
  for (const { path } of prerendered) http.get(path, async (request, reply) => sendHtml(request, reply, await pages.page(path)))
  http.setNotFoundHandler(async (request, reply) => {
    reply.hijack()
    vite.middlewares(request.raw, reply.raw)
  })
  http.addHook('onClose', () => vite.close())
}
