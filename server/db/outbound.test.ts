import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { makeAi } from '#server/ai/engine.ts'
import { streamObject } from '#server/ai/stream-object.ts'
import { readConfig } from '#server/config.ts'
import { providerVoice } from '#server/speech/provider-voice.ts'
import { useApp } from '#tests/test-app.ts'
import { outboundFetch } from './outbound.ts'
import { throttles } from './schema.ts'

const at = useApp()
const config = readConfig({
  AI_PROVIDER: 'compatible',
  AI_BASE_URL: 'http://127.0.0.1:9/v1',
  AI_MODEL: 'none',
  AI_SPEECH_MODEL: 'none',
  AI_TIMEOUT_MS: '2000',
})
const mail = { id: 'x', kind: 'x', to: 'ruth@gracechapel.example', subject: 'x', text: 'x', html: 'x' }
const calls: [string, () => Promise<unknown>][] = [
  ['Stripe', () => at.app.payments!.stripe.subscriptions.list({ limit: 1 })],
  ['the mail server', () => at.app.mail.send(mail)],
  ['the file store', () => at.app.files.put('pictures/x', new Uint8Array(1))],
  ['the AI provider', () => streamObject(makeAi(config), { name: 'x', schema: {}, instructions: 'x', prompt: { shared: [], own: 'x' } })],
  ['the provider’s voice', () => providerVoice(config)!.speak('God is near.', 'teens', new AbortController().signal)],
  ['any provider', async () => outboundFetch('http://127.0.0.1:9/')],
]
const said = (work: () => Promise<unknown>) =>
  work().then(
    () => 'answered',
    (error: Error) => [error, error.cause, (error as { detail?: unknown }).detail].join(),
  )
const refusal = 'while a database transaction was open'

describe('inside an open transaction', () => {
  test.each(calls)('%s is not asked', async (_, call) => {
    await expect(at.app.db.transaction(() => at.app.db.transaction(() => said(call)))).resolves.toContain(refusal)
    expect(await said(call)).not.toContain(refusal)
  })
})

test('what a transaction began and what goes on after its end is no part of it', async () => {
  const { db } = at.app
  let go: () => void = () => undefined
  let later: Promise<unknown> = Promise.resolve()
  const ended = new Promise<void>((end) => (go = end))
  await db.transaction(async () => {
    later = ended.then(async () => {
      await db.q.insert(throttles).values({ key: 'later', hits: 1, windowEnd: new Date() })
      return said(calls[1]![1])
    })
  })
  go()
  expect(await later).toBe('answered')
  expect((await db.q.select().from(throttles)).map((row) => row.key)).toEqual(['later'])
})

// Only a server can end a connection; the embedded database has none.
if (process.env.TEST_POSTGRES_URL)
  test('a connection that is lost inside a transaction fails that transaction, and the process goes on', async () => {
    const { db } = at.app
    const lost = db.transaction(async () => {
      const { rows } = (await db.q.execute(sql`select pg_backend_pid() as pid`)) as unknown as { rows: { pid: number }[] }
      await fetch(`${at.base()}/readyz`)
      const killer = new (await import('pg')).default.Client({ connectionString: at.app.config.databaseUrl })
      await killer.connect()
      await killer.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await killer.end()
      await new Promise((told) => setTimeout(told, 200))
      await db.q.execute(sql`select 1`)
    })
    await expect(lost).rejects.toThrow()
    expect((await fetch(`${at.base()}/readyz`)).status).toBe(200)
  })
