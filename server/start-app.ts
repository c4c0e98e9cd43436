import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { whoIs } from './accounts/open-session.ts'
import { makeAi } from './ai/engine.ts'
import type { App } from './app.ts'
import { operatorCommands } from './commands.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/database.ts'
import { openFiles } from './files/open-files.ts'
import { keepSwept } from './files/sweep-temporary.ts'
import { keepAwake } from './http/awake.ts'
import { close, Draining, quiet } from './http/draining.ts'
import { makeHttpServer } from './http/http-server.ts'
import type { Logger } from './http/log.ts'
import { jobHandlers } from './jobs.ts'
import { planDaily } from './jobs/plan-daily.ts'
import { JobQueue } from './jobs/queue.ts'
import { openChannel } from './operator/channel.ts'
import { routes } from './routes.ts'
import { makeMailDriver } from './mail/mail-driver.ts'
import { forgetRehearsal } from './billing/billing.store.ts'
import { realPayments, rehearsedPayments } from './payments/payments.ts'
import { TestStripe } from './payments/test-stripe/test-stripe.ts'
import { builtPages } from './pages/built-pages.ts'
import { servePages } from './pages/serve-pages.ts'
import { findVoices } from './speech/voice.ts'
import { OfflineWriter } from './scripture/offline-writer.ts'
import { printer } from './print/printer.ts'
import { readers } from './sermons/read-document/reader-pool.ts'

export type Running = { app: App; http: FastifyInstance; address: string; stop: () => Promise<void> }
type Options = {
  dev?: boolean
  log: Logger
  say?: (message: string) => void
  now?: () => Date
  graceMs?: number
  quietMs?: number
}

/** Puts the parts together, opens what must be open, and listens. `stop` ends it in order and loses nothing. */
export async function startApp(
  config: Config & { fileDir?: string },
  { dev = false, log, say = () => undefined, now = () => new Date(), graceMs = 0, quietMs = 0 }: Options,
): Promise<Running> {
  say(config.databaseUrl ? 'connecting to the database' : `opening the database in ${config.dataDir}`)
  const db = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  const offline = new OfflineWriter()
  const folder = config.fileDir || config.dataDir || mkdtempSync(path.join(tmpdir(), 'storyfold-'))
  const rehearsal = config.stripeSecretKey || config.environment === 'production' ? undefined : new TestStripe(folder, now)
  await rehearsal?.listen()
  const app: App = {
    config,
    db,
    files: await openFiles(config, folder),
    mail: makeMailDriver({ ...config, dataDir: folder }),
    address: config.appUrl ?? '',
    jobs: new JobQueue(db, log),
    ai: makeAi(config),
    pages: dev ? undefined : await builtPages(() => app.address),
    payments: rehearsal ? rehearsedPayments(rehearsal) : realPayments(config),
    voices: findVoices(config),
    offline,
    draining: new Draining(),
    log,
    now,
  }
  let stopping = false
  const failed = (error: unknown) => void (stopping || log.warn({ error: String(error) }, 'warming up failed'))
  const endTraces = config.otelEndpoint
    ? (await import('./observe/otlp-exporter.ts')).exportSpans({
        endpoint: config.otelEndpoint,
        headers: config.otelHeaders,
        role: config.role,
        failed: (why) => log.warn({ error: why }, 'the collector takes no traces'),
      })
    : undefined
  const ahead = config.warmUp === 'on'
  const awake = keepAwake(
    [
      { wake: async () => ahead && offline.warm(), rest: () => offline.rest() },
      { wake: async () => ahead && readers.warm(), rest: () => readers.close() },
      { wake: async () => undefined, rest: () => printer.rest() },
    ],
    { failed },
  )
  const http = await makeHttpServer(app, {
    routes: config.role === 'worker' ? [] : routes,
    whoIs: (token) => whoIs(app, token),
    dev,
    seen: awake.seen,
  })
  if (dev) await (await import('./pages/dev-pages.ts')).serveDevPages(http, app)
  else await servePages(http, app)
  if (config.role !== 'web') app.jobs.start(jobHandlers(app))
  await http.listen({ port: config.port, host: config.host })
  const bound = http.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : config.port
  app.address ||= `http://${config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`
  if (rehearsal) Object.assign(rehearsal, { site: app.address, hook: `http://127.0.0.1:${port}/api/stripe/webhook` })
  if (config.stripeSecretKey) await forgetRehearsal(app)
  if (config.role !== 'web')
    for (const kind of [
      'reconcile-subscriptions',
      'sermon-reminders',
      'purge',
      'purge-sermons',
      ...(config.databaseUrl ? [] : ['nightly-backup']),
    ])
      await planDaily(app, kind)
  const closeChannel = db.kind === 'embedded' ? await openChannel(folder, { app, commands: operatorCommands, log }) : () => undefined
  const stopSweeping = keepSwept(folder, (swept) => log.info({ swept }, 'what killed processes left was taken away'))
  awake.wake()
  const stop = async () => {
    stopping = true
    closeChannel()
    awake.stop()
    stopSweeping()
    // From here on new work is asked to come again and every answer is the last of its connection, while what runs may end.
    app.draining.begin()
    app.jobs.pause()
    const enough = new Promise((end) => setTimeout(end, graceMs).unref())
    await Promise.race([Promise.all([app.jobs.idle(), quiet(http, quietMs)]), enough])
    app.draining.cut()
    await app.jobs.stop()
    // Whose stream was cut comes once more on the same line, and is told to leave it.
    await quiet(http, Math.min(quietMs, 700))
    await close(http, app.draining, 3000)
    readers.close()
    rehearsal?.close()
    await offline.close()
    await db.close()
    await endTraces?.()
  }
  return {
    app,
    http,
    address: app.address,
    stop,
  }
}
