import http from 'node:http'
import https from 'node:https'
import { Readable } from 'node:stream'
import { refuseInTransaction } from '#server/db/outbound.ts'

const withoutBody = new Set([204, 205, 304])

/**
 * A fetch that waits as long as its signal lets it. The platform's own ends a call that brings no byte for five minutes, and a
 * model on a church's own machine may read a sermon for longer. It follows no redirection.
 */
export const patientFetch: typeof fetch = async (input, init) => {
  refuseInTransaction('a provider')
  const asked = new Request(input, init)
  const body = asked.body ? Buffer.from(await asked.arrayBuffer()) : undefined
  const { request } = asked.url.startsWith('https:') ? https : http
  const { method, signal } = asked
  return new Promise((resolve, reject) => {
    const headers = Object.fromEntries(asked.headers)
    const sent = request(asked.url, { method, headers, signal }, (answer) => {
      const status = answer.statusCode ?? 502
      const told = new Headers()
      for (const [name, values] of Object.entries(answer.headersDistinct)) for (const value of values ?? []) told.append(name, value)
      const stream = withoutBody.has(status) ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>)
      resolve(new Response(stream, { status, statusText: answer.statusMessage ?? '', headers: told }))
    })
    sent.on('error', (error) => reject(signal.aborted ? (signal.reason as Error) : error))
    sent.end(body)
  })
}
