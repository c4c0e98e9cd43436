import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'

const zip = promisify(gzip)
/** What goes over the line in one or two packets is not worth the work. */
const smallest = 2000

/** Sends text, which is three times as large as it need be, as small as the browser takes it. */
export async function sendPacked(reply: FastifyReply, text: Uint8Array | string): Promise<FastifyReply> {
  void reply.header('vary', 'accept-encoding')
  const packs = text.length >= smallest && /\bgzip\b/.test(String(reply.request.headers['accept-encoding'] ?? ''))
  if (!packs) return reply.send(typeof text === 'string' ? text : Buffer.from(text))
  return reply.header('content-encoding', 'gzip').send(await zip(text))
}
