import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { register } from '#contract/accounts.ts'
import { addressOf, type BodyInput, type Endpoint, type Params } from '#contract/endpoint.ts'
import type { App } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { jobHandlers } from '#server/jobs.ts'
import { startApp, type Running } from '#server/start-app.ts'
import { people } from './people.ts'

let made = 0
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A database of this worker's own on the PostgreSQL server under test; undefined means the embedded one, in memory. */
async function databaseOfWorker(): Promise<string | undefined> {
  const server = process.env.TEST_POSTGRES_URL
  if (!server) return undefined
  const name = `storyfold_test_${process.env.VITEST_POOL_ID ?? '1'}_${process.pid}_${made++}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/**
 * Empties the database: rows are taken out, which costs a twentieth of a `truncate` of as many tables. The app goes on working
 * behind a finished test (a mail, a webhook), and its locks can cross ours: PostgreSQL then ends one of the two with 40P01, and
 * the other has the way free.
 */
async function empty({ app }: Pick<Running, 'app'>, tries = 5): Promise<void> {
  try {
    await app.db.q.execute(
      sql.raw(`do $$ declare one text; begin
        execute (select 'lock table ' || string_agg(format('%I', tablename), ', ') from pg_tables where schemaname = 'public');
        set local session_replication_role = replica;
        for one in select tablename from pg_tables where schemaname = 'public' loop execute format('delete from %I', one); end loop;
      end $$`),
    )
  } catch (fault) {
    const deadlock = fault instanceof Error && fault.cause instanceof pg.DatabaseError && fault.cause.code === '40P01'
    if (!deadlock || tries === 1) throw fault
    await empty({ app }, tries - 1)
  }
}

type Church = { running: Running; folder: string; clock: { now: () => Date } }

async function openApp(env: Record<string, string>): Promise<Church> {
  const folder = mkdtempSync(path.join(process.env.TEST_FOLDER || tmpdir(), 'storyfold-test-'))
  const clock = { now: () => new Date() }
  const url = await databaseOfWorker()
  const database = url ? { DATABASE_URL: url } : undefined
  // Most files ask for no lesson; what takes seconds of a processor to start waits until it is asked for.
  const config = readConfig({ PORT: '0', RATE_LIMITS: 'off', WARM_UP: 'off', NODE_ENV: 'test', ...database, ...env })
  const options = { log: quiet, now: () => clock.now() }
  return { running: await startApp({ ...config, dataDir: '', fileDir: folder }, options), folder, clock }
}

/** The app of this worker, which one file after the other uses: starting one takes seconds of a processor. */
let shared: Promise<{ church: Church; usual: App }> | undefined

/** Hands it to the next file as it was when it started. */
async function sharedApp(): Promise<Church> {
  shared ??= openApp({}).then((church) => ({ church, usual: { ...church.running.app } }))
  const { church, usual } = await shared
  const { app } = church.running
  await app.jobs.stop()
  Object.assign(app, usual)
  for (const name of readdirSync(church.folder)) rmSync(path.join(church.folder, name), { recursive: true, force: true })
  app.jobs.start(jobHandlers(app))
  return church
}

/**
 * The real app with a real database for the tests of one file; emptied between tests. `env` adds to the environment, `setNow` sets
 * the clock. A file that adds nothing shares the app of its worker, unless it ends what is `alone` its own.
 */
export function useApp(env: Record<string, string> = {}, { alone = Object.keys(env).length > 0 }: { alone?: boolean } = {}) {
  let church: Church | undefined
  beforeAll(async () => {
    church = await (alone ? openApp(env) : sharedApp())
  })
  beforeEach(async () => {
    if (!church) return
    church.clock.now = () => new Date()
    await empty(church.running)
  })
  afterAll(async () => {
    if (!alone || !church) return
    await church.running.stop()
    rmSync(church.folder, { recursive: true, force: true })
  })
  const own = () => {
    if (!church) throw new Error('the app is not running')
    return church
  }
  const running = () => own().running
  const base = () => {
    const at = running().http.server.address()
    return `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
  }
  return {
    get app() {
      return running().app
    },
    base,
    /** Where files and mails lie. */
    folder: () => own().folder,
    setNow: (now: () => Date) => void (own().clock.now = now),
    /** One call of the contract; gives the status and the parsed answer, never throws for a status. */
    async call<E extends Endpoint>(
      line: E,
      {
        params,
        body,
        file,
        token,
        headers = {},
        search = '',
      }: {
        params?: Params<E>
        body?: BodyInput<E> | object
        file?: Blob
        token?: string
        headers?: Record<string, string>
        search?: string
      } = {},
    ) {
      const form = new FormData()
      if (file) form.append(line.file?.field ?? 'file', file, 'a-file')
      const response = await fetch(base() + addressOf(line, params) + search, {
        method: line.method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(file ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      return {
        status: response.status,
        headers: response.headers,
        text,
        json: (/^[[{]/.test(text) ? JSON.parse(text) : undefined) as Record<string, unknown>,
      }
    },
    async registered(person: { name: string; email: string; password: string } = people.ruth): Promise<string> {
      const { json } = await this.call(register, { body: person })
      return String(json.token)
    },
  }
}
export type TestApp = ReturnType<typeof useApp>
