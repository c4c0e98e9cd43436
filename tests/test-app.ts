import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { register } from '#contract/accounts.ts'
import { addressOf, type BodyInput, type Endpoint, type Params } from '#contract/endpoint.ts'
import { readConfig } from '#server/config.ts'
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
 * Empties the database. The app goes on working behind a finished test (a mail, a webhook), and its locks can cross ours:
 * PostgreSQL then ends one of the two with 40P01, and the other has the way free.
 */
async function empty({ app }: Pick<Running, 'app'>, tries = 5): Promise<void> {
  try {
    await app.db.q.execute(sql`truncate users, registration_codes, throttles, jobs, mails, contact_messages, tries cascade`)
  } catch (fault) {
    const deadlock = fault instanceof Error && fault.cause instanceof pg.DatabaseError && fault.cause.code === '40P01'
    if (!deadlock || tries === 1) throw fault
    await empty({ app }, tries - 1)
  }
}

/** The real app with a real database for the tests of one file; emptied between tests. `env` adds to the environment, `now` sets the clock. */
export function useApp(env: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'storyfold-test-'))
  const state: { running: Running | undefined; now: () => Date } = { running: undefined, now: () => new Date() }
  beforeAll(async () => {
    const url = await databaseOfWorker()
    const config = readConfig({ PORT: '0', RATE_LIMITS: 'off', NODE_ENV: 'test', ...(url ? { DATABASE_URL: url } : {}), ...env })
    // Most files ask for no lesson; what takes seconds of a processor to start waits until it is asked for.
    const options = { log: quiet, now: () => state.now(), ahead: false }
    state.running = await startApp({ ...config, dataDir: '', fileDir: folder }, options)
  })
  beforeEach(async () => {
    state.now = () => new Date()
    if (state.running) await empty(state.running)
  })
  afterAll(async () => {
    await state.running?.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const running = () => {
    if (!state.running) throw new Error('the app is not running')
    return state.running
  }
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
    folder: () => folder,
    setNow: (now: () => Date) => void (state.now = now),
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
