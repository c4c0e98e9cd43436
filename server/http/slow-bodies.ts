import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'

/** A form is there in a moment; a file may take as long as `requestTimeout` of the server allows. */
const bodyMs = 20_000

/** Ends calls whose body does not arrive, so that half a call holds a connection for seconds and not for minutes. */
export function refuseSlowBodies(http: FastifyInstance, limitMs = bodyMs): void {
  http.addHook('onRequest', (request, reply, next) => {
    next()
    const { 'content-length': length, 'transfer-encoding': chunked } = request.headers
    if (!chunked && !Number(length)) return
    if (/^multipart\//i.test(request.headers['content-type'] ?? '')) return
    const late = setTimeout(() => {
      const problem = new Problem('call.too_slow')
      void reply.header('connection', 'close').code(problem.status).send(problem.body(request.id))
    }, limitMs)
    const there = () => clearTimeout(late)
    request.raw.once('end', there)
    request.raw.once('close', there)
  })
}
