import { afterEach, expect, test, vi } from 'vitest'
import { login, register } from '#contract/accounts.ts'
import { people } from '#tests/people.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp({ RATE_LIMITS: 'on' })
afterEach(() => vi.restoreAllMocks())

test('a wrong password and a limit that is reached stands in the log, once, without password, token or mail address', async () => {
  const info = vi.spyOn(at.app.log, 'info')
  await at.call(register, { body: people.ruth })
  const secret = 'not this one at all'
  for (let i = 0; i < 14; i++) await at.call(login, { body: { email: people.ruth.email, password: secret } })
  const lines = info.mock.calls.flatMap(([fields, message]) => (message === 'security' ? [fields as { event: string }] : []))
  expect(lines.filter(({ event }) => event === 'login_failed')).toHaveLength(10)
  expect(lines.filter(({ event }) => event === 'limit_reached')).toHaveLength(1)
  expect(JSON.stringify(info.mock.calls)).not.toMatch(new RegExp(`${secret}|${people.ruth.email}|${people.ruth.password}`))
})
