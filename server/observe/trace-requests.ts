import type { FastifyInstance, FastifyRequest } from 'fastify'
import { beginSpan, endSpan, inside, type Span } from './spans.ts'

/** A span for each request, with all that it begins inside it. It is named by the route's pattern: an address may open somebody's books. */
export function traceRequests(http: FastifyInstance): void {
  const open = new WeakMap<FastifyRequest, Span>()
  http.addHook('onRequest', (request, _, next) => {
    const route = request.routeOptions.url ?? 'none'
    const attributes = { 'http.request.method': request.method, 'http.route': route, 'storyfold.request': request.id }
    open.set(request, beginSpan(`${request.method} ${route}`, 'server', attributes, String(request.headers.traceparent ?? '')))
    next()
  })
  // What was current when the request began is lost while its body arrives, so the span begins to count here.
  http.addHook('preHandler', (request, _, next) => {
    const span = open.get(request)
    if (span) inside(span, next)
    else next()
  })
  http.addHook('onResponse', (request, reply, next) => {
    const span = open.get(request)
    if (span) {
      span.attributes['http.response.status_code'] = reply.statusCode
      endSpan(span, reply.statusCode >= 500 ? String(reply.statusCode) : '')
    }
    next()
  })
}
