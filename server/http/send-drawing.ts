import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'

const zip = promisify(gzip)

/** Sends a drawing, which is text and three times as large as it need be, as small as the browser takes it. */
export async function sendDrawing(reply: FastifyReply, svg: Uint8Array): Promise<FastifyReply> {
  void reply.header('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(String(reply.request.headers['accept-encoding'] ?? ''))) return reply.send(Buffer.from(svg))
  return reply.header('content-encoding', 'gzip').send(await zip(svg))
}
