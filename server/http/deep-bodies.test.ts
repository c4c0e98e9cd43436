import { expect, test } from 'vitest'
import { saveNotifications } from '#contract/accounts.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp()

test.each([
  ['lists', '['.repeat(1_000_000) + ']'.repeat(1_000_000)],
  ['objects', '{"a":'.repeat(500_000) + '1' + '}'.repeat(500_000)],
  ['a list in a field', `{"email":${'['.repeat(500_000)}${']'.repeat(500_000)},"password":"x"}`],
])('%s nested a million times are refused and are no fault', async (_, body) => {
  const token = await at.registered()
  for (const path of ['/api/auth/login', saveNotifications.path]) {
    const response = await fetch(at.base() + path, {
      method: path === saveNotifications.path ? 'PUT' : 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body,
    })
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'call.malformed'])
  }
})
