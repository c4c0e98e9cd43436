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
import { filesOnDisk } from './files/files.ts'
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
import { readers } from './sermons/read-document/reader-pool.ts'

export type Running = { app: App; http: FastifyInstance; address: string; stop: () => Promise<void> }
type Options = { dev?: boolean; log: Logger; say?: (message: string) => void; now?: () => Date }

/** Puts the parts together, opens what must be open, and listens. `stop` ends it in order and loses nothing. */
export async function startApp(
  config: Config & { fileDir?: string },
  { dev = false, log, say = () => undefined, now = () => new Date() }: Options,
): Promise<Running> {
  say(config.databaseUrl ? 'connecting to the database' : `opening the database in ${config.dataDir}`)
  const db = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  const offline = new OfflineWriter()
  const folder = config.fileDir || config.dataDir || mkdtempSync(path.join(tmpdir(), 'storyfold-'))
  const files = filesOnDisk(path.join(folder, 'files'))
  const rehearsal = config.stripeSecretKey || config.environment === 'production' ? undefined : new TestStripe(folder, now)
  await rehearsal?.listen()
  const app: App = {
    config,
    db,
    files,
    mail: makeMailDriver({ ...config, dataDir: folder }),
    address: config.appUrl ?? '',
    jobs: new JobQueue(db, log),
    ai: makeAi(config),
    pages: dev ? undefined : await builtPages(() => app.address),
    payments: rehearsal ? rehearsedPayments(rehearsal) : realPayments(config),
    voices: findVoices(config),
    offline,
    log,
    now,
  }
  const http = await makeHttpServer(app, { routes: config.role === 'worker' ? [] : routes, whoIs: (token) => whoIs(app, token), dev })
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
    for (const kind of ['reconcile-subscriptions', 'sermon-reminders', 'purge', 'purge-sermons']) await planDaily(app, kind)
  const closeChannel = db.kind === 'embedded' ? await openChannel(folder, { app, commands: operatorCommands, log }) : () => undefined
  let stopping = false
  void Promise.all([offline.warm(), readers.warm()]).catch(
    (error: unknown) => stopping || log.warn({ error: String(error) }, 'warming up failed'),
  )
  const stop = async () => {
    stopping = true
    closeChannel()
    http.server.closeIdleConnections()
    const closing = http.close()
    setTimeout(() => http.server.closeAllConnections(), 2000).unref()
    await app.jobs.stop()
    await closing
    readers.close()
    rehearsal?.close()
    await offline.close()
    await db.close()
  }
  return {
    app,
    http,
    address: app.address,
    stop,
  }
}
