import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import multipart from '@fastify/multipart'
import serveFiles from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import type { App } from '#server/app.ts'
import { addMetrics } from './metrics.ts'
import { openApi } from './openapi.ts'
import { Problem, toProblem } from './problem.ts'
import type { Route, WhoIs } from './route.ts'
import { addSecurityHeaders } from './security-headers.ts'

const builtPages = fileURLToPath(new URL('../../dist/web', import.meta.url))
/** JSON bodies carry a sermon's text: up to a million characters of up to four bytes. */
const bodyLimit = 5 * 1024 * 1024

/** The HTTP server with every route, the pages and one log line for each request. It does not listen yet. */
export async function makeHttpServer(
  app: App,
  { routes, whoIs, dev = false }: { routes: Route[]; whoIs: WhoIs; dev?: boolean },
): Promise<FastifyInstance> {
  const http = Fastify({
    logger: false,
    bodyLimit,
    trustProxy: app.config.trustProxy?.split(',').map((one) => one.trim()) ?? false,
    routerOptions: { maxParamLength: 200 },
  })
  addSecurityHeaders(http, { https: Boolean(app.config.appUrl?.startsWith('https:')), dev })
  http.addHook('onResponse', async (request, reply) =>
    app.log.info(
      { method: request.method, path: request.url.split('?')[0], status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    ),
  )
  addMetrics(http)
  await http.register(multipart)
  // A call without a body may still name its type, as the page's own calls do.
  const readJson = http.getDefaultJsonParser('error', 'error')
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : readJson(request, String(body), done),
  )
  http.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error)
    if (problem.status >= 500)
      app.log.error({ path: request.url.split('?')[0], error: error instanceof Error ? error.stack : String(error) }, 'fault')
    if (problem.retryAfter) void reply.header('retry-after', String(problem.retryAfter))
    void reply.header('cache-control', 'no-store').code(problem.status).send(problem.body())
  })
  http.get('/healthz', async () => ({ alive: true }))
  http.get('/readyz', async (_, reply) => {
    const ready = await app.db.ping().then(
      () => true,
      () => false,
    )
    void reply.code(ready ? 200 : 503)
    return { ready }
  })
  const document = openApi()
  http.get('/api/openapi.json', async () => document)
  for (const add of routes) add(http, app, whoIs)
  await addPages(http, dev)
  return http
}

async function addPages(http: FastifyInstance, dev: boolean): Promise<void> {
  const api = (url: string) => url.startsWith('/api/')
  if (dev) {
    const { createServer } = await import('vite')
    const vite = await createServer({ server: { middlewareMode: true, hmr: { server: http.server } } })
    http.addHook('onRequest', async (request, reply) => {
      if (api(request.url) || /^\/(healthz|readyz|metrics)/.test(request.url)) return
      reply.hijack()
      vite.middlewares(request.raw, reply.raw)
    })
    http.addHook('onClose', () => vite.close())
  } else if (existsSync(builtPages)) {
    await http.register(serveFiles, {
      root: builtPages,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) =>
        void reply.header('cache-control', file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
    })
  }
  http.setNotFoundHandler(async (request, reply) => {
    if (api(request.url) || request.method !== 'GET' || dev || !existsSync(builtPages)) throw new Problem('call.not_found')
    // The app draws its own not-found page; a missing asset is a plain 404.
    if (/\.\w{2,5}$/.test(request.url.split('?')[0] ?? '')) return reply.code(404).type('text/plain').send('Not found')
    return reply.type('text/html').header('cache-control', 'no-cache').sendFile('index.html')
  })
}
