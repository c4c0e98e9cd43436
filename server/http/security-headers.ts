import type { FastifyInstance } from 'fastify'

/** What a page may load and run; of what stands in the page itself only what has one of these hashes. */
export const policyWith = ({ script, style }: { script: string; style: string }): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${script}`.trim(),
    `style-src 'self' ${style}`.trim(),
    "img-src 'self' data: blob:",
    // What was just recorded is heard before it is sent.
    "media-src 'self' blob:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
const policy = policyWith({ script: '', style: '' })

/** One constant set of headers on every answer; HSTS only where the public address is https. */
export function addSecurityHeaders(http: FastifyInstance, { https, dev }: { https: boolean; dev: boolean }): void {
  const headers: Record<string, string> = {
    ...(dev ? {} : { 'content-security-policy': policy }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
  // With a callback and not a promise, here and in the other hooks: of each there are thousands a second.
  http.addHook('onRequest', (_, reply, next) => {
    reply.headers(headers)
    next()
  })
}
