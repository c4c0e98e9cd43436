import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Sends a page, compressed as the browser takes it. It is asked for again on each visit: what it shows may have changed. */
export async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string, status = 200): Promise<FastifyReply> {
  const takes = String(request.headers['accept-encoding'] ?? '')
  const encoding = /\bbr\b/.test(takes) ? 'br' : /\bgzip\b/.test(takes) ? 'gzip' : undefined
  void reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding')
  if (!encoding) return reply.send(html)
  void reply.header('content-encoding', encoding)
  return reply.send(encoding === 'br' ? await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : await zip(html))
}
