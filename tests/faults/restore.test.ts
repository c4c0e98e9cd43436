import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../../scripts/start-postgres.mjs'
import { register, saveProfile } from '#contract/accounts.ts'
import { generateContent } from '#contract/generation.ts'
import { listBooks } from '#contract/library.ts'
import { openChurch } from '#tests/open-church.ts'
import { operate } from '#tests/operate.ts'
import { people } from '#tests/people.ts'
import { openStore } from '#tests/s3-store.ts'
import { neighborSermon } from '#tests/sermons.ts'

const json = { 'content-type': 'application/json' }
/** Cuts in one run; more by hand. */
const rounds = Number(process.env.FAULT_ROUNDS) || 3
type Opened = Awaited<ReturnType<typeof openChurch>>

let church: Opened
let headers: Record<string, string>
let backup: string
const env = () => ({ DATA_DIR: church.folder })
const bio = async () => ((await (await fetch(`${church.url}/api/auth/me`, { headers })).json()) as { user: { bio: string } }).user.bio
const setBio = (text: string) =>
  fetch(church.url + saveProfile.path, { method: saveProfile.method, headers, body: JSON.stringify({ name: 'Ruth', bio: text }) })
const booksAt = async (url: string) => ((await (await fetch(url + listBooks.path, { headers })).json()) as unknown[]).length

beforeAll(async () => {
  church = await openChurch()
  const made = await fetch(church.url + register.path, { method: 'POST', headers: json, body: JSON.stringify(people.ruth) })
  headers = { ...json, authorization: `Bearer ${((await made.json()) as { token: string }).token}` }
  await fetch(church.url + generateContent.path, { method: 'POST', headers, body: JSON.stringify(neighborSermon) })
  expect((await setBio('as it was')).status).toBe(200)
  // While it runs: the server itself does it.
  const { status, out, error } = await operate(env(), ['backup'])
  expect([status, error]).toEqual([0, ''])
  backup = out.split(': ')[0] ?? ''
})
afterAll(() => church.close())

describe('a church that is restored from its backup', () => {
  test('is as it was then; what stood there is kept; while it runs nothing is restored', async () => {
    await setBio('changed since')
    expect((await operate(env(), ['restore', backup])).error).toMatch(/is in use by another Storyfold/)
    expect(await bio()).toBe('changed since')
    await church.kill()
    const { status, out, error } = await operate(env(), ['restore', backup])
    expect([status, error]).toEqual([0, ''])
    await church.start()
    expect([await bio(), await booksAt(church.url)]).toEqual(['as it was', 3])
    expect(existsSync(path.join(/kept: (\S+)\. Delete/.exec(out)?.[1] ?? '', 'database', 'PG_VERSION'))).toBe(true)
    expect((await operate(env(), ['doctor'])).out).toContain('All is well.')
  })

  test('keeps what it has where the backup is damaged', async () => {
    await setBio('worth keeping')
    await church.kill()
    const damaged = path.join(church.folder, 'damaged.tar.gz')
    writeFileSync(damaged, readFileSync(backup).subarray(0, -2000))
    const before = readdirSync(church.folder).toSorted()
    expect((await operate(env(), ['restore', damaged])).error).toMatch(/is damaged.*Nothing was changed/)
    expect(readdirSync(church.folder).toSorted()).toEqual(before)
    await church.start()
    expect(await bio()).toBe('worth keeping')
  })

  test('has the one or the other whole when the power is cut in the midst, and can be restored again', { timeout: 900_000 }, async () => {
    const seen: string[] = []
    const started = performance.now()
    await church.kill()
    expect((await operate(env(), ['restore', backup])).status).toBe(0)
    const whole = performance.now() - started
    for (let round = 0; round < rounds; round++) {
      await church.start()
      await setBio('since then')
      await church.kill()
      // From soon after the start, before anything can have been swapped on the busiest machine, to the end.
      await operate(env(), ['restore', backup], { cutAfterMs: whole * (0.05 + (0.95 * round) / (rounds - 1)) })
      await church.start()
      expect(await booksAt(church.url)).toBe(3)
      seen.push(await bio())
      await church.kill()
    }
    expect(seen.filter((one) => one !== 'since then' && one !== 'as it was')).toEqual([])
    expect(seen).toContain('since then')
    expect((await operate(env(), ['restore', backup])).status).toBe(0)
    await church.start()
    expect(await bio()).toBe('as it was')
  })
})

const postgres = await startPostgres()
afterAll(() => postgres?.stop())

test.skipIf(!postgres)(
  'an embedded church moves to PostgreSQL and a store with one command, and its backup goes back there too',
  async () => {
    const store = await openStore()
    onTestFinished(() => store.close())
    await church.kill()
    const large = { ...env(), ...store.env, DATABASE_URL: postgres?.url.replace(/postgres$/, 'church') ?? '' }
    const missing = await operate(large, ['move'])
    expect(missing.error).toMatch(/no such database/)
    const admin = new pg.Client({ connectionString: postgres?.url })
    admin.on('error', () => undefined)
    await admin.connect()
    await admin.query('create database church')
    expect(await operate(large, ['move'])).toMatchObject({ status: 0, error: '' })
    const moved = await openChurch(large)
    onTestFinished(() => moved.close())
    expect(await booksAt(moved.url)).toBe(3)
    expect((await operate(large, ['move'])).error).toMatch(/has accounts already/)
    const { out } = await operate(large, ['backup', path.join(moved.folder, 'large.tar.gz')])
    const file = out.split(': ')[0] ?? ''
    expect((await operate(large, ['restore', file])).error).toMatch(/Other processes are connected/)
    await moved.kill()
    expect((await operate({ ...large, S3_BUCKET: 'elsewhere' }, ['restore', file])).error).toMatch(/no bucket "elsewhere"/)
    expect(await operate(large, ['restore', file])).toMatchObject({ status: 0, error: '' })
    const { rows } = await admin.query<{ datname: string }>("select datname from pg_database where datname like 'church%' order by 1")
    // The empty one that it moved to, and the one that the restore put aside.
    expect(rows.map(({ datname }) => datname.replace(/\d.*/, ''))).toEqual(['church', 'church_before_restore_', 'church_before_restore_'])
    await admin.end()
    await moved.start()
    expect(await booksAt(moved.url)).toBe(3)
  },
)
