import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { App } from '#server/app.ts'
import { queueDepth } from '#server/jobs/queue-depth.store.ts'

const lanes = ['lessons', 'voice', 'mail', 'other']

/** GET /metrics in Prometheus text: the process, how long each route took by status, what waits in each lane, the engine’s threads. */
export function addMetrics(http: FastifyInstance, app: App): void {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30],
    registers,
  })
  // Finding a series by its labels takes longer than counting in it.
  const series = new Map<string, { observe: (seconds: number) => void }>()
  http.addHook('onResponse', (request, reply, next) => {
    // The route's pattern, not the address: an id in a label would make a series of its own.
    const route = request.routeOptions.url ?? 'none'
    const { method } = request
    const { statusCode: status } = reply
    const key = `${method} ${route} ${status}`
    let one = series.get(key)
    if (!one) series.set(key, (one = seconds.labels({ method, route, status })))
    one.observe(reply.elapsedTime / 1000)
    next()
  })
  const depth = new Gauge({ name: 'storyfold_jobs', help: 'Jobs that are due and wait, or run', labelNames: ['lane', 'state'], registers })
  const oldest = new Gauge({
    name: 'storyfold_jobs_oldest_seconds',
    help: 'How long the oldest job of a lane has been due',
    labelNames: ['lane'],
    registers,
  })
  const threads = new Gauge({ name: 'storyfold_engine_threads', help: 'Threads of the engine without AI', registers })
  const waiting = new Gauge({ name: 'storyfold_engine_waiting', help: 'Tasks that wait for a thread of the engine', registers })
  /** The queue stands in the database, so every process tells of the whole of it. */
  const look = async () => {
    const rows = await queueDepth(app)
    for (const lane of lanes) {
      const row = rows.find((one) => one.lane === lane)
      depth.set({ lane, state: 'waiting' }, row?.waiting ?? 0)
      depth.set({ lane, state: 'running' }, row?.running ?? 0)
      oldest.set({ lane }, row?.oldest ?? 0)
    }
    threads.set(app.offline.load.threads)
    waiting.set(app.offline.load.waiting)
  }
  http.get('/metrics', async (_, reply) => {
    // While the database is away the rest is told all the same.
    await look().catch(() => undefined)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
