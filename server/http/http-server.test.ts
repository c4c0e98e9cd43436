import { describe, expect, test } from 'vitest'
import { login } from '#contract/accounts.ts'
import { calls } from '#contract/calls.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp()
const lines = Object.entries(calls) as [string, Endpoint][]
/** Bodies that pass the shape, so that the answer is about whose it is. */
const bodies: Record<string, object> = {
  changeBook: { revision: 1, changes: [{ path: 'title', value: 'Mine' }] },
  writeNote: { text: 'They loved the rope.' },
  rewriteBook: { section: 'prayer' },
}

describe('every call of the contract', () => {
  test.each(lines.filter(([, line]) => line.access !== 'anyone'))('%s answers 401 without a session', async (_, line) => {
    const { status, json } = await at.call(line, { params: { id: crypto.randomUUID() } as never })
    expect(status).toBe(401)
    expect(json.code).toBe('accounts.no_session')
  })

  test.each(lines.filter(([, line]) => line.path.includes(':id')))('%s answers 404 for somebody else’s id', async (name, line) => {
    const token = await at.registered()
    for (const id of [crypto.randomUUID(), 'no-id', "1' or '1'='1"]) {
      const given = line.file ? { file: new Blob(['a file']) } : bodies[name] ? { body: bodies[name] as never } : {}
      const { status } = await at.call(line, { params: { id } as never, token, ...given })
      expect(status).toBe(404)
    }
  })

  test('is in the OpenAPI document', async () => {
    const document = (await (await fetch(`${at.base()}/api/openapi.json`)).json()) as {
      openapi: string
      paths: Record<string, Record<string, unknown>>
    }
    expect(document.openapi).toMatch(/^3\.1/)
    for (const [, line] of lines) expect(document.paths[line.path.replace(/:(\w+)/g, '{$1}')]).toHaveProperty(line.method.toLowerCase())
  })
})

describe('the answers', () => {
  test('refuse a body that is no JSON, has unknown keys or lacks a field, and name the field', async () => {
    const broken = await fetch(`${at.base()}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email"',
    })
    expect(broken.status).toBe(400)
    expect((await at.call(login, { body: { email: 'a@b.co', password: 'x', admin: true } })).status).toBe(400)
    const missing = await at.call(login, { body: { email: 'no address', password: '' } })
    expect(missing.json).toMatchObject({ code: 'call.malformed', fields: { email: 'Invalid email address' } })
  })

  test('carry the security headers, and no-store under /api', async () => {
    const { headers } = await at.call(calls.readAiProvider)
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  test('say 404 in the one shape for an unknown call, and are alive and ready', async () => {
    const unknown = await fetch(`${at.base()}/api/nothing`)
    expect(unknown.status).toBe(404)
    const told = (await unknown.json()) as { requestId: string }
    expect(told).toMatchObject({ code: 'call.not_found', requestId: expect.stringMatching(/^[0-9a-f]{12}$/) })
    expect(unknown.headers.get('x-request-id')).toBe(told.requestId)
    expect((await fetch(`${at.base()}/healthz`)).status).toBe(200)
    expect((await fetch(`${at.base()}/readyz`)).status).toBe(200)
    await at.app.jobs.add('x', {}, { lane: 'voice', delaySeconds: 3600 })
    const metrics = await (await fetch(`${at.base()}/metrics`)).text()
    expect(metrics).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/healthz"/)
    expect(metrics).toMatch(/storyfold_jobs\{lane="voice",state="waiting"\} 0\n/)
    expect(metrics).toMatch(/storyfold_engine_threads \d/)
  })
})
