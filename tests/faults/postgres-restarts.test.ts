import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../../scripts/start-postgres.mjs'
import { me, register, saveProfile } from '#contract/accounts.ts'
import { stepsKnown } from '#server/db/bring-up-to-date.ts'
import { openChurch } from '#tests/open-church.ts'
import { people } from '#tests/people.ts'
import { tellFigures } from './figures.ts'

const json = { 'content-type': 'application/json' }
/** Crashes of the database, and pairs of starts; more by hand. */
const rounds = Number(process.env.FAULT_ROUNDS) || 1
const timeout = 1_800_000
const postgres = await startPostgres()
afterAll(() => postgres?.stop())
let made = 0
/** A database of its own on that server. */
async function database(): Promise<{ url: string; client: pg.Client }> {
  const name = `faults_${made++}`
  const admin = new pg.Client({ connectionString: postgres?.url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = postgres?.url.replace(/postgres$/, name) ?? ''
  return { url, client: new pg.Client({ connectionString: url }) }
}

test.skipIf(!postgres)(
  'a PostgreSQL that crashes loses nothing that was acknowledged, and the server goes on by itself within ten seconds',
  { timeout },
  async () => {
    const church = await openChurch({ DATABASE_URL: (await database()).url })
    onTestFinished(() => church.close())
    const registered = await fetch(church.url + register.path, { method: 'POST', headers: json, body: JSON.stringify(people.ruth) })
    const headers = { ...json, authorization: `Bearer ${((await registered.json()) as { token: string }).token}` }
    const statuses = new Map<string, number>()
    let [going, count, acknowledged, sent] = [true, 0, -1, -1]
    const writer = async () => {
      while (going) {
        sent = count++
        const body = JSON.stringify({ name: 'Ruth', bio: String(sent) })
        const answer = await fetch(church.url + saveProfile.path, { method: saveProfile.method, headers, body }).catch(() => undefined)
        if (answer?.status === 200) acknowledged = sent
        const said = answer
          ? `${answer.status}${answer.status === 503 && !answer.headers.get('retry-after') ? ' without Retry-After' : ''}`
          : 'gone'
        await answer?.arrayBuffer()
        statuses.set(said, (statuses.get(said) ?? 0) + 1)
        await new Promise((next) => setTimeout(next, 10))
      }
    }
    const writing = writer()
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const before = acknowledged
      while (acknowledged < before + 5) await new Promise((next) => setTimeout(next, 10))
      postgres?.crash()
      await new Promise((next) => setTimeout(next, 300))
      postgres?.start()
      const begun = performance.now()
      await expect.poll(async () => (await fetch(`${church.url}/readyz`)).status, { timeout: 10_000, interval: 50 }).toBe(200)
      times.push(performance.now() - begun)
    }
    going = false
    await writing
    const { user } = (await (await fetch(church.url + me.path, { headers })).json()) as { user: { bio: string } }
    // What was sent last may have been stored without its answer; nothing older stands there.
    expect([acknowledged, sent].map(String)).toContain(user.bio)
    expect([...statuses.keys()].filter((one) => !['200', '503'].includes(one))).toEqual([])
    tellFigures({
      crashes: rounds,
      writes: count,
      refused: statuses.get('503') ?? 0,
      'ms until ready, at most': Math.round(Math.max(...times)),
    })
  },
)

test.skipIf(!postgres)('two servers that start at once on an empty database bring it up to date once', { timeout }, async () => {
  for (let round = 0; round < rounds; round++) {
    const { url, client } = await database()
    const both = await Promise.all([openChurch({ DATABASE_URL: url }), openChurch({ DATABASE_URL: url })])
    await client.connect()
    const { rows } = await client.query<{ steps: number }>('select count(*)::int as steps from drizzle.__drizzle_migrations')
    await client.end()
    expect(rows[0]?.steps).toBe(stepsKnown)
    for (const one of both) expect((await fetch(`${one.url}/readyz`)).status).toBe(200)
    await Promise.all(both.map((one) => one.close()))
  }
  tellFigures({ 'pairs of starts': rounds })
})
