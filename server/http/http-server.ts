import { randomBytes } from 'node:crypto'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import type { App } from '#server/app.ts'
import { sendHtml } from '#server/pages/send-html.ts'
import { traceRequests } from '#server/observe/trace-requests.ts'
import { addDraining } from './draining.ts'
import { addMetrics } from './metrics.ts'
import { openApi } from './openapi.ts'
import { toProblem } from './problem.ts'
import type { Route, WhoIs } from './route.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { refuseSlowBodies } from './slow-bodies.ts'

/** JSON bodies carry a sermon's text: up to a million characters of up to four bytes. */
const bodyLimit = 5 * 1024 * 1024

/** A path as it is logged: what opens somebody's books stands in no log. */
const pathInLog = (url: string) => url.split('?')[0]?.replace(/^(\/(?:api\/)?(?:teach|family|try)\/)[^/]+/, '$1…')

/** Numbers of requests that no other process gives; one draw of chance is enough for all of them. */
function requestNumbers(): () => string {
  const mine = randomBytes(4).toString('hex')
  let count = 0
  return () => `${mine}${(count++).toString(16).padStart(4, '0')}`
}

/** The HTTP server with every route and one log line for each request; it has no pages yet and does not listen. */
export async function makeHttpServer(
  app: App,
  {
    routes,
    whoIs,
    dev = false,
    bodyMs,
    seen = () => undefined,
  }: { routes: Route[]; whoIs: WhoIs; dev?: boolean; bodyMs?: number; seen?: (path: string) => void },
): Promise<FastifyInstance> {
  const http = Fastify({
    logger: false,
    genReqId: requestNumbers(),
    bodyLimit,
    // Heads within 15 s, whole requests (an upload over a slow line) within 3 minutes; looked at every 5 s.
    http: { headersTimeout: 15_000, requestTimeout: 180_000, connectionsCheckingInterval: 5000 },
    trustProxy: app.config.trustProxy?.split(',').map((one) => one.trim()) ?? false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  })
  addSecurityHeaders(http, { https: Boolean(app.config.appUrl?.startsWith('https:')), dev })
  http.addHook('onResponse', (request, reply, next) => {
    app.log.info(
      {
        request: request.id,
        method: request.method,
        path: pathInLog(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
    next()
  })
  http.addHook('onRequest', (request, reply, next) => {
    seen(request.url)
    void reply.header('x-request-id', request.id)
    next()
  })
  addDraining(http, app.draining)
  refuseSlowBodies(http, bodyMs)
  if (app.config.otelEndpoint) traceRequests(http)
  addMetrics(http, app)
  await http.register(multipart)
  // A call without a body may still name its type, as the page's own calls do.
  const readJson = http.getDefaultJsonParser('error', 'error')
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : readJson(request, String(body), done),
  )
  http.setErrorHandler(async (error, request, reply) => {
    const problem = toProblem(error)
    if (problem.status >= 500)
      app.log.error(
        { request: request.id, path: pathInLog(request.url), error: error instanceof Error ? error.stack : String(error) },
        'fault',
      )
    if (problem.retryAfter) void reply.header('retry-after', String(problem.retryAfter))
    const asksForPage = request.method === 'GET' && !request.url.startsWith('/api/') && /\btext\/html\b/.test(request.headers.accept ?? '')
    if (app.pages && asksForPage && problem.status >= 500)
      return sendHtml(request, reply, await app.pages.page('/not-now'), { status: problem.status, lasting: true })
    return reply.header('cache-control', 'no-store').code(problem.status).send(problem.body(request.id))
  })
  http.get('/healthz', async () => ({ alive: true }))
  http.get('/readyz', async (_, reply) => {
    const ready =
      !app.draining.begun &&
      (await app.db.ping().then(
        () => true,
        () => false,
      ))
    void reply.code(ready ? 200 : 503)
    return { ready }
  })
  let document: object | undefined
  http.get('/api/openapi.json', async () => (document ??= openApi()))
  for (const add of routes) add(http, app, whoIs)
  return http
}
