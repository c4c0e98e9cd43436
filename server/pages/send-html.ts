import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Pages that are the same for everybody, as they go over the line: compressed once, and as small as it gets. */
const packed = new Map<string, Promise<Buffer>>()
/** How hard brotli tries: for a page that is sent often, and for one that is made for this request. */
const quality = { lasting: 11, once: 5 }

/** Sends a page, compressed as the browser takes it. It is asked for again on each visit: what it shows may have changed. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  { status = 200, lasting = false }: { status?: number; lasting?: boolean } = {},
): Promise<FastifyReply> {
  const takes = String(request.headers['accept-encoding'] ?? '')
  const encoding = /\bbr\b/.test(takes) ? 'br' : /\bgzip\b/.test(takes) ? 'gzip' : undefined
  void reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding')
  if (!encoding) return reply.send(html)
  void reply.header('content-encoding', encoding)
  if (!lasting) return reply.send(await pack(html, encoding, quality.once))
  const key = `${encoding} ${html}`
  const done = packed.get(key) ?? pack(html, encoding, quality.lasting)
  packed.set(key, done)
  return reply.send(await done)
}

const pack = (html: string, encoding: 'br' | 'gzip', hard: number): Promise<Buffer> =>
  encoding === 'br' ? brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: hard } }) : zip(html)
