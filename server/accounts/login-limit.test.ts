import { expect, test } from 'vitest'
import { forgotPassword, login, register, resetPassword } from '#contract/accounts.ts'
import { mails } from '#server/db/schema.ts'
import { people } from '#tests/people.ts'
import { useApp } from '#tests/test-app.ts'

// The proxy in front says where a call comes from.
const at = useApp({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' })
const from = (address: string) => ({ 'x-forwarded-for': address })
const { email, password } = people.ruth
const tries = async (address: string, body: { email: string; password: string }, count: number) => {
  const statuses: number[] = []
  for (let i = 0; i < count; i++) statuses.push((await at.call(login, { headers: from(address), body })).status)
  return statuses
}
const wrong = { email, password: 'not this one at all' }

test('strangers who guess are slowed down after ten tries, wherever they are, and the owner at home is not', async () => {
  await at.call(register, { headers: from('203.0.113.7'), body: people.ruth })
  expect(await tries('198.51.100.1', wrong, 6)).toEqual(Array(6).fill(401))
  expect(await tries('198.51.100.2', wrong, 6)).toEqual([401, 401, 401, 401, 429, 429])
  // Right or wrong: a stranger learns nothing more.
  const right = await at.call(login, { headers: from('198.51.100.3'), body: { email, password } })
  expect([right.status, Number(right.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(await tries('203.0.113.7', { email, password }, 1)).toEqual([200])
  // At home, too, nobody guesses for ever.
  expect((await tries('203.0.113.7', wrong, 11)).at(-1)).toBe(429)
  // An address without an account is slowed down the same.
  expect((await tries('198.51.100.4', { email: 'nobody@gracechapel.example', password }, 11)).at(-1)).toBe(429)
})

test('the owner whom strangers keep out is let in, where he is, by a mailed link', async () => {
  await at.call(register, { headers: from('203.0.113.7'), body: people.ruth })
  await tries('198.51.100.5', wrong, 10)
  const away = '192.0.2.9'
  expect(await tries(away, { email, password }, 1)).toEqual([429])
  expect((await at.call(forgotPassword, { headers: from(away), body: { email } })).status).toBe(204)
  const sent = (await at.app.db.q.select().from(mails)).find((one) => one.kind === 'password-reset')
  const token = /reset-password#([\w-]+)/.exec(sent?.text ?? '')?.[1] ?? ''
  const fresh = 'gleaning until evening'
  const own = await at.call(resetPassword, { headers: from(away), body: { token, password: email } })
  expect([own.status, own.json.code]).toEqual([422, 'accounts.password_common'])
  expect((await at.call(resetPassword, { headers: from(away), body: { token, password: fresh } })).status).toBe(204)
  expect(await tries(away, { email, password: fresh }, 1)).toEqual([200])
  expect(await tries('198.51.100.5', { email, password: fresh }, 1)).toEqual([429])
})

test('a home on the newer kind of address is one place, whichever of its numbers it takes today', async () => {
  await at.call(register, { headers: from('2001:db8:1:2:aaaa::1'), body: people.daniel })
  const body = { email: people.daniel.email, password: people.daniel.password }
  await tries('2001:db8:9:9::1', { ...body, password: 'no' }, 10)
  expect(await tries('2001:db8:1:2:bbbb::9', body, 1)).toEqual([200])
})
