import type { FastifyReply, FastifyRequest } from 'fastify'
import { pack, packingOf, quality } from '#server/http/pack.ts'

/** Pages that are the same for everybody, as they go over the line: compressed once, and as small as it gets. */
const packed = new Map<string, Promise<Buffer>>()

/** Sends a page, compressed as the browser takes it. It is asked for again on each visit: what it shows may have changed. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  { status = 200, lasting = false }: { status?: number; lasting?: boolean } = {},
): Promise<FastifyReply> {
  const encoding = packingOf(request)
  void reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding')
  if (!encoding) return reply.send(html)
  void reply.header('content-encoding', encoding)
  if (!lasting) return reply.send(await pack(html, encoding))
  const key = `${encoding} ${html}`
  const done = packed.get(key) ?? pack(html, encoding, quality.lasting)
  packed.set(key, done)
  return reply.send(await done)
}
