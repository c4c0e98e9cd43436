import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { login, logout, me, register } from '#contract/accounts.ts'
import { generateContent } from '#contract/generation.ts'
import { recentSermons } from '#contract/sermons.ts'
import { openChurch } from '#tests/open-church.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'
import { insertCode } from './accounts.store.ts'
import { monthsLater } from './register.ts'
import { hashOfCode, newCode } from './tokens.ts'

const at = useApp()
const strict = useApp({ RATE_LIMITS: 'on' })

describe('registering', () => {
  test('starts a trial of three days', async () => {
    const { status, json } = await at.call(register, { body: people.ruth })
    expect(status).toBe(200)
    expect(json.subscription).toMatchObject({ plan: 'trial', status: 'trialing' })
    expect((json.user as { email: string }).email).toBe(people.ruth.email)
  })

  test('with a lifetime code gives pro, once', async () => {
    const code = newCode()
    await insertCode(at.app, { codeHash: hashOfCode(code), kind: 'lifetime' })
    const first = await at.call(register, { body: { ...people.ruth, couponCode: code.toLowerCase().replaceAll('-', ' ') } })
    expect(first.json.subscription).toMatchObject({ plan: 'pro', subscriptionSource: 'LIFETIME' })
    const second = await at.call(register, { body: { ...people.daniel, couponCode: code } })
    expect(second.json).toMatchObject({ code: 'accounts.code_unknown', fields: { couponCode: 'This code is not valid.' } })
  })

  test('with a wrong code makes no account', async () => {
    expect((await at.call(register, { body: { ...people.ruth, couponCode: 'SF-NOPE' } })).status).toBe(422)
    expect((await at.call(login, { body: { email: people.ruth.email, password: people.ruth.password } })).status).toBe(401)
  })

  test('refuses a taken address in any case, a short and a common password', async () => {
    await at.registered()
    expect((await at.call(register, { body: { ...people.ruth, email: people.ruth.email.toUpperCase() } })).status).toBe(409)
    expect((await at.call(register, { body: { ...people.daniel, password: '12345' } })).status).toBe(400)
    expect((await at.call(register, { body: { ...people.daniel, password: 'Password1' } })).json.code).toBe('accounts.password_common')
  })
})

describe('a session', () => {
  test('opens with the right password, dies at logout, and answers the same for a wrong password and an unknown address', async () => {
    await at.registered()
    const { json } = await at.call(login, { body: { email: people.ruth.email, password: people.ruth.password } })
    const token = String(json.token)
    expect((await at.call(me, { token })).json.user).toMatchObject({ name: people.ruth.name })
    const wrong = await at.call(login, { body: { email: people.ruth.email, password: 'not this one' } })
    const unknown = await at.call(login, { body: { email: 'nobody@gracechapel.example', password: 'not this one' } })
    expect(wrong.status).toBe(401)
    // The number of a call tells nothing of it.
    expect({ ...unknown.json, requestId: '' }).toEqual({ ...wrong.json, requestId: '' })
    expect((await at.call(logout, { token })).status).toBe(204)
    expect((await at.call(me, { token })).status).toBe(401)
  })

  test('ends after thirty days without use', async () => {
    const token = await at.registered()
    at.setNow(() => new Date(Date.now() + 31 * 86_400_000))
    expect((await at.call(me, { token })).status).toBe(401)
  })
})

test('after the trial new lessons answer 402 and the library stays readable', async () => {
  const token = await at.registered()
  at.setNow(() => new Date(Date.now() + 4 * 86_400_000))
  const refused = await at.call(generateContent, { token, body: neighborSermon })
  expect([refused.status, refused.json.subscribe]).toEqual([402, '/settings#subscription'])
  expect((await at.call(me, { token })).json.subscription).toMatchObject({ plan: 'trial', status: 'ended' })
  expect((await at.call(recentSermons, { token })).status).toBe(200)
})

test('a clock that was set back an hour takes nothing from anybody: the trial runs, the session holds, lessons are written', async () => {
  const token = await at.registered()
  const before = (await at.call(me, { token })).json
  at.setNow(() => new Date(Date.now() - 3_600_000))
  expect((await at.call(me, { token })).json).toEqual(before)
  expect((await at.call(generateContent, { token, body: neighborSermon })).status).toBeLessThan(300)
  expect((await at.call(login, { body: { email: people.ruth.email, password: people.ruth.password } })).status).toBe(200)
})

test('ten wrong passwords in a rush slow the address down, whoever asks', async () => {
  await strict.registered()
  const tries = await Promise.all(
    Array.from({ length: 14 }, () => strict.call(login, { body: { email: people.ruth.email, password: 'not this one' } })),
  )
  expect(tries.filter((one) => one.status === 401)).toHaveLength(10)
  const slowed = tries.filter((one) => one.status === 429)
  expect(slowed).toHaveLength(4)
  const seconds = Number(slowed[0]?.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(800)
  expect(slowed[0]?.json).toMatchObject({ retryAfter: seconds, message: expect.stringContaining('Please try again in 15 minutes.') })
})

test('a month after 31 January is the last day of February', () => {
  expect(monthsLater(new Date('2027-01-31T12:00:00Z'), 1).toISOString()).toBe('2027-02-28T12:00:00.000Z')
  expect(monthsLater(new Date('2026-11-30T00:00:00Z'), 3).toISOString()).toBe('2027-02-28T00:00:00.000Z')
})

// Two processes need a database that both can open; the embedded one serves one process.
if (process.env.TEST_POSTGRES_URL)
  test('five hundred guesses at each of two processes reach the password ten times in all', async () => {
    const name = `storyfold_guess_${process.pid}`
    const admin = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL })
    await admin.connect()
    await admin.query(`create database ${name}`)
    const url = new URL(process.env.TEST_POSTGRES_URL ?? '')
    url.pathname = `/${name}`
    const settings = { DATABASE_URL: url.href, RATE_LIMITS: 'on' }
    const processes = [await openChurch(settings), await openChurch(settings)]
    try {
      const post = (church: { url: string }, path: string, body: object) =>
        fetch(church.url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
      expect((await post(processes[0]!, register.path, people.ruth)).status).toBe(200)
      const guess = { email: people.ruth.email, password: 'not this one' }
      const statuses = await Promise.all(
        processes.flatMap((church) => Array.from({ length: 500 }, async () => (await post(church, login.path, guess)).status)),
      )
      expect(statuses.filter((status) => status === 401)).toHaveLength(10)
      expect(statuses.filter((status) => status === 429)).toHaveLength(990)
    } finally {
      for (const church of processes) await church.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    }
  })
