import { connect } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { generateContent } from '#contract/generation.ts'
import { me } from '#contract/accounts.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'
import { refuseSlowBodies } from './slow-bodies.ts'
import { toProblem } from './problem.ts'

const at = useApp({}, { alone: true })

test('a server that ends answers what is read, asks new work to come again, and closes each connection with its answer', async () => {
  const token = await at.registered()
  expect((await at.call(me, { token })).headers.get('connection')).toBe('keep-alive')
  at.app.draining.begin()
  const read = await at.call(me, { token })
  expect([read.status, read.headers.get('connection')]).toEqual([200, 'close'])
  const work = await at.call(generateContent, { token, body: neighborSermon })
  expect([work.status, work.json.code, work.headers.get('retry-after'), work.headers.get('connection')]).toEqual([
    503,
    'server.stopping',
    '2',
    'close',
  ])
  expect((await fetch(`${at.base()}/readyz`)).status).toBe(503)
  expect((await fetch(`${at.base()}/healthz`)).status).toBe(200)
})

describe('a call whose body does not arrive', () => {
  test('is answered 408 and its connection is closed, and those that arrive are not touched', async () => {
    const http = Fastify()
    refuseSlowBodies(http, 300)
    http.post('/echo', async (request) => request.body)
    await http.listen({ port: 0, host: '127.0.0.1' })
    onTestFinished(() => http.close())
    const address = http.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const said = await new Promise<string>((done) => {
      let text = ''
      const peer = connect(port, '127.0.0.1', () =>
        peer.write('POST /echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"half'),
      )
      peer.on('data', (part) => (text += String(part)))
      peer.on('close', () => done(text))
    })
    expect(said).toMatch(/^HTTP\/1\.1 408 .*"call\.too_slow"/s)
    const whole = await fetch(`http://127.0.0.1:${port}/echo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
    })
    expect(await whole.json()).toEqual({ a: 1 })
  })
})

test('what the database ended by its limits in time is asked to come again', () => {
  for (const code of ['57014', '55P03', '25P03']) expect(toProblem(Object.assign(new Error('x'), { code })).status).toBe(503)
})
