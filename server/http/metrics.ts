import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { App } from '#server/app.ts'
import { generationEnded, providerAsked } from '#server/observe/happened.ts'
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
  http.addHook('onClose', countNews(registers))
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

/** Counts what this process did with the provider and how its generations ended; what it returns ends that. */
function countNews(registers: Registry[]): () => Promise<void> {
  const counter = (name: string, help: string, labelNames: string[]) => new Counter({ name, help, labelNames, registers })
  const generations = counter('storyfold_generations_total', 'Generations that ended, by who wrote and how', ['engine', 'outcome'])
  const model = ['provider', 'model']
  const calls = counter('storyfold_provider_calls_total', 'Calls to the AI provider; fault is empty where it answered', [
    ...model,
    'purpose',
    'fault',
  ])
  const tokens = counter('storyfold_provider_tokens_total', 'Tokens as the provider counted them', [...model, 'kind'])
  const dollars = counter('storyfold_provider_cost_dollars_total', 'What they cost, where a price is known', model)
  const seconds = counter('storyfold_provider_seconds_total', 'How long the provider took', model)
  const enough = [
    generationEnded.hear((one) => generations.inc(one)),
    providerAsked.hear(({ provider, model, purpose, fault, ms, input, cached, output, microdollars }) => {
      calls.inc({ provider, model, purpose, fault })
      for (const [kind, count] of Object.entries({ input, cached, output })) tokens.inc({ provider, model, kind }, count)
      dollars.inc({ provider, model }, (microdollars ?? 0) / 1e6)
      seconds.inc({ provider, model }, ms / 1000)
    }),
  ]
  return async () => enough.forEach((end) => end())
}
